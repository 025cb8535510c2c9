import type { AlbumView } from '#domain/albums/album.ts'
import { withCrates } from '#domain/crates/crate-lists.ts'
import { answeredWith, type Change, overlay, recordsIn, type SentChange } from '../changes/change.ts'
import { type Lists, records } from './records.ts'
import { asShown, unlessShown } from './same.ts'
import { syncStatus } from './status.ts'

type Read = Omit<Lists, 'listens'>
const NAMES = ['albums', 'crates', 'members'] as const

/** What the server has told besides the lists: a change that it has made, and albums and crates as they are now. */
type Told = { change?: SentChange; goneAlbums?: readonly number[] } & Partial<Pick<Lists, 'albums' | 'crates'>>

/** The lists as they were read last, and how much had been told when each was asked for. */
let read: Partial<Read> = {}
const askedAt = { albums: 0, crates: 0, members: 0 }
/** What was told that one of them may lack, with its number. */
let told: { at: number; news: Told }[] = []
let count = 0
/** The lists with what was told since. */
let confirmed: Partial<Lists> = {}
/** The changes that the server has not confirmed, each as a text beside it. */
let pending: { changes: readonly Change[]; texts: readonly string[] } = { changes: [], texts: [] }

/** How much the server has told: what it is asked for from now on has all of that. */
export const toldCount = (): number => count

/** The lists as the server has confirmed them; undefined if unknown. */
export const confirmedLists = (): Partial<Lists> => confirmed

/** An album that is not among those that were read, with what was changed on this page. */
const asChanged = (album: AlbumView): AlbumView => {
  const lists = told.reduce((lists: Partial<Lists>, { news }) => withTold(lists, news), { albums: [album] })
  return overlay(lists, pending.changes).albums?.find(({ id }) => id === album.id) ?? album
}

const display = (lists: Partial<Lists>) =>
  records.set({ ...lists, asChanged: !lists.albums || syncStatus.get().isBehind ? asChanged : undefined })
const show = () => display(overlay(confirmed, pending.changes))

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

function withTold(lists: Partial<Lists>, { change, goneAlbums = [], albums = [], crates = [] }: Told): Partial<Lists> {
  const made = change ? overlay(lists, [change]) : lists
  const gone = new Set(goneAlbums)
  const left = gone.size > 0 ? made.albums?.filter(({ id }) => !gone.has(id)) : made.albums
  return {
    ...made,
    albums: left && withAlbums(left, albums),
    crates: made.crates && crates.length > 0 ? withCrates(made.crates, crates) : made.crates,
  }
}

/** The lists that were read, each with what was told since it was asked for. */
const withAllTold = (): Partial<Read> =>
  told.reduce<Partial<Read>>((lists, { at, news }) => {
    const after = withTold(lists, news)
    return Object.fromEntries(NAMES.map((name) => [name, (at < askedAt[name] ? lists : after)[name]])) as Partial<Read>
  }, read)

/**
 * Shows lists of the server in place of those before, with what it has told since `toldCount` was `since`, and with what it has not
 * confirmed. What shows already stays the same object.
 */
export function setConfirmed(
  { albums, crates, members, listens = confirmed.listens }: Partial<Lists>,
  since = 0,
): void {
  const before = confirmed
  const fresh: Partial<Read> = {
    ...(albums && { albums: unlessShown(before.albums, albums) }),
    ...(crates && { crates: asShown(before.crates, crates, ({ id }) => id) }),
    ...(members && { members: asShown(before.members, members, ({ crateId }) => crateId) }),
  }
  read = { ...read, ...fresh }
  for (const name of NAMES) if (fresh[name]) askedAt[name] = since
  const from = Math.min(...Object.values(askedAt))
  told = told.filter(({ at }) => at >= from)
  confirmed = { ...withAllTold(), listens }
  if (NAMES.some((name) => confirmed[name] !== before[name]) || listens !== before.listens) show()
}

/** Shows exactly these changes that the server has not confirmed. */
export function setPending(changes: readonly Change[]): void {
  const texts = changes.map((change) => JSON.stringify(change))
  const before = pending
  const isSame = before.texts.every((text, index) => text === texts[index])
  if (isSame && texts.length === before.texts.length) return
  pending = { changes, texts }
  // The usual case: what is shown stays, and the new change comes last.
  if (isSame) display(overlay(records.get(), changes.slice(before.texts.length)))
  else show()
}

/** Shows what the server has said of albums and crates. */
export function mergeServer(news: Told): void {
  told.push({ at: count, news })
  count += 1
  confirmed = withTold(confirmed, news)
  show()
}

/**
 * Notes that the server has made a change, and what it answered. Returns whether a crate holds something else than is known here, because
 * it was changed elsewhere too.
 */
export function confirmChange(change: SentChange, answer: unknown): boolean {
  const fresh = recordsIn(change, answer)
  // The answer says all of an album, which may have been changed elsewhere too.
  mergeServer(answer && answeredWith(change)?.kind === 'album' ? fresh : { change, ...fresh })
  const counts = new Map(confirmed.members?.map(({ crateId, albumIds }) => [crateId, albumIds.length]))
  const isOther = ({ id, query, albumCount }: Lists['crates'][number]) =>
    query === undefined && (counts.get(id) ?? albumCount) !== albumCount
  return fresh.crates?.some(isOther) ?? false
}
