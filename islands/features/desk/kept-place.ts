import { desk } from '#islands/data/store/account-storage.ts'
import { pageAccount } from '#islands/data/store/device.ts'

/** The album that the desk was left at on this device, in the list of an address; null if it was another list. */
export function keptPlace(search: string): number | null {
  const [id, list] = desk.get(pageAccount())?.split(' ') ?? []
  return list === search ? Number(id) : null
}

/** Keeps where the person is in the list of an address. */
export const keepPlace = (search: string, id: number): void => desk.keep(pageAccount(), `${id} ${search}`)
