import * as messages from '#locales/known-files.ts'
import { namesKey } from '../albums/names.ts'
import type { FileListen } from '../diary/listen.ts'
import { LIMITS } from '../limits.ts'
import { createRowNumbers, type NumberedRow } from './file-rows.ts'

/** A track that was heard: its album, empty where it is unknown, and when it began, in Unix seconds. */
export type Play = { title: string; artist: string; at: number }

/** What tells of plays. */
export type PlaySource = 'lastFm' | 'listenBrainz' | 'spotify'

/** The year 2100, where days of the diary end. */
const MOST_SECONDS = Date.UTC(2100) / 1_000
/** What was heard shorter was skipped, in milliseconds. */
const LEAST_HEARD = 30_000

const FEATURED = /\s[[(]?(?:feat|ft|featuring)\b.*$/i

/**
 * Creates what makes albums of plays, each once with the days on which it was heard; days are those of UTC. `add` returns the row of an
 * album when it is heard first; later plays still come into it. `withoutAlbum` counts plays that name none.
 */
export function createPlays(source: PlaySource) {
  const number = createRowNumbers()
  const known = new Map<string, ReturnType<typeof createDays>>()
  let withoutAlbum = 0
  return {
    withoutAlbum: () => withoutAlbum,
    add({ title, artist: credited, at }: Play): NumberedRow | null {
      if (title === '') {
        withoutAlbum += 1
        return null
      }
      // Guests of a track are not artists of its album.
      const artist = credited.replace(FEATURED, '').trim() || credited
      const key = namesKey({ title, artist })
      const days = known.get(key)
      if (days) {
        days.add(at)
        return null
      }
      const first = createDays(source)
      first.add(at)
      known.set(key, first)
      const row = number(known.size, { album: { title, artist } })
      if (row.album) row.album.listens = first.listens
      return row
    },
  }
}

function createDays(source: PlaySource) {
  const listens: FileListen[] = []
  const days = new Map<string, { listen: FileListen; tracks: number }>()
  return {
    listens,
    add(seconds: number) {
      if (!(seconds > 0 && seconds < MOST_SECONDS)) return
      const at = new Date(seconds * 1_000).toISOString().slice(0, 19)
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

/** A play as ListenBrainz or Spotify tell it; null if it is none, or was heard for less than half a minute. */
export function playOf(value: unknown): { source: PlaySource; play: Play | null } | null {
  const entry = objectOf(value)
  if (typeof entry.listened_at === 'number') {
    const { release_name, artist_name } = objectOf(entry.track_metadata)
    return {
      source: 'listenBrainz',
      play: { title: textOf(release_name), artist: textOf(artist_name), at: entry.listened_at },
    }
  }
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
  if (!/"(?:listened_at|ms_played)"/.test(text.slice(0, 20_000))) return null
  const entries = text.trimStart().startsWith('[') ? jsonOf(text) : text.split('\n').map(jsonOf)
  if (!Array.isArray(entries)) return null
  const found = entries.map(playOf).filter((one) => one !== null)
  const [first] = found
  return first ? { source: first.source, plays: found.flatMap(({ play }) => play ?? []) } : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
