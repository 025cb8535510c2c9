import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import { previewImport } from '#islands/features/files/reader/preview-import.ts'
import { albumView } from '../../../../domain/albums/album-view.ts'

// Lists of songs, what programs keep besides tables, and archives of these.

async function preview(
  text: string | Uint8Array<ArrayBuffer>,
  choices?: FileChoices,
  there: AlbumView[] = [],
  lastModified?: number,
) {
  const file = new File([text], 'brought', lastModified ? { lastModified } : {})
  const read = await previewImport(file, Promise.resolve([there]), () => undefined, choices)
  const rowsOf = async (chunks: Blob[]) =>
    (await Promise.all(chunks.map((chunk) => chunk.text()))).flatMap((rows) => JSON.parse(rows))
  const rows: { album?: Record<string, unknown>; crates?: [number, number][] }[] = await rowsOf(read.rowChunks)
  return {
    ...read.preview,
    albums: rows.map(({ album }) => album),
    crateRows: (await rowsOf(read.crateChunks)) as { name: string }[],
    filed: rows.map(({ crates = [] }) => crates),
    left: read.preview.left.map(({ row, message }) => `${row}: ${message}`),
  }
}

const lines = (...rows: string[]) => rows.join('\n')
const zip = (files: Record<string, string>) =>
  new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))

it('makes each album of a list of songs once, in a crate for each playlist', async () => {
  const text = lines(
    'Track name,Artist name,Album,Playlist name,Type,ISRC',
    '"One","Mira Fen","Reed Songs","morning","Playlist","X1"',
    '"Two","Mira Fen, Kelp","Reed Songs","morning","Playlist","X2"',
    '"Two","Mira Fen","reed songs","evening","Playlist","X2"',
    '"Лёд","Котельщик","Ветер","morning","Playlist","X3"',
    '"Moth","Kelp","Moth - Single","evening","Playlist","X4"',
    '"Moth","Kelp","Moth","Library","Favorite","X5"',
    '"Door","Kelp","Doors - EP","Library","Favorite","X6"',
    '"Gate","Various Artists","Doors - EP","Library","Favorite","X7"',
    '"Hits","Harbor","Greatest Hits","evening","Playlist","X8"',
    '"Hits","Fen Trio","Greatest Hits","evening","Playlist","X9"',
    '"Alone","Kelp","","evening","Playlist","X10"',
  )
  const found = await preview(text)
  expect(found).toMatchObject({ source: 'songs', songs: 11, rows: 6, created: 6, duplicates: 0, crates: 2 })
  expect(found.albums.map((album) => `${album?.title} by ${album?.artist}, ${album?.list}`)).toEqual([
    'Reed Songs by Mira Fen, wishlist',
    'Ветер by Котельщик, wishlist',
    'Moth by Kelp, wishlist',
    'Doors by Kelp, wishlist',
    'Greatest Hits by Harbor, wishlist',
    'Greatest Hits by Fen Trio, wishlist',
  ])
  expect(found.crateRows.map(({ name }) => name)).toEqual(['morning', 'evening'])
  expect(found.filed.map((places) => places.map(([crate]) => crate))).toEqual([[0, 1], [0], [1], [], [1], [1]])
  expect(found.left).toEqual(['0: 1 song names no album'])
  const owned = await preview(text, { list: 'collection' })
  expect(new Set(owned.albums.map((album) => album?.list))).toEqual(new Set(['collection']))
})

it.each([
  ['Exportify', 'Track Name,Album Name,Artist Name(s),Release Date,Added At,Genres,Record Label', ','],
  ['Soundiiz', 'title;album;artist;year;added;genre;label', ';'],
  ['Apple', 'Name\tAlbum\tArtist\tYear\tDate Added\tGenre\tLabel', '\t'],
  ['German', 'Titel;Album;Interpret;year;added;genre;label', ';'],
])('reads the songs of %s with what its rows say of the album', async (_, names, mark) => {
  const row = (song: string, artist: string, added: string, tags: string) =>
    [song, 'Salt Lines', `"${artist}"`, '1981', added, `"${tags}"`, 'North Quay'].join(mark)
  const found = await preview(
    lines(
      names,
      row('One', 'Nils Fen,Iva Kelp,Tom Rae', '2022-07-27T01:52:40Z', 'free jazz'),
      row('Two', 'Nils Fen,Iva Kelp,Tom Rae', '2022-07-26T01:52:40Z', 'free jazz,chamber'),
      row('Three', 'Nils Fen,Iva Kelp', '2022-07-28T01:52:40Z', ''),
    ),
  )
  expect(found).toMatchObject({ source: 'songs', songs: 3, created: 1, left: [] })
  expect(found.albums).toEqual([
    {
      title: 'Salt Lines',
      artist: 'Nils Fen, Iva Kelp, Tom Rae',
      list: 'wishlist',
      releaseDate: '1981',
      label: 'North Quay',
      userTags: ['free jazz', 'chamber'],
      addedAt: '2022-07-26T01:52:40.000Z',
    },
  ])
})

it('makes albums of playlists and of a library as Spotify writes them', async () => {
  const item = (trackName: string, albumName: string) => ({
    track: { trackName, artistName: 'Mira Fen', albumName },
    addedDate: '2024-03-01',
  })
  const playlists = {
    playlists: [{ name: 'morning', items: [item('One', 'Reed'), item('Two', 'Reed'), { track: null }] }],
  }
  const songs = await preview(JSON.stringify(playlists))
  expect(songs).toMatchObject({
    source: 'songs',
    songs: 2,
    created: 1,
    crateRows: [{ name: 'morning' }],
    list: 'wishlist',
  })
  const library = await preview(
    JSON.stringify({
      tracks: [{ artist: 'Mira Fen', album: 'Reed', track: 'One' }],
      albums: [
        { artist: 'Mira Fen', album: 'Reed' },
        { artist: 'Kelp', album: 'Doors (Expanded Edition)' },
      ],
      shows: [{ name: 'Two Talk', publisher: 'Someone' }],
      episodes: [],
    }),
  )
  expect(library).toMatchObject({ source: 'spotifyLibrary', created: 2, list: 'wishlist' })
  expect(library.left).toEqual(['0: 1 song is in the library without the album', '0: 1 show is no album'])
})

it('makes days of what Koito and Maloja tell', async () => {
  const names = (...all: string[]) => ({ aliases: all.map((alias, at) => ({ alias, is_primary: at === 0 })) })
  const listen = (at: string, album: string) => ({
    listened_at: at,
    track: names('One'),
    album: names(album, album.toUpperCase()),
    artists: [
      { ...names('Mira Fen'), is_primary: true },
      { ...names('Kelp'), is_primary: false },
    ],
  })
  const listens = [
    listen('2025-01-08T22:32:08Z', 'Reed'),
    listen('2025-01-08T22:38:08Z', 'Reed'),
    listen('2025-02-01T09:00:00Z', '夜'),
  ]
  const koito = await preview(JSON.stringify({ version: '1', user: 'x', listens }), { zone: 'UTC' })
  expect(koito).toMatchObject({ source: 'koito', created: 2, listens: 2, zone: 'UTC' })
  expect(koito.albums[0]).toEqual({
    ...{ title: 'Reed', artist: 'Mira Fen' },
    listens: [{ at: '2025-01-08T22:32:08', isWholeDay: true, note: '2 tracks on Koito' }],
  })
  const scrobble = (time: number, album: unknown) => ({
    time,
    track: { artists: ['Mira Fen', 'Kelp'], title: 'One', album },
  })
  const reed = { artists: ['Mira Fen'], albumtitle: 'Reed' }
  const scrobbles = [scrobble(1_746_434_410, reed), scrobble(1_746_434_682, reed), scrobble(1_746_520_000, null)]
  const maloja = await preview(JSON.stringify({ maloja: { export_time: 1 }, scrobbles }), { zone: 'UTC' })
  expect(maloja).toMatchObject({ source: 'maloja', created: 1, listens: 1, left: ['0: 1 play names no album'] })
})

it('reads plays under other names of their columns, and says what a player’s log has skipped', async () => {
  const plays = await preview(
    'artist;album;track;date\nFen;Reed;One;24 Jan 2023 23:41\nFen;Reed;Two;24 Jan 2023 23:46',
    {
      zone: 'UTC',
    },
  )
  expect(plays).toMatchObject({ source: 'lastFm', created: 1, listens: 1 })
  const track = (rating: string, at: number) => ['Fen', 'Reed', 'One', '1', '200', rating, at, ''].join('\t')
  const log = lines('#AUDIOSCROBBLER/1.1', '#TZ/UNKNOWN', track('L', 1_674_603_660), track('S', 1_674_605_400), '')
  expect(await preview(log)).toMatchObject({ created: 1, listens: 1, left: ['0: 1 track was skipped, so not heard'] })
})

it('reads pages by their addresses, with the numbers of their players', async () => {
  const player = (id: number) => `https://bandcamp.com/EmbeddedPlayer/v=2/album=${id}/size=large/tracklist=false/`
  const found = await preview(
    JSON.stringify({
      'https://mira-fen.bandcamp.com/album/reed': { videoURL: player(3_000_000_001), title: 'Reed, by Mira Fen' },
      'https://quay.bandcamp.com/album/by-the-sea': { title: 'By, by the Sea, by Kelp' },
    }),
  )
  expect(found).toMatchObject({ source: 'addresses', created: 2, left: [] })
  expect(found.albums).toEqual([
    {
      ...{ title: 'Reed', artist: 'Mira Fen', bandcampUrl: 'https://mira-fen.bandcamp.com/album/reed' },
      ...{ itemType: 'album', itemId: 3_000_000_001 },
    },
    { title: 'By, by the Sea', artist: 'Kelp', bandcampUrl: 'https://quay.bandcamp.com/album/by-the-sea' },
  ])
})

it('marks albums as downloaded by a list of numbers, and tells the numbers that are of none', async () => {
  const there = [
    albumView({ id: 1, title: 'Reed', artist: 'Fen', itemType: 'album', itemId: 3_000_000_001, downloadedAt: null }),
    albumView({ id: 2, title: 'Moth', artist: 'Fen', itemType: 'album', itemId: 3_000_000_002, downloadedAt: null }),
  ]
  const text = lines('# kept', '3000000001  # Fen / Reed', '3000000009', '')
  const found = await preview(text, {}, there, Date.UTC(2026, 0, 2))
  expect(found).toMatchObject({ source: 'downloaded', created: 0, existing: 1, fillable: 1 })
  expect(found.albums).toMatchObject([
    { title: 'Reed', itemId: 3_000_000_001, downloadedAt: '2026-01-02T00:00:00.000Z' },
  ])
  expect(found.left).toEqual(['0: 1 number is of no album you have'])
  expect(await preview(text)).toMatchObject({ existing: 0, left: ['0: 2 numbers are of no album you have'] })
})

it('takes addresses without https, with www, and in the code of a player', async () => {
  const code =
    '<iframe src=""https://bandcamp.com/EmbeddedPlayer/album=1/""><a href=""https://fen.bandcamp.com/album/ebb"">Ebb</a></iframe>'
  const rows = [
    'Reed,Fen,fen.bandcamp.com/album/reed',
    'Moth,Fen,https://www.fen.bandcamp.com/album/moth',
    `Ebb,Fen,"${code}"`,
  ]
  const found = await preview(lines('title,artist,url', ...rows))
  expect(found.left).toEqual([])
  expect(found.albums.map((album) => album?.bandcampUrl)).toEqual(
    ['reed', 'moth', 'ebb'].map((name) => `https://fen.bandcamp.com/album/${name}`),
  )
})

it('joins rows of one album in several formats, and leaves out sums and words for nothing', async () => {
  const found = await preview(
    lines(
      'Title;Artist;Year;Media;Notes;Label',
      'Nacht;Ada Fen;1982;Vinile;null;N/A',
      'Nacht;Ada Fen;1982;DVD-Audio;;',
      'Nacht;Ada Fen;1999;Kassette;;',
      'Null;Null;2019;CD;NULL;null',
      ';;;;;',
      ';3;;;;',
    ),
  )
  expect(found).toMatchObject({ rows: 3, created: 3, failed: 0, left: ['6: Only numbers, not an album'] })
  expect(found.albums.map((album) => [album?.title, album?.formats, album?.notes, album?.label])).toEqual([
    ['Nacht', ['vinyl', 'other'], '', null],
    ['Nacht', ['cassette'], '', null],
    ['Null', ['cd'], '', null],
  ])
})

it('lets a person choose the columns and the encoding of a file of one row', async () => {
  const gbk = new Uint8Array([0xb1, 0xb1, 0xbe, 0xa9, 0x2c, 0xc9, 0xcf, 0xba, 0xa3, 0x0a])
  const unclear = await preview(gbk)
  expect(unclear).toMatchObject({ legacy: 'gbk', columns: { problem: 'This CSV has no title and artist columns' } })
  const read = await preview(gbk, { places: { title: 0, artist: 1 }, isNameless: true, encoding: 'gbk' })
  expect(read.albums).toEqual([expect.objectContaining({ title: '北京', artist: '上海' })])
})

it('opens an archive: what a program divides is one file, and the others can be chosen', async () => {
  const play = (album: string) => ({
    ...{ ts: '2024-05-01T20:00:00Z', ms_played: 200_000, master_metadata_track_name: 'x' },
    ...{ master_metadata_album_artist_name: 'Fen', master_metadata_album_album_name: album },
  })
  const spotify = zip({
    'My data/ReadMe.txt': 'hello',
    'My data/YourLibrary.json': JSON.stringify({ tracks: [], albums: [{ artist: 'Fen', album: 'Ebb' }], shows: [] }),
    'My data/Streaming_History_Audio_2023_0.json': JSON.stringify([play('Reed')]),
    'My data/Streaming_History_Audio_2024_1.json': JSON.stringify([play('Moth')]),
  })
  const history = await preview(spotify)
  expect(history).toMatchObject({
    ...{ source: 'spotify', created: 2, listens: 2 },
    entry: {
      name: 'Streaming_History_Audio.json',
      names: ['Streaming_History_Audio.json', 'My data/YourLibrary.json'],
    },
  })
  expect(await preview(spotify, { entry: 'My data/YourLibrary.json' })).toMatchObject({ source: 'spotifyLibrary' })
  const listen = (at: number, release_name: string) =>
    `${JSON.stringify({ listened_at: at, track_metadata: { artist_name: 'Fen', release_name } })}`
  const listenBrainz = zip({
    'listens/2023/11.jsonl': listen(1_700_000_000, 'Reed'),
    'listens/2024/3.jsonl': listen(1_710_000_000, 'Moth'),
  })
  expect(await preview(listenBrainz)).toMatchObject({
    source: 'listenBrainz',
    created: 2,
    entry: { names: ['listens.jsonl'] },
  })
})

it.each([
  ['a workbook', zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }), 'This file is a workbook'],
  ['nothing to read', zip({ 'a.pdf': 'x', '__MACOSX/a.csv': 'x' }), 'Nothing in this archive can be read'],
  ['too many files', zip(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`${at}.csv`, '']))), 'too large'],
  ['a broken one', zip({ 'a.csv': 'title,artist\nReed,Fen' }).slice(0, 60), 'can’t be opened'],
])('refuses an archive with %s', async (_, file, message) => {
  await expect(preview(file)).rejects.toThrow(message)
})

it('refuses an archive that would unpack to more than the memory should hold', async () => {
  const bomb = zip({ 'a.csv': 'title,artist\nReed,Fen' })
  const view = new DataView(bomb.buffer)
  // The size that the directory tells of the file.
  const directory = view.getUint32(bomb.length - 6, true)
  view.setUint32(directory + 24, 300_000_000, true)
  await expect(preview(bomb)).rejects.toThrow('This archive is too large')
})
