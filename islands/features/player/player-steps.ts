import type { AlbumView } from '#domain/albums/album.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import type { Found, Part } from './find-parts.ts'
import type { Place } from './place.ts'
import { besides, CLOSED, isOneTrack, isUnread, numbered, type PlayerState, placeOf } from './player-state.ts'
import { continued, currentOf, type Queue, type Shuffle, step } from './queue.ts'

// The next state of the player after an event, and the effects to run. Nothing here has effects itself.

/** `more`: the queue is at its last entry. */
export type Effect =
  | { kind: 'find'; album: AlbumView; failed?: Part | undefined }
  | { kind: 'load'; url: string; at: number; isWanted: boolean }
  | { kind: 'show'; time: number; length: number }
  | { kind: 'play' | 'pause' | 'rewind' | 'more' | 'offline' | 'silent' }
  | { kind: 'skipped'; titles: string[] }
  | { kind: 'failed'; error: unknown }

export type Step = readonly [PlayerState, ...Effect[]]
type Position = { time: number; length: number }
/** The state of the sound, and whether there is a network. */
export type Now = Position & { isOffline: boolean }

/** After so many failures in a row, the cause is not the albums. */
const MAX_FAILED = 3
/** How long a stream has to play to count as heard, and as proof that streams work, in seconds. */
const [HEARD, WORKS] = [0.2, 30]
/** From how many seconds on Previous returns to the start of the current part. */
const STARTED = 3
/** Statuses that the next album would get too. */
const REFUSALS = [401, 403, 429, 503]

const UNREAD = { isLoaded: false, parts: [], part: 0 }

/** The person chose what plays, so earlier failures do not count. */
const chosen = (state: PlayerState) => ({ ...state, failures: 0, missed: [] })

/** Finds the parts of the current album and plays one of them. */
function begin(state: PlayerState, choose?: PlayerState['choose'], { time, length } = { time: 0, length: 0 }): Step {
  const entry = currentOf(state.queue)
  const album = entry && state.albums.get(entry.albumId)
  if (!album) return [state]
  const track = album.id !== state.album?.id && { track: '', number: null, limit: null }
  const wanted = { turn: state.turn + 1, isWanted: true, isFinding: true, mayRenew: true }
  return [
    { ...state, ...track, ...UNREAD, ...wanted, album, from: time, choose: choose ?? (() => entry.place ?? 0) },
    { kind: 'show', time, length: time > 0 ? length : 0 },
    { kind: 'find', album },
  ]
}

function playPart(state: PlayerState, from = 0): Step {
  const { url = '', title, number = null } = state.parts[state.part] ?? {}
  return [
    { ...state, isLoaded: true, isFinding: false, from, track: title ?? '', number },
    { kind: 'load', url, at: from, isWanted: state.isWanted },
  ]
}

const playOther = (state: PlayerState, part: number) => playPart({ ...state, part, mayRenew: true, isWanted: true })

/** Plays the next or the previous entry of the queue; null beyond its ends. */
function go(state: PlayerState, by: 1 | -1): Step | null {
  const queue = step(state.queue, by)
  return queue && begin({ ...state, queue })
}

/** The same with tracks, where an album plays whole. */
function goBy(state: PlayerState, by: 1 | -1): Step | null {
  if (isUnread(state)) return begin(state, numbered(state.number, by))
  return besides(state, by) ? playOther(state, state.part + by) : go(state, by)
}

/** Pauses. The part is looked up anew with the next Play. */
const halt = (state: PlayerState, ...effects: Effect[]): Step => [
  { ...state, isLoaded: false, isWanted: false, isFinding: false },
  ...effects,
  { kind: 'pause' },
]

/** Shows a position without a stream; the album is known. */
export function show(state: PlayerState, { albumId, time, length, ...place }: Place): Step {
  const album = state.albums.get(albumId) ?? null
  return [
    { ...state, ...UNREAD, ...place, album, turn: state.turn + 1 },
    { kind: 'show', time, length },
  ]
}

export const start = (state: PlayerState, begun: Pick<PlayerState, 'albums' | 'queue' | 'isAlone'>, number?: number) =>
  begin({ ...chosen(state), ...begun }, number === undefined ? undefined : numbered(number))

export function play(state: PlayerState, now: Now): Step {
  const wanted = { ...chosen(state), isWanted: true }
  if (state.isFinding) return [wanted]
  if (state.isLoaded) return [{ ...wanted, mayRenew: true }, { kind: 'play' }]
  return begin(wanted, state.number === null ? undefined : numbered(state.number), now)
}

export const pause = (state: PlayerState): Step => [{ ...state, isWanted: false }, { kind: 'pause' }]

export const next = (state: PlayerState): Step => goBy(chosen(state), 1) ?? [chosen(state)]

/** Goes to the start of the current part, or from there to the previous track or album. */
export const previous = (state: PlayerState, { time }: Now): Step =>
  (time <= STARTED && goBy(chosen(state), -1)) || [chosen(state), { kind: 'rewind' }]

export const playTrack = (state: PlayerState, part: number, queue: Queue) =>
  playOther({ ...chosen(state), queue }, part)

export const jump = (state: PlayerState, at: number): Step =>
  state.queue.order[at] ? begin({ ...chosen(state), queue: { ...state.queue, at } }) : [state]

export const setQueue = (state: PlayerState, queue: Queue, shuffle: Shuffle = state.shuffle): Step => [
  { ...chosen(state), queue, shuffle },
]

export const close = ({ shuffle, turn }: PlayerState): Step => [
  { ...CLOSED, shuffle, turn: turn + 1 },
  { kind: 'show', time: 0, length: 0 },
]

export function found(state: PlayerState, { parts, limit }: Found): Step {
  const isOther = state.parts.length > 0 && (state.limit !== null) !== (limit !== null)
  const part = state.choose(parts)
  // The album has fewer tracks than listed.
  const after = limit === null && isOneTrack(state) && part >= parts.length && go(state, 1)
  const inside = Math.max(0, Math.min(part, parts.length - 1))
  return after || playPart({ ...state, parts, limit, part: inside }, isOther ? 0 : state.from)
}

/** Continues with the next track or album. If that would fail too, pauses where the first failure was. */
export function fail(state: PlayerState, now: Now, error?: unknown): Step {
  const { album, track, parts } = state
  const place = placeOf(state, now)
  // A stream may also expire while it is paused.
  if (!state.isWanted || !album || !place) return halt(state)
  const missed = [...state.missed, { place, title: (parts.length > 1 && track) || album.title }]
  const failures = state.failures + 1
  const status = error instanceof ApiError ? error.status : null
  const isCutOff = now.isOffline || status === 0
  const mayGoOn = !isCutOff && failures < MAX_FAILED && !REFUSALS.includes(status ?? 0)
  const after = mayGoOn && goBy({ ...state, missed, failures }, 1)
  if (after) return after
  const [shown, ...effects] = show(chosen(state), missed[0]?.place ?? place)
  return halt(shown, ...effects, isCutOff ? { kind: 'offline' } : { kind: 'failed', error })
}

/** A stream may expire, also while it is paused: a new one is looked up once. */
export function renew(state: PlayerState, now: Now): Step {
  const { album, part, parts } = state
  if (!album || !state.isLoaded) return [state]
  if (!state.mayRenew) return fail(state, now)
  const finding = { ...state, mayRenew: false, isFinding: true, from: now.time, choose: () => part }
  return [finding, { kind: 'find', album, failed: parts[part] }]
}

/** Another album would fail too. */
export const goSilent = (state: PlayerState) => halt(state, { kind: 'silent' })

export function end(state: PlayerState, now: Now): Step {
  if (now.length < HEARD) return renew(state, now)
  return goBy({ ...state, failures: 0 }, 1) ?? [state, { kind: 'pause' }]
}

/** Skipped titles are shown once something else plays. */
export function hear(state: PlayerState, { time }: Now): Step {
  const heard = time - state.from
  if (heard <= HEARD || state.failures === 0) return [state]
  const titles = state.missed.map(({ title }) => title)
  const after = { ...state, failures: heard < WORKS ? state.failures : 0, missed: [] }
  return titles.length > 0 ? [after, { kind: 'skipped', titles }] : [after]
}

/** Appends an album to the queue. */
export const goOnWith = (state: PlayerState, album: AlbumView): Step => [
  { ...state, albums: new Map([...state.albums, [album.id, album]]), queue: continued(state.queue, album.id) },
]

/** A step from one state, with what follows of any. */
export function settled(before: PlayerState, [state, ...effects]: Step): Step {
  if (state === before) return [state, ...effects]
  const { queue } = state
  const hasNext = isUnread(state) || besides(state, 1) !== undefined || step(queue, 1) !== null
  const isLast = queue !== before.queue && !state.isAlone && queue.at === queue.order.length - 1
  return [{ ...state, hasNext }, ...effects, ...(isLast ? [{ kind: 'more' as const }] : [])]
}
