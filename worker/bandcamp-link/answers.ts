import { FACT_LIMITS } from '#domain/albums/bandcamp-facts.ts'
import { namesOfAddress } from '#domain/albums/names-of-address.ts'
import { readMoment } from '#domain/bandcamp/dates.ts'
import type { ListedTrack } from '#domain/bandcamp/facts.ts'
import { cleanOrNull, cleanTags } from '#domain/bandcamp/text.ts'
import type { PlaylistView } from '#domain/imports/playlist.ts'
import { LIMITS } from '#domain/limits.ts'
import { clampText } from '#domain/text/truncate.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import { type Answer, isObject } from './client.ts'

/** An album that a person owns, or a track that was bought alone. Fields missing in its entry are null or empty. */
export type LinkAlbum = {
  /** The key of the item at Bandcamp, such as `a12`. If the entry does not say whether it is an album, `otherKey` is the alternative. */
  key: string
  otherKey?: string
  /** Whether the entry lacks title or artist. */
  isNameless?: true
  title: string
  artist: string
  bandId: number | null
  /** The id of the cover, and the number in it. */
  cover: { id: string; number: number } | null
  trackCount: number | null
  year: number | null
  /** When it entered the collection; ISO 8601. */
  addedAt: string | null
  genres: string[]
}

/** A page of a list: `count` entries, of which those that can be read are `albums`. */
export type LinkPage = { albums: LinkAlbum[]; count: number }

/** Larger than any page that is requested. */
const MOST_LISTED = 2_000

const unreadable = () => new BandcampError('unexpected-content', 'No list where one belongs')

/** Normalizes a list as Subsonic servers write it: an array, a single entry, or nothing. @throws BandcampError for anything else */
function listIn(holder: unknown, name: string): unknown[] {
  if (!isObject(holder)) throw unreadable()
  const list = holder[name] ?? []
  if (Array.isArray(list)) return list.slice(0, MOST_LISTED)
  if (!isObject(list)) throw unreadable()
  return Object.keys(list).length === 0 ? [] : [list]
}

/** Bandcamp's id in a value such as `a:12`; before August 2026 it was the number alone, whose kind is then `usual`. */
function idIn(value: unknown, usual: string): { kind: string; number: number; isTold: boolean } | null {
  const [, kind = usual, digits] = /^(?:([a-z]{1,2}):)?(\d{1,16})(?:\.0+)?$/.exec(plainText(value)) ?? []
  const number = Number(digits)
  const isTold = plainText(value).includes(':')
  return number > 0 && Number.isSafeInteger(number) ? { kind, number, isTold } : null
}

const numberOf = (value: unknown, kind: string): number | null => {
  const id = idIn(value, kind)
  return id?.kind === kind ? id.number : null
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

const nameIn = (value: unknown, most: number): string | null =>
  clampText(cleanOrNull(plainText(value).slice(0, 10 * most)) ?? '', most) || null

function integerIn(value: unknown, most: number): number | null {
  const number = Math.round(Number(plainText(value) || Number.NaN))
  return number > 0 && number <= most ? number : null
}

const yearIn = (value: unknown) => {
  const year = integerIn(value, 2_999)
  return year !== null && year >= 1_000 ? year : null
}

/** A page of `getAlbumList2`. An entry without id is left out alone. @throws BandcampError if there is no list */
export function readAlbumPage(answer: Answer): LinkPage {
  const entries = listIn(answer.albumList2, 'album')
  return {
    albums: entries.flatMap((entry) => (isObject(entry) ? (readAlbum(entry) ?? []) : [])),
    count: entries.length,
  }
}

function readAlbum(entry: Record<string, unknown>): LinkAlbum | null {
  const id = idIn(entry.id, 'a')
  const title = nameIn(entry.name ?? entry.title, LIMITS.title)
  const artist = nameIn(entry.artist, LIMITS.artist)
  if (!id || !/^[at]$/.test(id.kind)) return null
  const told = namesOfAddress(null)
  const cover = numberOf(entry.coverArt, 'ca')
  return {
    key: `${id.kind}${id.number}`,
    ...(!id.isTold && { otherKey: `t${id.number}` }),
    ...((title === null || artist === null) && { isNameless: true }),
    title: title ?? told.title,
    artist: artist ?? told.artist,
    bandId: numberOf(entry.artistId, 'b'),
    cover: cover === null ? null : { id: plainText(entry.coverArt), number: cover },
    trackCount: integerIn(entry.songCount, FACT_LIMITS.trackNumber),
    year: yearIn(entry.year),
    addedAt: readMoment(plainText(entry.created)),
    genres: genresOf(entry),
  }
}

/** Each genre once; Bandcamp lists some twice. */
function genresOf({ genre, genres }: Record<string, unknown>): string[] {
  const listed = Array.isArray(genres) ? genres.slice(0, 10 * LIMITS.tagsPerAlbum) : [genres]
  const names = [...listed, genre].map((one) => nameIn(isObject(one) ? one.name : one, LIMITS.tag) ?? '')
  return cleanTags(names.filter(Boolean)).slice(0, LIMITS.tagsPerAlbum)
}

/**
 * The tracks in an answer of `getAlbum` for the item with this key, numbered by their position: with several discs, Bandcamp's numbers
 * begin again. @throws BandcampError if it is of another album, or lists no tracks
 */
export function readTracks(answer: Answer, key: string): ListedTrack[] {
  const { album } = answer
  if (!isObject(album)) throw unreadable()
  const id = idIn(album.id, key.slice(0, 1))
  if (id && `${id.kind}${id.number}` !== key) throw new BandcampError('unexpected-content', 'Another album')
  const tracks = listIn(album, 'song').flatMap((song) => (isObject(song) ? (readTrack(song) ?? []) : []))
  return tracks.map((track, index) => ({ ...track, number: index + 1 }))
}

function readTrack(song: Record<string, unknown>): Omit<ListedTrack, 'number'> | null {
  const title = nameIn(song.title ?? song.name, LIMITS.title)
  if (title === null) return null
  return {
    id: numberOf(song.id, 't'),
    title,
    artist: nameIn(song.artist, LIMITS.artist),
    duration: integerIn(song.duration, FACT_LIMITS.trackDuration),
    isStreamable: false,
  }
}

/** A song of a playlist: its id, and the names and the key of the item that it is from, which may be unknown. */
export type PlaylistSong = { id: number | null; key: string | null; title: string; artist: string }

/** A playlist's name as Gatefold reads it: also that of a crate. */
export const readName = (value: unknown): string => nameIn(value, LIMITS.crateName) ?? namesOfAddress(null).title

/** A playlist as a list or the answer of `createPlaylist` has it; null without an id. */
export function readPlaylist(entry: unknown): PlaylistView | null {
  const id = isObject(entry) ? plainText(entry.id) : ''
  if (!isObject(entry) || id === '') return null
  const songs = Number.parseInt(plainText(entry.songCount), 10)
  return { id, name: readName(entry.name), songs: songs >= 0 ? songs : null }
}

/** The playlists in an answer of `getPlaylists`. @throws BandcampError */
export const readPlaylists = ({ playlists }: Answer): PlaylistView[] =>
  listIn(playlists ?? {}, 'playlist').flatMap((entry) => readPlaylist(entry) ?? [])

/** A playlist's name, and its songs in their order. @throws BandcampError if there is no playlist */
export function readSongs({ playlist }: Answer): { name: string; songs: PlaylistSong[] } {
  const songs = listIn(playlist, 'entry').filter(isObject)
  return { name: readName(isObject(playlist) ? playlist.name : ''), songs: songs.map(readSong) }
}

function readSong(song: Record<string, unknown>): PlaylistSong {
  const told = namesOfAddress(null)
  const item = idIn(song.albumId ?? song.parent, 'a') ?? idIn(song.id, 't')
  return {
    id: numberOf(song.id, 't'),
    key: item && `${item.kind}${item.number}`,
    title: nameIn(song.album ?? song.title, LIMITS.title) ?? told.title,
    artist: nameIn(song.artist, LIMITS.artist) ?? told.artist,
  }
}
