import { mutate } from 'swr'
import { createStore } from '#islands/lib/store.ts'
import { ALBUMS, CRATES, knownAlbums, knownCrates, knownMembers, MEMBERS, unsent } from '../cache.ts'
import { overlay } from '../changes/change.ts'
import { changesOf, type Entry } from './entry.ts'
import { updateEntries } from './outbox-store.ts'

/** The changes that are kept until they can be sent. Calls that are on their way for the first time are not among them. */
export const outbox = createStore<readonly Entry[]>([])

/** Whether a tab waits for the answer to the first call of it. */
export const isOnItsWay = ({ sender }: Entry) => sender !== undefined

/** Replaces the entries by what `change` makes of them, here and on the device; resolves to them. */
export async function update(change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const entries = await updateEntries(change)
  const kept = entries.filter((entry) => !isOnItsWay(entry))
  outbox.set(kept)
  unsent.overlay = (lists) => ({ ...lists, ...overlay(lists, changesOf(kept)) })
  void navigator.setAppBadge?.(kept.length).catch(() => undefined)
  return entries
}

/** Shows lists with changes that the server has not confirmed. */
export async function show(entries: readonly Entry[]): Promise<void> {
  const before = { albums: knownAlbums(), crates: knownCrates(), members: knownMembers() }
  const { albums, crates, members } = overlay(before, changesOf(entries))
  if (albums && albums !== before.albums) await mutate(ALBUMS, albums, { revalidate: false })
  if (crates && crates !== before.crates) await mutate(CRATES, crates, { revalidate: false })
  if (members && members !== before.members) await mutate(MEMBERS, members, { revalidate: false })
}
