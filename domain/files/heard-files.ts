import { jsonOf, listOf, objectOf, textOf } from './json-values.ts'
import type { DiaryEntry, Play, PlaySource } from './plays.ts'

// What other programs tell of music that was heard, and Gatefold's diary.

/** What was heard shorter was skipped, in milliseconds. */
const LEAST_HEARD = 30_000

/** A name as Last.fm's API writes it. */
const nameIn = (value: unknown) => textOf(value) || textOf(objectOf(value)['#text']) || textOf(objectOf(value).name)

/** A name as Koito writes it: the first of several, or the one that counts. */
function aliasIn(value: unknown): string {
  const aliases = listOf(objectOf(value).aliases).map(objectOf)
  return textOf((aliases.find(({ is_primary }) => is_primary === true) ?? aliases[0])?.alias)
}

const joined = (names: readonly string[]) => names.filter(Boolean).join(', ')

/** A play, null for one that does not count, by what tells of it. */
type Told = { source: PlaySource; play: Play | null }

/** A play as one of these programs tells it; null if it is none. */
function playOf(value: unknown): Told | null {
  const entry = objectOf(value)
  const track = objectOf(entry.track)
  if (typeof entry.listened_at === 'number') {
    const { release_name, artist_name } = objectOf(entry.track_metadata)
    const play = { title: textOf(release_name), artist: textOf(artist_name), at: entry.listened_at }
    return { source: 'listenBrainz', play }
  }
  if (typeof entry.listened_at === 'string') {
    const artists = listOf(entry.artists)
    const main = artists.filter((one) => objectOf(one).is_primary === true)
    const artist = joined((main.length > 0 ? main : artists).map(aliasIn))
    return {
      source: 'koito',
      play: { title: aliasIn(entry.album), artist, at: Date.parse(entry.listened_at) / 1_000 },
    }
  }
  if (typeof entry.time === 'number' && Array.isArray(track.artists)) {
    const { albumtitle, artists } = objectOf(track.album)
    const artist = joined(listOf(artists).map(textOf)) || joined(track.artists.map(textOf))
    return { source: 'maloja', play: { title: textOf(albumtitle), artist, at: entry.time } }
  }
  const uts = Number(objectOf(entry.date).uts)
  if (uts > 0) return { source: 'lastFm', play: { title: nameIn(entry.album), artist: nameIn(entry.artist), at: uts } }
  if (typeof entry.ms_played !== 'number' || typeof entry.ts !== 'string') return null
  const title = textOf(entry.master_metadata_album_album_name)
  const artist = textOf(entry.master_metadata_album_artist_name)
  // Spotify says when a track ended.
  const at = (Date.parse(entry.ts) - entry.ms_played) / 1_000
  const isTrack = typeof entry.master_metadata_track_name === 'string'
  return { source: 'spotify', play: isTrack && entry.ms_played >= LEAST_HEARD ? { title, artist, at } : null }
}

/** The plays in a file of JSON, as a list or one a line; null if it is another file. `value` is what it has as a whole. */
export function playsInJson(text: string, value: unknown): { source: PlaySource; plays: Play[] } | null {
  if (!/"(?:listened_at|ms_played|uts|scrobbles)"/.test(text.slice(0, 20_000))) return null
  const entries = value === undefined ? text.split('\n').map(jsonOf) : entriesIn(value)
  const found = entries.map(playOf).filter((one) => one !== null)
  const [first] = found
  return first ? { source: first.source, plays: found.flatMap(({ play }) => play ?? []) } : null
}

/** The entries of a list, of pages of Last.fm's API as lists or as they came, or of an export. */
function entriesIn(value: unknown, depth = 2): unknown[] {
  if (Array.isArray(value)) {
    if (depth === 0) return []
    return value.flatMap((one) =>
      Array.isArray(one) || objectOf(one).recenttracks ? entriesIn(one, depth - 1) : [one],
    )
  }
  const { recenttracks, listens, scrobbles } = objectOf(value)
  const list = objectOf(recenttracks).track ?? listens ?? scrobbles
  // A file of one line is that entry.
  return Array.isArray(list) ? list : [value]
}

/** Whether a text begins as the logs of portable players do (`.scrobbler.log`). */
export const isPlayLog = (text: string): boolean => text.startsWith('#AUDIOSCROBBLER/')

/** The plays in such a log, and how many tracks were skipped. `isLocal` says that its times are of the player's own clock. */
export function playsInLog(text: string): { plays: Play[]; skipped: number; isLocal: boolean } {
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'))
  const tracks = lines.map((line) => {
    const [artist = '', title = '', , , , rating, at] = line.split('\t')
    return { isHeard: rating === 'L', play: { title: title.trim(), artist: artist.trim(), at: Number(at) } }
  })
  const plays = tracks.flatMap(({ isHeard, play }) => (isHeard ? play : []))
  return { plays, skipped: tracks.length - plays.length, isLocal: !/^#TZ\/UTC/m.test(text.slice(0, 1_000)) }
}

/** The entries of a diary that Gatefold wrote as JSON; null if it is another file. */
export function diaryInJson(text: string, value: unknown): DiaryEntry[] | null {
  if (!Array.isArray(value) || !/^\s*\[\s*\{[^{}]*"albumId"\s*:/.test(text.slice(0, 20_000))) return null
  return value.map(objectOf).flatMap(({ title, artist, at, rating, note }) => {
    const entry = { title: textOf(title), artist: textOf(artist), at, rating, note }
    return entry.title === '' ? [] : entry
  })
}
