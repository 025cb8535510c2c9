import * as messages from '#locales/file-rows.ts'
import { namesKey, withoutGuests } from '../albums/names.ts'
import { FileListen, ListenPatch } from '../diary/listen.ts'
import { createLocalTime } from '../diary/local-time.ts'
import type { FailedRow } from '../errors/error.ts'
import { LIMITS } from '../limits.ts'
import { createRowNumbers, type NumberedRow } from './file-rows.ts'

/** A track that was heard: its album, empty where it is unknown, and when it began, in Unix seconds. */
export type Play = { title: string; artist: string; at: number }

/** What tells of plays. */
export type PlaySource = 'lastFm' | 'listenBrainz' | 'spotify' | 'scrobblerLog'

/** The year 2100, where days of the diary end. */
const MOST_SECONDS = Date.UTC(2100) / 1_000
/** What was heard shorter was skipped, in milliseconds. */
const LEAST_HEARD = 30_000

/** What a file says of albums that were heard: `add` returns the row of an album when it first comes. Later listens still come into it. */
type HeardAlbums<Heard> = {
  add: (heard: Heard) => NumberedRow | null
  /** What was left out so far. */
  left: () => FailedRow[]
}

/** Creates what makes albums of plays, each once with the days on which it was heard, in a time zone. */
export function createPlays(source: PlaySource, zone = 'UTC'): HeardAlbums<Play> {
  const localTime = createLocalTime(zone)
  const albums = createAlbums()
  const mainArtist = createMainArtists(albums.rename)
  const days = new Map<FileListen[], ReturnType<typeof createDays>>()
  const without = { album: 0, time: 0 }
  return {
    left: () => [
      ...(without.album > 0 ? [playsLeft(messages.playsWithoutAlbum(without.album))] : []),
      ...(without.time > 0 ? [playsLeft(messages.playsWithoutTime(without.time))] : []),
    ],
    add({ title, artist: credited, at }) {
      if (title === '') {
        without.album += 1
        return null
      }
      // Guests of a track are not artists of its album.
      const artist = withoutGuests(credited).trim() || credited
      const { listens, row } = albums.find({ title, artist: mainArtist({ title, artist }) })
      const known = days.get(listens) ?? createDays(source, listens)
      days.set(listens, known)
      if (at > 0 && at < MOST_SECONDS) known.add(localTime(at))
      else without.time += 1
      return row
    },
  }
}

/** One line for all plays of a kind that are left out. */
const playsLeft = (message: string): FailedRow => ({ row: 0, field: 'plays', message })

/** An entry of the diary as Gatefold wrote it into a file; its parts are not checked. */
export type DiaryEntry = { title: string; artist: string; at: unknown; rating?: unknown; note?: unknown }

/** Creates what makes albums of the entries of a diary. A part that can't be read is left out of its entry; without a time, the entry is. */
export function createDiary(): HeardAlbums<DiaryEntry> {
  const albums = createAlbums()
  const left: FailedRow[] = []
  let entry = 0
  return {
    left: () => left,
    add({ title, artist, ...said }) {
      entry += 1
      const { listens, row } = albums.find({ title, artist })
      const parts = Object.entries(said).filter(([field, value]) => {
        const part = ListenPatch.shape[field as keyof typeof said].safeParse(value ?? undefined)
        if (!part.success) left.push({ row: entry, field, message: part.error.issues[0]?.message ?? '' })
        return part.success && value !== null
      })
      const listen = FileListen.safeParse(Object.fromEntries(parts))
      if (listen.success && listens.length < LIMITS.listensPerFileAlbum) listens.push(listen.data)
      return row
    },
  }
}

const GUEST = /^(?:,| &| x| w\/| with| and) /i
const isGuest = (rest: string) => rest === '' || GUEST.test(rest)

/** Whom two names of artists begin with before guests: `A` of `A, B` and `A & C`; empty if that is nobody. */
function sharedArtist(one: string, other: string): string {
  for (let end = Math.min(one.length, other.length); end > 0; end -= 1) {
    const [start, otherStart] = [one.slice(0, end), other.slice(0, end)]
    if (isGuest(one.slice(end)) && isGuest(other.slice(end)) && start.toLowerCase() === otherStart.toLowerCase())
      return start
  }
  return ''
}

/**
 * Creates what finds the artist of an album among those of its tracks: `A`, where another track of the same title is by `A, B`. `rename` is
 * called where the album was met under a longer name.
 */
function createMainArtists(rename: (title: string, from: string, to: string) => void) {
  const byTitle = new Map<string, string[]>()
  const isWith = (longer: string, artist: string) =>
    longer.toLowerCase().startsWith(artist.toLowerCase()) && GUEST.test(longer.slice(artist.length))
  return ({ title, artist }: { title: string; artist: string }): string => {
    const key = title.toLowerCase()
    const known = byTitle.get(key) ?? []
    const main = known.find((one) => one === artist || isWith(artist, one))
    if (main) return main
    for (const [index, other] of known.entries()) {
      const shared = sharedArtist(other, artist)
      if (shared === '') continue
      rename(title, other, shared)
      byTitle.set(key, known.with(index, shared))
      return shared
    }
    byTitle.set(key, [...known, artist])
    return artist
  }
}

/** Creates what numbers each album once; all its listens go into the list that its row has. */
function createAlbums() {
  const number = createRowNumbers()
  const known = new Map<string, { listens: FileListen[]; row: NumberedRow }>()
  return {
    find(album: { title: string; artist: string }): { listens: FileListen[]; row: NumberedRow | null } {
      const key = namesKey(album)
      const there = known.get(key)
      if (there) return { listens: there.listens, row: null }
      const listens: FileListen[] = []
      const row = number(known.size + 1, { album })
      known.set(key, { listens, row })
      if (row.album) row.album.listens = listens
      return { listens, row }
    },
    /** Gives an album another artist, under whom it is not known yet. */
    rename(title: string, from: string, to: string) {
      const there = known.get(namesKey({ title, artist: from }))
      const key = namesKey({ title, artist: to })
      if (!there?.row.album || known.has(key)) return
      there.row.album.artist = to
      known.delete(namesKey({ title, artist: from }))
      known.set(key, there)
    },
  }
}

function createDays(source: PlaySource, listens: FileListen[]) {
  const days = new Map<string, { listen: FileListen; tracks: number }>()
  return {
    add(at: string) {
      const known = days.get(at.slice(0, 10))
      const day = known ?? { listen: { at, isWholeDay: true }, tracks: 0 }
      if (!known) {
        if (listens.length >= LIMITS.listensPerFileAlbum) return
        days.set(at.slice(0, 10), day)
        listens.push(day.listen)
      }
      day.tracks += 1
      day.listen.note = messages.plays(day.tracks, source)
      if (at < day.listen.at) day.listen.at = at
    },
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const objectOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** A name as Last.fm's API writes it. */
const nameIn = (value: unknown) => textOf(value) || textOf(objectOf(value)['#text']) || textOf(objectOf(value).name)

/** A play as Last.fm, ListenBrainz or Spotify tell it; null if it is none, or was heard for less than half a minute. */
function playOf(value: unknown): { source: PlaySource; play: Play | null } | null {
  const entry = objectOf(value)
  if (typeof entry.listened_at === 'number') {
    const { release_name, artist_name } = objectOf(entry.track_metadata)
    return {
      source: 'listenBrainz',
      play: { title: textOf(release_name), artist: textOf(artist_name), at: entry.listened_at },
    }
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

/** The plays in a file of JSON, as a list or one a line; null if it is another file. */
export function playsInJson(text: string): { source: PlaySource; plays: Play[] } | null {
  const head = text.slice(0, 20_000)
  if (!/"(?:listened_at|ms_played|uts)"/.test(head)) return null
  const isWhole = head.trimStart().startsWith('[') || /^\s*\{\s*"recenttracks"/.test(head)
  const entries = isWhole ? entriesIn(jsonOf(text)) : text.split('\n').map(jsonOf)
  const found = entries.map(playOf).filter((one) => one !== null)
  const [first] = found
  return first ? { source: first.source, plays: found.flatMap(({ play }) => play ?? []) } : null
}

/** The entries of a list, or of pages of Last.fm's API, as lists or as they came. */
function entriesIn(value: unknown, depth = 2): unknown[] {
  if (Array.isArray(value)) {
    if (depth === 0) return []
    return value.flatMap((one) =>
      Array.isArray(one) || objectOf(one).recenttracks ? entriesIn(one, depth - 1) : [one],
    )
  }
  const { track } = objectOf(objectOf(value).recenttracks)
  return Array.isArray(track) ? track : []
}

/** Whether a text begins as the logs of portable players do (`.scrobbler.log`). */
export const isPlayLog = (text: string): boolean => text.startsWith('#AUDIOSCROBBLER/')

/** The plays in such a log, without tracks that were skipped. `isLocal` says that its times are of the player's own clock. */
export function playsInLog(text: string): { plays: Play[]; isLocal: boolean } {
  const plays = text.split(/\r?\n/).flatMap((line): Play[] => {
    const [artist = '', title = '', , , , rating, at] = line.split('\t')
    return line.startsWith('#') || rating !== 'L'
      ? []
      : [{ title: title.trim(), artist: artist.trim(), at: Number(at) }]
  })
  return { plays, isLocal: !/^#TZ\/UTC/m.test(text.slice(0, 1_000)) }
}

/** The entries of a diary that Gatefold wrote as JSON; null if it is another file. */
export function diaryInJson(text: string): DiaryEntry[] | null {
  if (!/^\s*\[\s*\{[^{}]*"albumId"\s*:/.test(text.slice(0, 20_000))) return null
  const entries = jsonOf(text)
  if (!Array.isArray(entries)) return null
  return entries.map(objectOf).flatMap(({ title, artist, at, rating, note }) => {
    const entry = { title: textOf(title), artist: textOf(artist), at, rating, note }
    return entry.title === '' ? [] : entry
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
