import { readStored, writeStored } from '#islands/lib/browser-storage.ts'

// The account, then what was chosen last, each on a line of its own.
const KEY = 'gatefold.recent'
const MAX_KEPT = 8

/** The ids of what the person of an account has chosen in the dialog, the last one first. */
export function recentIds(account: string | undefined): string[] {
  const [kept, ...ids] = readStored(KEY)?.split('\n') ?? []
  return kept === account ? ids : []
}

/** Notes a choice, if this device may keep anything of the person. */
export function noteRecent(account: string | undefined, id: string): void {
  if (account === undefined) return
  const others = recentIds(account).filter((known) => known !== id)
  writeStored(KEY, [account, id, ...others].slice(0, MAX_KEPT + 1).join('\n'))
}

/** Forgets all choices. */
export const forgetRecent = (): void => writeStored(KEY, null)
