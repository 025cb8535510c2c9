import type { AlbumView } from '#domain/albums/album.ts'
import { withCrates } from '#domain/crates/crate-list.ts'
import { type Change, overlay, recordsIn, type SentChange } from './changes/change.ts'
import { type Lists, records } from './records.ts'

/** The lists as the server has confirmed them, as far as they are known. */
let confirmed: Partial<Lists> = {}
/** The changes that it has not confirmed, each as a text beside it. */
let pending: { changes: readonly Change[]; texts: readonly string[] } = { changes: [], texts: [] }
/** Those that it confirmed before there were lists. */
let early: SentChange[] = []

const show = () => records.set(overlay(confirmed, pending.changes))

/** The lists as the server has confirmed them; undefined if unknown. */
export const confirmedLists = (): Partial<Lists> => confirmed

/** Shows lists of the server in place of those before, with what it has not confirmed. */
export function setConfirmed(lists: Partial<Lists>): void {
  confirmed = overlay({ ...confirmed, ...lists }, early)
  if (confirmed.members) early = []
  show()
}

/** Shows the lists with exactly these changes that the server has not confirmed. */
export function setPending(changes: readonly Change[]): void {
  const texts = changes.map((change) => JSON.stringify(change))
  const before = pending
  const isSame = before.texts.every((text, index) => text === texts[index])
  if (isSame && texts.length === before.texts.length) return
  pending = { changes, texts }
  // The usual case: what is shown stays, and the new change comes last.
  if (isSame) records.set(overlay(records.get(), changes.slice(before.texts.length)))
  else show()
}

/** Albums with these in their places, unless a later version is there; new ones come first. */
function withAlbums(albums: AlbumView[], fresh: readonly AlbumView[]): AlbumView[] {
  if (fresh.length === 0) return albums
  const rest = new Map(fresh.map((album) => [album.id, album]))
  const after = albums.map((album) => {
    const now = rest.get(album.id)
    if (!now) return album
    rest.delete(album.id)
    return now.version < album.version ? album : now
  })
  return rest.size > 0 ? [...rest.values(), ...after] : after
}

type Answered = Partial<Pick<Lists, 'albums' | 'crates'>> & { goneAlbums?: readonly number[] }

/** Shows what the server has said of albums and crates. */
export function mergeServer({ albums: freshAlbums = [], crates: freshCrates = [], goneAlbums = [] }: Answered): void {
  const { albums, crates } = confirmed
  const gone = new Set(goneAlbums)
  const left = gone.size > 0 ? albums?.filter(({ id }) => !gone.has(id)) : albums
  confirmed = {
    ...confirmed,
    albums: left && withAlbums(left, freshAlbums),
    crates: crates && freshCrates.length > 0 ? withCrates(crates, freshCrates) : crates,
  }
  show()
}

/**
 * Notes that the server has made a change, and what it answered. Returns whether a crate holds something else than is known here, because
 * it was changed elsewhere too.
 */
export function confirmChange(change: SentChange, answer: unknown): boolean {
  if (!confirmed.members) early.push(change)
  confirmed = overlay(confirmed, [change])
  const fresh = recordsIn(change, answer)
  mergeServer(fresh)
  const counts = new Map(confirmed.members?.map(({ crateId, albumIds }) => [crateId, albumIds.length]))
  const isOther = ({ id, query, albumCount }: Lists['crates'][number]) =>
    query === undefined && (counts.get(id) ?? albumCount) !== albumCount
  return fresh.crates?.some(isOther) ?? false
}
