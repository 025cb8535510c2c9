import { mutate } from 'swr'
import { ALBUMS, CRATES, type Lists, MEMBERS } from '../cache.ts'

/** Shows the lists of the demo, which are in SWR's cache only. */
export async function showLists({ albums, crates, members }: Lists): Promise<void> {
  await Promise.all([
    mutate(ALBUMS, albums, { revalidate: false }),
    mutate(CRATES, crates, { revalidate: false }),
    mutate(MEMBERS, members, { revalidate: false }),
  ])
}
