import { mutate } from 'swr'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { openDialog, parseHash, showQuery } from '#islands/lib/location.ts'
import { createStore } from '#islands/lib/store.ts'
import {
  ALBUMS,
  CRATES,
  knownAlbums,
  knownCrates,
  knownMembers,
  MEMBERS,
  patchAlbums,
  patchCrates,
  patchMembers,
  unsent,
} from '../cache.ts'
import { type Change, type Entry, withId } from './outbox-changes.ts'
import { overlay } from './outbox-overlay.ts'
import { updateEntries } from './outbox-store.ts'

/** The changes that are kept until they can be sent. Calls that are on their way for the first time are not among them. */
export const outbox = createStore<readonly Entry[]>([])

/** The ids that the server gave to what was added, by the temporary ones. */
const givenIds = { album: new Map<number, number>(), crate: new Map<number, number>() }
const KINDS = ['album', 'crate'] as const

/** A change with those ids in the place of the temporary ones. */
export const withGivenIds = <Made extends Change>(change: Made): Made =>
  KINDS.reduce<Change>(
    (made, kind) => [...givenIds[kind]].reduce((one, [from, to]) => withId(one, kind, from, to), made),
    change,
  ) as Made

/** Whether a tab waits for the answer to the first call of it. */
export const isOnItsWay = ({ sender }: Entry) => sender !== undefined

/** Replaces the entries by what `change` makes of them, here and on the device; resolves to them. */
export async function update(change: (entries: Entry[]) => Entry[]): Promise<Entry[]> {
  const entries = await updateEntries(change)
  const kept = entries.filter((entry) => !isOnItsWay(entry))
  outbox.set(kept)
  unsent.overlay = (lists) => ({ ...lists, ...overlay(lists, kept) })
  void navigator.setAppBadge?.(kept.length).catch(() => undefined)
  return entries
}

/** Shows lists with changes that the server has not confirmed. */
export async function show(entries: readonly Entry[]): Promise<void> {
  const before = { albums: knownAlbums(), crates: knownCrates(), members: knownMembers() }
  const { albums, crates, members } = overlay(before, entries)
  if (albums && albums !== before.albums) await mutate(ALBUMS, albums, { revalidate: false })
  if (crates && crates !== before.crates) await mutate(CRATES, crates, { revalidate: false })
  if (members && members !== before.members) await mutate(MEMBERS, members, { revalidate: false })
}

/** Gives what was added the id of the server, wherever this page knows it. */
export async function giveId(kind: 'album' | 'crate', from: number, to: number): Promise<void> {
  givenIds[kind].set(from, to)
  const one = (id: number) => (id === from ? to : id)
  const named = <Row extends { id: number }>(rows: Row[]) =>
    rows.map((row) => (row.id === from ? { ...row, id: to } : row))
  await (kind === 'album' ? patchAlbums(named) : patchCrates(named))
  await patchMembers((members) =>
    members.map(({ crateId, albumIds }) =>
      kind === 'album' ? { crateId, albumIds: albumIds.map(one) } : { crateId: one(crateId), albumIds },
    ),
  )
  const query = parseCollectionQuery(location.search)
  const dialog = parseHash(location.hash)
  if (kind === 'crate' && query.crate === from) showQuery({ ...query, crate: to }, { replace: true })
  const isShown = dialog?.id === from && /crate/.test(dialog.name) === (kind === 'crate')
  if (dialog && isShown) openDialog(dialog.name, to)
}
