import * as messages from '#locales/file-rows.ts'
import type { List } from '../albums/album.ts'
import { FACT_LIMITS } from '../albums/bandcamp-facts.ts'
import { foldName, namesKey } from '../albums/names.ts'
import { LIMITS } from '../limits.ts'
import { distinctTags } from '../tags/tags.ts'
import { clampText } from '../text/truncate.ts'
import { readDay, readMoment } from './cell-values.ts'
import { splitTags } from './csv.ts'
import { createFileCrates, type FileCrates } from './file-crates.ts'
import { namesOfColumn, plainName } from './file-header.ts'
import { createRowNumbers } from './file-rows.ts'
import { listOf, objectOf, textOf } from './json-values.ts'
import { type GatheredAlbums, leftInAll } from './plays.ts'

// Lists of songs, as other programs write libraries and playlists. An album is made once of all its songs.

/** The list of albums that nobody says to be owned, unless a person chooses the other one. */
export const UNOWNED: List = 'wishlist'

/** A song: its album, empty where it has none, by whom it is, and what its row says of the album; the playlist that it is in. */
type Song = {
  album: string
  artist: string
  playlist?: string
  addedAt?: string | null
  releaseDate?: string | null
  label?: string
  tags?: readonly string[]
}

const COLUMNS = {
  song: 'track name, track title, track, song name, song title, song, name, title, Titel, titre, título, タイトル, 曲名',
  album: 'album, album name, album title, Albumname, Albumtitel, nom de l’album, álbum, アルバム, アルバム名',
  albumArtist: 'album artist, album artist name, album artist name(s)',
  artist: 'artist name(s)',
  playlist: 'playlist name, playlist',
  kind: 'type',
  addedAt: 'added at, time added',
  releaseDate: 'album release date',
  label: 'record label',
  tags: 'genres',
}
type SongColumn = keyof typeof COLUMNS
/** Columns that lists of albums have too, under more names. */
const SHARED = ['artist', 'addedAt', 'releaseDate', 'label', 'tags'] as const
const names = Object.entries(COLUMNS).map(([column, own]) => {
  const shared = SHARED.find((one) => one === column)
  return [column, [...own.split(',').map(plainName), ...(shared ? namesOfColumn(shared) : [])]] as const
})

/** Where the columns of a list of songs are, by its first row; null if it is another file. */
export function songColumns(cells: readonly string[]): ReadonlyMap<SongColumn, number> | null {
  const plain = cells.map(plainName)
  const places = names.map(([column, all]) => {
    const name = all.find((one) => plain.includes(one))
    return [column as SongColumn, name === undefined ? -1 : plain.indexOf(name)] as const
  })
  const found = new Map(places.filter(([, place]) => place !== -1))
  return (['song', 'album', 'artist'] as const).every((column) => found.has(column)) ? found : null
}

/** The song of a row. */
export function songOfCells(cells: readonly string[], places: ReadonlyMap<SongColumn, number>): Song {
  const cell = (column: SongColumn) => (cells[places.get(column) ?? cells.length] ?? '').trim()
  return {
    album: cell('album'),
    artist: cell('albumArtist') || cell('artist'),
    // A favorite is in no playlist, whatever its row calls the library.
    playlist: /^favou?rite/i.test(cell('kind')) ? '' : cell('playlist'),
    addedAt: readMoment(cell('addedAt')) ?? null,
    releaseDate: readDay(cell('releaseDate')) ?? null,
    label: cell('label'),
    tags: splitTags(cell('tags')),
  }
}

/** The songs in a file of playlists as Spotify writes it; null if it is another file. */
export function songsInJson(value: unknown): Song[] | null {
  const playlists = listOf(objectOf(value).playlists).map(objectOf)
  const songs = playlists.flatMap(({ name, items }) =>
    listOf(items).flatMap((item) => {
      const { track, addedDate } = objectOf(item)
      const { albumName, artistName, trackName } = objectOf(track)
      if (textOf(trackName) === '') return []
      const addedAt = readMoment(textOf(addedDate)) ?? null
      return { album: textOf(albumName), artist: textOf(artistName), playlist: textOf(name), addedAt }
    }),
  )
  return songs.length > 0 ? songs : null
}

/** A title without what stores add to it. */
const bareTitle = (title: string) => title.replace(/ - (?:single|ep)$/i, '').trim()

const VARIOUS = 'various'

const credit = (artist: string) =>
  artist
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .join(', ')
/** Whom a credit begins with, which all songs of an album share. */
const firstArtist = (artist: string) => foldName(artist.split(/,|;| & | feat\.? | ft\.? /i, 1)[0] ?? '')
const isVarious = (artist: string) => namesKey({ title: '', artist }) === `\n${VARIOUS}`

type Credited = Song & { title: string }

/** The credit of most songs, the first of several; that of various artists only where there is no other. */
function mainCredit(songs: readonly Credited[]): string {
  const counts = new Map<string, number>()
  for (const { artist } of songs) counts.set(artist, (counts.get(artist) ?? 0) + 1)
  const credits = [...counts].filter(([artist]) => counts.size === 1 || !isVarious(artist))
  return credits.reduce((most, one) => (one[1] > most[1] ? one : most)).at(0) as string
}

const earliest = (dates: readonly (string | null | undefined)[]) => dates.filter(Boolean).sort()[0] ?? null

const albumOf = (songs: readonly Credited[], list: List) => {
  const tags = distinctTags(songs.flatMap((song) => song.tags ?? [])).slice(0, LIMITS.tagsPerAlbum)
  const addedAt = earliest(songs.map((song) => song.addedAt))
  return {
    title: songs[0]?.title,
    artist: mainCredit(songs),
    list,
    releaseDate: earliest(songs.map((song) => song.releaseDate)),
    label: clampText(songs.find((song) => song.label)?.label ?? '', FACT_LIMITS.label) || null,
    userTags: tags,
    ...(addedAt && { addedAt }),
  }
}

/** Creates what makes albums of songs, each once, in one of the lists and in a crate for each of its playlists. */
export function createSongs(list: List): GatheredAlbums<Song> & Pick<FileCrates, 'crates'> & { count: () => number } {
  // The songs of a title by whom their credits begin with.
  const titles = new Map<string, Map<string, Credited[]>>()
  const { crates, placeIn } = createFileCrates()
  const counts = { all: 0, without: 0 }
  return {
    crates,
    count: () => counts.all,
    left: () => leftInAll(counts.without, messages.songsWithoutAlbum),
    add(song) {
      counts.all += 1
      const title = bareTitle(song.album)
      if (title === '' || song.artist === '') {
        counts.without += 1
        return
      }
      const byArtist = titles.get(foldName(title)) ?? new Map<string, Credited[]>()
      titles.set(foldName(title), byArtist)
      const key = isVarious(song.artist) ? VARIOUS : firstArtist(song.artist)
      const songs = byArtist.get(key) ?? []
      byArtist.set(key, songs)
      songs.push({ ...song, title, artist: credit(song.artist) })
    },
    rows() {
      const number = createRowNumbers()
      // Where one artist has the title, songs by various artists are on the same album.
      const albums = [...titles.values()].flatMap((byArtist) =>
        byArtist.size === 2 && byArtist.has(VARIOUS) ? [[...byArtist.values()].flat()] : [...byArtist.values()],
      )
      return albums.map((songs, index) => {
        const playlists = new Set(songs.flatMap(({ playlist }) => playlist || []))
        return number(index + 1, { album: albumOf(songs, list), crates: [...playlists].flatMap(placeIn) })
      })
    },
  }
}
