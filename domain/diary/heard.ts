/** A track that plays whole, by its album and its number there. */
type Track = { albumId: number; number: number }

/**
 * The state that a player reports regularly: what it plays (null for a preview) and the position in seconds; `now` is the clock in
 * milliseconds.
 */
export type Moment = { track: Track | null; time: number; length: number; isPlaying: boolean; now: number }

/** How many seconds of a track have been heard since it began. */
export type Hearing = Track &
  Omit<Moment, 'track' | 'length'> & { startedAt: number; seconds: number; isHeard: boolean }

/** A track that was heard; `startedAt` is when it began, in whole seconds. */
export type TrackHeard = Track & { startedAt: number }

// ListenBrainz's rule: half of the track or four minutes, and the track is longer than half a minute.
const ENOUGH = 240
const MIN_LENGTH = 30
/** Going back to the first second starts a new listen. */
const BEGINNING = 1

/**
 * Counts played seconds, without skipped ones: never more than the track has advanced, and never more than the clock. `heard` is the track
 * at the moment when enough of it was heard, once for each time it is played.
 */
export function listen(before: Hearing | null, moment: Moment): { hearing: Hearing | null; heard: TrackHeard | null } {
  const { track, time, length, isPlaying, now } = moment
  if (!track) return { hearing: null, heard: null }
  const isSame = before?.albumId === track.albumId && before.number === track.number
  const last = isSame && (time >= BEGINNING || time >= before.time) ? before : null
  const advanced = last?.isPlaying && isPlaying ? Math.min(time - last.time, (now - last.now) / 1_000) : 0
  const seconds = (last?.seconds ?? 0) + Math.max(0, advanced)
  const startedAt = last && last.seconds > 0 ? last.startedAt : Math.floor(now / 1_000)
  const isEnough = length > MIN_LENGTH && seconds >= Math.min(length / 2, ENOUGH)
  const isHeard = last?.isHeard || isEnough
  return {
    hearing: { ...track, time, isPlaying, now, startedAt, seconds, isHeard },
    heard: isHeard && !last?.isHeard ? { ...track, startedAt } : null,
  }
}

/** The tracks of an album that were heard on one day; `since` is the local time of the first, `last` when the last began. */
export type AlbumHeard = { albumId: number; since: string; last: number; numbers: number[] }

/** An evening continues after midnight while the next track begins less than an hour after the last one. */
const PAUSE = 3_600
const MAX_ALBUMS = 100

const goesOn = ({ since, last }: AlbumHeard, clock: string, at: number) =>
  since.slice(0, 10) === clock.slice(0, 10) || Math.abs(at - last) < PAUSE

/**
 * Adds a track to those heard today; `of` is the number of the album's tracks, `clock` the local time. `since` is when the album began,
 * returned once for each album and day: when half of its tracks were heard.
 */
export function noteHeard(
  albums: readonly AlbumHeard[],
  { albumId, number, startedAt }: TrackHeard,
  of: number,
  clock: string,
): { albums: AlbumHeard[]; since: string | null } {
  const today = albums.filter((one) => goesOn(one, clock, startedAt))
  const before = today.find((one) => one.albumId === albumId)
  const isNew = !before?.numbers.includes(number)
  const numbers = isNew ? [...(before?.numbers ?? []), number] : (before?.numbers ?? [])
  const since = before?.since ?? clock
  return {
    albums: [...today.filter((one) => one !== before), { albumId, since, last: startedAt, numbers }].slice(-MAX_ALBUMS),
    since: isNew && numbers.length === Math.ceil(of / 2) ? since : null,
  }
}
