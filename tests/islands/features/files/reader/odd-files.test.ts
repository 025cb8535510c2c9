import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { FileChoices } from '#domain/files/csv-reader.ts'
import { previewImport } from '#islands/features/files/reader/preview-import.ts'
import { albumView } from '../../../../domain/albums/album-view.ts'

// Files as people bring them. What counts is the same for all: the album comes in, the doubtful cell is left out and told.

async function preview(
  text: string | Uint8Array<ArrayBuffer>,
  choices?: FileChoices,
  name = 'a.csv',
  there: AlbumView[] = [],
) {
  const read = await previewImport(new File([text], name), Promise.resolve([there]), () => undefined, choices)
  const albums = (await Promise.all(read.rowChunks.map((chunk) => chunk.text()))).flatMap(
    (rows) => JSON.parse(rows) as { album?: Record<string, unknown>; crates?: unknown }[],
  )
  const crateRows = (await Promise.all(read.crateChunks.map((chunk) => chunk.text()))).flatMap((rows) =>
    JSON.parse(rows),
  )
  const left = read.preview.left.map(({ row, field, message }) => `${row} ${field}: ${message}`)
  return { ...read.preview, albums: albums.map(({ album }) => album), rowsSent: albums, crateRows, left }
}

const columns = (rows: string[]) => rows.join('\n')

it('takes ratings up to ten, and says which it can’t read', async () => {
  const ratings = ['9', '8.5', '"3,5"', '★★★½', '4/5', '8/10', 'TBD', '', '0', '７', '٤']
  const text = columns(['Title,Artist,Rating', ...ratings.map((rating, index) => `T${index},A,${rating}`)])
  const found = await preview(text)
  expect(found).toMatchObject({ created: 11, failed: 0, columns: { scale: 10 }, leftOut: [['rating', 1]] })
  expect(found.albums.map((album) => album?.rating ?? null)).toEqual([4.5, 4.5, 2, 3.5, 4, 4, null, null, null, 3.5, 2])
  expect(found.left).toEqual(['7 rating: “TBD” can’t be read'])
  const chosen = await preview(text, { places: { title: 0, artist: 1, rating: 2 }, scale: 100 })
  expect(chosen.albums.map((album) => album?.rating ?? null).slice(0, 2)).toEqual([0.5, 0.5])
})

it('reads clear dates, and asks once which number of the others is the day', async () => {
  const dates = ['12/01/2026', '2026-07-14 13:00', '14.07.2026', '2026年7月14日', '45292', 'Jan-24', '0000-00-00', '']
  const text = columns(['Title,Artist,Added', ...dates.map((date, index) => `T${index},A,${date}`)])
  const found = await preview(text)
  expect(found).toMatchObject({ created: 8, columns: { unclearDate: '12/01/2026', dayFirst: null } })
  expect(found.left).toEqual(['1 addedAt: “12/01/2026” can’t be read', '6 addedAt: “Jan-24” can’t be read'])
  const { places } = found.columns ?? {}
  const days = async (dayFirst: boolean) =>
    (await preview(text, { ...(places && { places }), dayFirst })).albums.map((album) =>
      String(album?.addedAt).slice(0, 10),
    )
  expect(await days(true)).toEqual([
    ...['2026-01-12', '2026-07-14', '2026-07-14', '2026-07-14', '2024-01-01', 'undefined', 'undefined', 'undefined'],
  ])
  expect((await days(false))[0]).toBe('2026-12-01')
  const clear = await preview(`${text}\nT9,A,31/12/2025`)
  expect(clear.columns).toMatchObject({ unclearDate: null, dayFirst: true })
})

it('reads Gatefold’s own CSV as a German Excel saves it, and no number that it has damaged', async () => {
  const found = await preview(
    columns([
      'id;title;artist;bandcampUrl;rating;addedAt;releaseDate;itemId;isPreorder',
      '7;Priel;Möwen;https://moewen.bandcamp.com/album/priel;"3,0";14.07.2026 13:00;01.02.2003;1,23457E+12;WAHR',
    ]),
  )
  expect(found.albums).toEqual([
    expect.objectContaining({
      ...{
        title: 'Priel',
        rating: 3,
        addedAt: '2026-07-14T13:00:00.000Z',
        releaseDate: '2003-02-01',
        isPreorder: true,
      },
    }),
  ])
  expect(found.albums[0]).not.toHaveProperty('itemId')
  expect(found.left).toEqual(['1 itemId: “1,23457E+12” can’t be read'])
})

it('names an album by its address, and refuses a row only if it has nothing', async () => {
  const found = await preview(
    columns([
      'title,artist,url,notes',
      ',,https://low-tide.bandcamp.com/album/ebb-and-flow,',
      'Only,,,',
      ',,,nothing else',
    ]),
  )
  expect(found).toMatchObject({ created: 2, failed: 1 })
  expect(found.albums.slice(0, 2)).toEqual([
    expect.objectContaining({ title: 'ebb and flow', artist: 'low tide' }),
    expect.objectContaining({ title: 'Only', artist: 'Unknown artist' }),
  ])
})

it('takes rows with more cells than names, and columns without a name or of the same name', async () => {
  const found = await preview(columns(['Title,,Artist,,Genre,Genre', 'Reed,x,Fen,,dub,side,more', 'Moth,,Kelp,,,,']))
  expect(found.albums).toEqual([
    expect.objectContaining({ title: 'Reed', artist: 'Fen', userTags: ['dub'] }),
    expect.objectContaining({ title: 'Moth', artist: 'Kelp' }),
  ])
  expect(found.left).toEqual(['1 row: This row has 7 cells, the header has 6'])
  expect(found.columns?.names).toEqual(['Title', '', 'Artist', '', 'Genre', 'Genre'])
})

it.each([
  ['Albumtitel;Künstler;Bewertung;Erscheinungsjahr;Hinzugefügt am', 5],
  ['Titre,Artiste,Année,Genre', 4],
  ['Título,Artista,Año,Géneros,Puntuación', 5],
  ['タイトル,アーティスト,発売日,ジャンル', 4],
  ['band_name,item_title,item_url,purchase_date,format', 5],
])('knows the columns of %j', async (names, count) => {
  const { columns: read } = await preview(`${names}\n${names.replace(/[^,;]+/g, 'x')}`)
  expect(Object.values(read?.places ?? {}).filter((place) => place !== undefined)).toHaveLength(count)
})

it('counts the first row of a file without names as an album', async () => {
  const text = 'Reed Songs,Fen,2020\nMoth,Kelp,2021'
  const unclear = await preview(text)
  expect(unclear.columns).toMatchObject({ isNameless: true, names: ['Reed Songs', 'Fen', '2020'] })
  const read = await preview(text, { places: { title: 0, artist: 1, releaseDate: 2 }, isNameless: true })
  expect(read.albums.map((album) => album?.title)).toEqual(['Reed Songs', 'Moth'])
})

it('repairs texts that were encoded twice, and reads encodings from before Unicode or the chosen one', async () => {
  expect((await preview('Title,Artist\nPriel,BjÃ¶rn')).albums).toEqual([expect.objectContaining({ artist: 'Björn' })])
  const cyrillic = new Uint8Array([
    ...new TextEncoder().encode('title,artist\n'),
    0xca,
    0xe8,
    0xed,
    0xee,
    0x2c,
    0xd6,
    0xee,
    0xe9,
  ])
  expect(await preview(cyrillic)).toMatchObject({
    legacy: 'windows-1251',
    firstRows: [{ title: 'Кино', artist: 'Цой' }],
  })
  const chosen = await preview(cyrillic, { encoding: 'windows-1252' })
  expect(chosen).toMatchObject({ legacy: 'windows-1252', firstRows: [{ title: 'Êèíî' }] })
})

it('makes days of plays, whatever program wrote them, and one line of those without an album', async () => {
  const fen = { title: 'Reed', artist: 'Fen' }
  const lastFm = await preview(
    columns([
      'Fen,Reed,One,24 Jan 2023 23:41',
      'Fen feat. Kelp,Reed,Two,24 Jan 2023 23:46',
      'Fen,Reed,One,25 Jan 2023 00:10',
      'Fen,,Single,25 Jan 2023 00:20',
    ]),
    { zone: 'UTC' },
  )
  expect(lastFm).toMatchObject({ source: 'lastFm', rows: 1, listens: 2, left: ['0 plays: 1 play names no album'] })
  expect(lastFm.albums).toEqual([expect.objectContaining(fen)])

  const listen = (listened_at: number, release_name?: string) =>
    JSON.stringify({
      listened_at,
      track_metadata: { track_name: 'x', artist_name: 'Fen', release_name, mbid_mapping: null },
    })
  const listenBrainz = await preview(columns([listen(1_700_000_000, 'Reed'), listen(1_700_000_300), '']), {}, 'a.jsonl')
  expect(listenBrainz).toMatchObject({
    source: 'listenBrainz',
    rows: 1,
    listens: 1,
    left: ['0 plays: 1 play names no album'],
  })
  expect(await preview(listen(1_700_000_000, 'Reed'), {}, 'a.jsonl')).toMatchObject({ rows: 1, listens: 1 })

  const heard = (ts: string, ms_played: number) => ({
    ...{ ts, ms_played, master_metadata_track_name: 'x', master_metadata_album_artist_name: 'Fen' },
    master_metadata_album_album_name: 'Reed',
  })
  const spotify = await preview(
    JSON.stringify([heard('2024-05-01T20:00:00Z', 200_000), heard('2024-05-02T20:00:00Z', 12_000)]),
    {},
    'Streaming_History_Audio_2024.json',
  )
  expect(spotify).toMatchObject({ source: 'spotify', rows: 1, listens: 1 })
  expect(spotify.albums).toEqual([
    { ...fen, listens: [{ at: '2024-05-01T19:56:40', isWholeDay: true, note: '1 track on Spotify' }] },
  ])
})

it('reads plays without names in the order that a person chooses, or that their first row shows', async () => {
  const text = columns(['One,Reed,Fen,24 Jan 2023 23:41', 'Two,Reed,Fen,24 Jan 2023 23:46'])
  const guessed = await preview(text, { zone: 'UTC' })
  expect(guessed.playColumns).toEqual({
    order: ['artist', 'album', 'track', 'utc_time'],
    first: ['One', 'Reed', 'Fen', '24 Jan 2023 23:41'],
  })
  expect(guessed.albums.map((album) => album?.artist)).toEqual(['One', 'Two'])
  const chosen = await preview(text, { zone: 'UTC', order: ['track', 'album', 'artist', 'utc_time'] })
  expect(chosen.albums).toEqual([expect.objectContaining({ title: 'Reed', artist: 'Fen' })])
  expect(chosen).toMatchObject({ source: 'lastFm', listens: 1 })
  const dated = await preview(columns(['24 Jan 2023 23:41,Fen,Reed,One', '24 Jan 2023 23:46,Fen,Reed,Two']))
  expect(dated).toMatchObject({
    source: 'lastFm',
    rows: 1,
    playColumns: { order: ['utc_time', 'artist', 'album', 'track'] },
  })
  // Four columns of albums have no time.
  expect((await preview('2020-01-01,Fen,Reed,4\n2020-01-02,Fen,Ebb,5')).playColumns).toBeNull()
})

it("reads plays as Last.fm's API tells them, in pages or one list, and the log of a player", async () => {
  const track = (uts: string | null, album = 'Reed') => ({
    ...{ artist: { '#text': 'Fen', mbid: '' }, album: { '#text': album }, name: 'x' },
    ...(uts === null ? { '@attr': { nowplaying: 'true' } } : { date: { uts, '#text': '24 Jan 2023, 23:41' } }),
  })
  const listens = [
    expect.objectContaining({ at: '2023-01-24T23:41:00', note: '2 tracks on Last.fm' }),
    expect.objectContaining({ at: '2023-01-25T00:10:00' }),
  ]
  const found = { source: 'lastFm', rows: 1, listens: 2, left: ['0 plays: 1 play names no album'] }
  const [first, second] = [
    [track(null), track('1674603660'), track('1674603960')],
    [track('1674605400'), track('1674606000', '')],
  ]
  for (const file of [
    { recenttracks: { track: [...first, ...second] } },
    [{ recenttracks: { track: first } }, { recenttracks: { track: second } }],
    [first, second],
    [...first, ...second],
  ]) {
    const read = await preview(JSON.stringify(file), { zone: 'UTC' }, 'lastfm.json')
    expect(read).toMatchObject(found)
    expect(read.albums).toEqual([expect.objectContaining({ title: 'Reed', artist: 'Fen', listens })])
  }

  const log = (zone: string) =>
    preview(
      columns([
        '#AUDIOSCROBBLER/1.1',
        `#TZ/${zone}`,
        '#CLIENT/Rockbox',
        ...[['L', '1674603660'] as const, ['S', '1674605400'] as const, ['L', '1674606000'] as const].map(
          ([rating, at]) => ['Fen', 'Reed', 'x', '1', '200', rating, at, ''].join('\t'),
        ),
      ]),
      { zone: 'Asia/Tokyo' },
      '.scrobbler.log',
    )
  const days = async (zone: string) => {
    const [album] = (await log(zone)).albums
    return (album?.listens as { at: string }[] | undefined)?.map(({ at }) => at)
  }
  expect(await log('UTC')).toMatchObject({
    source: 'scrobblerLog',
    rows: 1,
    left: ['0 plays: 1 track was skipped, so not heard'],
  })
  expect(await days('UTC')).toEqual(['2023-01-25T08:41:00'])
  expect(await days('UNKNOWN')).toEqual(['2023-01-24T23:41:00', '2023-01-25T00:20:00'])
})

it('leaves out what was bought at Bandcamp and is no album', async () => {
  const found = await preview(
    columns([
      'payment_date,bandcamp_id,artist_name,item_title,unit_price,quantity,currency,item_url',
      '2026-07-03,1,Fen,Slow,"1.234,56",1,EUR,https://fen.bandcamp.com/album/slow',
      '2026-07-03,2,Fen,Slow,1.000,1,JPY,https://fen.bandcamp.com/album/slow-too',
      '2026-07-03,3,Fen,A Shirt,25.00,1,USD,https://fen.bandcamp.com/merch/a-shirt',
      '2026-07-03,4,Fen,Subscription,5,1,,',
    ]),
  )
  expect(found.albums.map((album) => [album?.paid, album?.paidCurrency])).toEqual([
    [123_456, 'EUR'],
    [1_000, 'JPY'],
  ])
  expect(found.left).toEqual([
    '3 row: Merchandise or a subscription, not an album',
    '4 row: Merchandise or a subscription, not an album',
  ])
})

it('joins albums whose names are written in another way, and asks about those that are only near', async () => {
  const url = (name: string) => `https://${name}.bandcamp.com/album/x`
  const there = [
    albumView({ id: 1, title: 'Let’s Stay', artist: 'Les Fen', bandcampUrl: url('fen') }),
    albumView({ id: 2, title: 'Below the Tide', artist: 'Blu & Kelp', bandcampUrl: '' }),
    albumView({ id: 3, title: 'White Harbor', artist: 'Haneulbada', bandcampUrl: url('p') }),
  ]
  const text = columns([
    'Title,Artist,Rating',
    "Let's stay,Les Fen,4",
    'Below The Tide,Blu and Kelp,5',
    'White Harbor,하늘바다,3',
    'Something New,Fen,1',
  ])
  const found = await preview(text, {}, 'a.csv', there)
  expect(found).toMatchObject({ created: 1, existing: 3, fillable: 3, probableCount: 1 })
  expect(found.probable).toEqual([
    { row: 3, title: 'White Harbor', artist: '하늘바다', there: { title: 'White Harbor', artist: 'Haneulbada' } },
  ])
  expect(found.albums.map((album) => [album?.title, album?.artist, album?.bandcampUrl])).toEqual([
    // The Worker joins these by the same rules; what only probably is one is sent as the album that it is.
    ["Let's stay", 'Les Fen', undefined],
    ['Below The Tide', 'Blu and Kelp', undefined],
    ['White Harbor', 'Haneulbada', url('p')],
    ['Something New', 'Fen', undefined],
  ])
})

it('only rates what is here of RateYourMusic’s albums that nobody says to own, unless all are wanted', async () => {
  const names =
    'RYM Album, First Name,Last Name,First Name localized, Last Name localized,Title,Release_Date,Rating,Ownership'
  const row = (artist: string, localized: string, title: string, rating: number, owned: string) =>
    `"1","","${artist}","","${localized}","${title}","2019","${rating}","${owned}","","LP",  ""`
  const text = columns([
    `${names},Purchase Date,Media Type,Review`,
    row('Fen', '', 'Reed', 7, 'n'),
    row('하늘바다', 'Haneulbada', 'Ceiling', 10, 'n'),
    row('Kelp', '', 'Moth', 8, 'n'),
    row('Kelp', '', 'Ebb', 0, 'o'),
  ])
  const there = [
    albumView({ id: 1, title: 'Reed', artist: 'Fen', bandcampUrl: '' }),
    albumView({ id: 2, title: 'Ceiling', artist: 'Haneulbada', bandcampUrl: '' }),
  ]
  const found = await preview(text, {}, 'a.csv', there)
  expect(found).toMatchObject({
    created: 1,
    existing: 2,
    probableCount: 0,
    rated: { count: 3, others: 1, become: 'left' },
  })
  expect(found.albums.map((album) => [album?.title, album?.rating ?? null])).toEqual([
    ['Reed', 3.5],
    ['Ceiling', 5],
    ['Ebb', null],
  ])
  expect(found.albums[2]?.notes).toBe('')
  expect(await preview(text, { rated: 'all' }, 'a.csv', there)).toMatchObject({ created: 2, rated: { others: 1 } })
  const inCrate = await preview(text, { rated: 'crate' }, 'a.csv', there)
  expect(inCrate).toMatchObject({ created: 2, crates: 1, rated: { others: 1 } })
  expect(inCrate.crateRows).toEqual([{ place: 0, name: 'Rated elsewhere' }])
  expect(inCrate.rowsSent.filter(({ crates }) => crates)).toMatchObject([
    { album: { title: 'Moth' }, crates: [[0, 0]] },
  ])
})

it('gives plays the days of a person’s time zone', async () => {
  const text = columns(['uts,utc_time,artist,album,track', '1700000000,,Fen,Reed,One', ',soon,Fen,Reed,Two'])
  const daysIn = async (zone: string) => {
    const found = await preview(text, { zone })
    expect(found).toMatchObject({ zone, left: ['0 plays: 1 play has no time that can be read'] })
    return found.albums[0]?.listens
  }
  const note = '1 track on Last.fm'
  expect(await daysIn('UTC')).toEqual([{ at: '2023-11-14T22:13:20', isWholeDay: true, note }])
  expect(await daysIn('Europe/Berlin')).toEqual([{ at: '2023-11-14T23:13:20', isWholeDay: true, note }])
  expect(await daysIn('Asia/Tokyo')).toEqual([{ at: '2023-11-15T07:13:20', isWholeDay: true, note }])
  expect((await preview(text)).zone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  expect((await preview('title,artist\nReed,Fen')).zone).toBeNull()
})

it('reads a diary that Gatefold wrote, and leaves out what is no time, rating or note', async () => {
  const expected = [
    {
      title: 'Reed',
      artist: 'Fen',
      listens: [{ at: '2026-05-02T08:00:00', rating: 4, note: '=loud' }, { at: '2026-05-01T20:30:00' }],
    },
    { title: 'Ebb', artist: 'Harbour', listens: [{ at: '2026-04-30T10:00:00' }] },
  ]
  const csv = await preview(
    columns([
      'at,title,artist,rating,note,albumId',
      "2026-05-02T08:00:00,Reed,Fen,4,'=loud,7",
      '2026-05-01T20:30:00,Reed,Fen,,,7',
      '2026-04-30T10:00:00,Ebb,Harbour,9,,8',
      'yesterday,Ebb,Harbour,,,8',
    ]),
  )
  expect(csv).toMatchObject({ source: 'diary', rows: 2, listens: 3, failed: 0, zone: null })
  const said = ({ title, artist, listens }: Record<string, unknown> = {}) => ({
    title,
    artist,
    listens: (listens as { note?: string }[]).map(({ note, ...rest }) => (note ? { ...rest, note } : rest)),
  })
  expect(csv.albums.map(said)).toEqual(expected)
  expect(csv.left.map((one) => one.split(':')[0])).toEqual(['3 rating', '4 at'])

  const entry = (at: string, title: string, artist: string, more: object) => ({
    ...{ id: 1, albumId: 7, at, rating: null, note: '', title, artist, coverUrl: null },
    ...more,
  })
  const json = await preview(
    JSON.stringify([
      entry('2026-05-02T08:00:00', 'Reed', 'Fen', { rating: 4, note: '=loud' }),
      entry('2026-05-01T20:30:00', 'Reed', 'Fen', {}),
      entry('2026-04-30T10:00:00', 'Ebb', 'Harbour', { rating: 9 }),
      entry('yesterday', 'Ebb', 'Harbour', {}),
    ]),
    {},
    'diary.json',
  )
  expect(json).toMatchObject({ source: 'diary', format: 'json', rows: 2, listens: 3 })
  expect(json.albums.map(said)).toEqual(expected)
})

it('makes one album of the tracks of an artist and guests, whoever is heard first', async () => {
  const text = columns([
    'uts,utc_time,artist,album,track',
    '1700000000,,"Fen, Kelp",Reed,One',
    '1700000100,,"Fen, Moth",Reed,One',
    '1700000200,,Fen,Reed,Two',
    '1700000400,,Fen & Moth,Reed,Three',
    '1700000600,,Fenland,Reed,Four',
    '1700000800,,"Fen, Kelp",Other,Five',
  ])
  const found = await preview(text, { zone: 'UTC' })
  expect(found.albums.map((album) => [album?.title, album?.artist, Array(album?.listens).flat().length])).toEqual([
    ['Reed', 'Fen', 1],
    ['Reed', 'Fenland', 1],
    ['Other', 'Fen, Kelp', 1],
  ])
  expect(found.albums[0]?.listens).toMatchObject([{ note: '4 tracks on Last.fm' }])
})
