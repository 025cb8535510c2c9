import { device } from '../store/account-storage.ts'
import { pageAccount } from '../store/device.ts'

/** What this page has of it where nothing may be stored. */
let inPage: string | null = null
let last = 0

/** The number of now: none that is drawn from now on is smaller. */
export const numberNow = (): number => Math.max(last, Date.now())

const kept = () => (device.get(pageAccount()) ?? inPage)?.split(' ') ?? []

/** The name of this device, if it has made a change. */
export const ownName = (): string | undefined => kept()[0]

/** The next number of this device, by which the server knows the newer of two changes, also where the clock is set back. */
export function drawNumber(): { device: string; number: number } {
  const [name = crypto.randomUUID(), before = 0] = kept()
  last = Math.max(Number(before) + 1, numberNow())
  inPage = `${name} ${last}`
  device.keep(pageAccount(), inPage)
  return { device: name, number: last }
}

/** Numbers this device anew, because its numbers are too small for the server. */
export function renameDevice(): void {
  inPage = null
  device.forget()
}
