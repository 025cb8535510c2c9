import * as messages from '#locales/file-rows.ts'
import { namesKey, withoutGuests } from '../albums/names.ts'
import { FileListen, ListenPatch } from '../diary/listen.ts'
import { createLocalTime } from '../diary/local-time.ts'
import type { FailedRow } from '../errors/error.ts'
import { LIMITS } from '../limits.ts'
import { createRowNumbers, firstError, type NumberedRow } from './file-rows.ts'

/** A track that was heard: its album, empty where it is unknown, and when it began, in Unix seconds. */
export type Play = { title: string; artist: string; at: number }

/** What tells of plays. */
export type PlaySource = 'lastFm' | 'listenBrainz' | 'spotify' | 'koito' | 'maloja' | 'scrobblerLog'

/** The year 2100, where days of the diary end. */
const MOST_SECONDS = Date.UTC(2100) / 1_000

/** What a file says of albums row by row; what they are is known at its end. */
export type GatheredAlbums<Said> = {
  add: (said: Said) => void
  rows: () => NumberedRow[]
  /** What was left out so far. */
  left: () => FailedRow[]
}

/** Creates what makes albums of plays, each once with the days on which it was heard, in a time zone. */
export function createPlays(source: PlaySource, zone = 'UTC'): GatheredAlbums<Play> {
  const localTime = createLocalTime(zone)
  const albums = createAlbums()
  const mainArtist = createMainArtists(albums.rename)
  const days = new Map<FileListen[], ReturnType<typeof createDays>>()
  const without = { album: 0, time: 0 }
  return {
    rows: albums.rows,
    left: () => [
      ...leftInAll(without.album, messages.playsWithoutAlbum),
      ...leftInAll(without.time, messages.playsWithoutTime),
    ],
    add({ title, artist: credited, at }) {
      if (title === '') {
        without.album += 1
        return
      }
      // Guests of a track are not artists of its album.
      const artist = withoutGuests(credited).trim() || credited
      const listens = albums.listensOf({ title, artist: mainArtist({ title, artist }) })
      const known = days.get(listens) ?? createDays(source, listens)
      days.set(listens, known)
      if (at > 0 && at < MOST_SECONDS) known.add(localTime(at))
      else without.time += 1
    },
  }
}

/** One line for all that is left out of a file for one reason; none where nothing is. */
export const leftInAll = (count: number, message: (count: number) => string): FailedRow[] =>
  count > 0 ? [{ row: 0, field: 'plays', message: message(count) }] : []

/** An entry of the diary as Gatefold wrote it into a file; its parts are not checked. */
export type DiaryEntry = { title: string; artist: string; at: unknown; rating?: unknown; note?: unknown }

/**
 * Creates what makes albums of the entries of a diary. A part that can't be read is left out of its entry; without a time, the entry is.
 */
export function createDiary(): GatheredAlbums<DiaryEntry> {
  const albums = createAlbums()
  const left: FailedRow[] = []
  let entry = 0
  return {
    rows: albums.rows,
    left: () => left,
    add({ title, artist, ...said }) {
      entry += 1
      const listens = albums.listensOf({ title, artist })
      const parts = Object.entries(said).filter(([field, value]) => {
        const part = ListenPatch.shape[field as keyof typeof said].safeParse(value ?? undefined)
        if (!part.success) left.push({ row: entry, ...firstError(part.error.issues), field })
        return part.success && value !== null
      })
      const listen = FileListen.safeParse(Object.fromEntries(parts))
      if (listen.success && listens.length < LIMITS.listensPerFileAlbum) listens.push(listen.data)
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
  const rows: NumberedRow[] = []
  return {
    rows: () => rows,
    listensOf(album: { title: string; artist: string }): FileListen[] {
      const key = namesKey(album)
      const there = known.get(key)
      if (there) return there.listens
      const listens: FileListen[] = []
      const row = number(rows.length + 1, { album })
      known.set(key, { listens, row })
      rows.push(row)
      if (row.album) row.album.listens = listens
      return listens
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
