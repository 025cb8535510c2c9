import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFolderMatcher, type Matched } from '#domain/albums/folder-match.ts'
import { createFolderReader, type FolderName, itemLine, namesOfText } from '#domain/albums/folder-names.ts'

const SHELF = [
  ['Burial', 'Untrue'],
  ['Harbour Lights', 'Low Water Songs'],
  ['Harbour Lights', 'Low Water Songs (Remixes)'],
  ['The Tide', 'Ebb & Flow'],
  ['AC/DC', 'Back in Black'],
  ['Sigur Rós', '( )'],
  ['Godspeed You! Black Emperor', 'F♯ A♯ ∞'],
  ['Prince', '1999'],
  ['Low', 'Low'],
  ['Moth', 'Season EP'],
  ['Ø', 'Öhne'],
  ['Marrow Tide', 'Switchyard (Deluxe Edition)'],
  ['Low Tide Records', 'Nadja - Gold Rope'],
  ['X - Y', 'Z'],
  ['Björk', 'Vespertine'],
  ['!!!', 'Louden Up Now'],
  ['久石譲', 'もののけ姫'],
] as const

const albums: Matched[] = SHELF.map(([artist, title], id) => ({ id, artist, title, list: 'collection' }))

function matcher(some: readonly Matched[] = albums) {
  const made = createFolderMatcher()
  for (const album of some) made.add(album)
  return made
}
const found = (names: readonly FolderName[], some = albums) => {
  const { find } = matcher(some)
  return names.flatMap(find).map(({ id }) => some.find((album) => album.id === id)?.title)
}
const namesOfFiles = (paths: readonly string[]) => {
  const folder = createFolderReader()
  for (const path of paths) folder.add(path)
  return folder.names()
}
const inFiles = (...paths: string[]) => found(namesOfFiles(paths))

it.each([
  ['Music/Burial - Untrue/01 Archangel.flac', 'Untrue'],
  ['Music/Burial/Untrue/01 Archangel.flac', 'Untrue'],
  ['Burial/Untrue/01.mp3', 'Untrue'],
  ['Music/Burial - Untrue.zip', 'Untrue'],
  ['Music/Burial - Untrue (1).zip', 'Untrue'],
  ['Burial - Untrue (pre-order).zip', 'Untrue'],
  ['Music/Burial - Untrue (2007) [FLAC]/01.flac', 'Untrue'],
  ['Music/Burial/2007 - Untrue/01.flac', 'Untrue'],
  ['Music/Burial/(2007) Untrue/01.flac', 'Untrue'],
  ['Music/Burial/[2007] Untrue {HDBCD002} [24bit-44.1kHz]/01.flac', 'Untrue'],
  ['Music/Burial/Burial - Untrue/01.flac', 'Untrue'],
  ['Music/Burial/Burial - 2007 - Untrue/01.flac', 'Untrue'],
  ['Music/2007 - Burial - Untrue/01.flac', 'Untrue'],
  ['Music/[HDBCD002] Burial - Untrue/01.flac', 'Untrue'],
  ['Music/Burial - Untrue - 2007 - FLAC/01.flac', 'Untrue'],
  ['Music/Burial-Untrue-WEB-2007-GROUP/01.flac', 'Untrue'],
  ['Music/burial_-_untrue/01.flac', 'Untrue'],
  ['Music/Burial – Untrue/01.flac', 'Untrue'],
  ['Music/Burial/Untrue/FLAC/01.flac', 'Untrue'],
  ['Music/Burial/Untrue/CD 1/01.flac', 'Untrue'],
  ['Music/Burial/Untrue/Disc 2/MP3 320/01.mp3', 'Untrue'],
  ['Music/B/Burial/Albums/Untrue/01.flac', 'Untrue'],
  ['Downloads/Burial - Untrue - 01 Archangel.flac', 'Untrue'],
  ['Downloads/Burial - Untrue.mp3', 'Untrue'],
  ['Burial - Untrue.mp3', 'Untrue'],
  ['Music\\Burial\\Untrue\\01.flac', 'Untrue'],
  ['Music/Tide, The/Ebb and Flow/01.flac', 'Ebb & Flow'],
  ['Music/The Tide - Ebb & Flow/01.flac', 'Ebb & Flow'],
  ['Music/AC_DC - Back in Black/01.flac', 'Back in Black'],
  ['Music/AC-DC - Back in Black.zip', 'Back in Black'],
  ['Music/Prince - 1999/01.flac', '1999'],
  ['Music/Prince/1999 - 1999/01.flac', '1999'],
  ['Music/Prince - 1999 [FLAC].zip', '1999'],
  ['Music/Low/Low/01.flac', 'Low'],
  ['Music/Moth - Season/01.flac', 'Season EP'],
  ['Music/Moth/Season (2019) [EP]/01.flac', 'Season EP'],
  ['Music/Moth - Season EP.zip', 'Season EP'],
  ['Music/O - Ohne/01.flac', 'Öhne'],
  ['Music/Marrow Tide - Switchyard/01.flac', 'Switchyard (Deluxe Edition)'],
  ['Music/Marrow Tide - Switchyard (2020 Remaster)/01.flac', 'Switchyard (Deluxe Edition)'],
  ['Music/Nadja - Gold Rope/01.flac', 'Nadja - Gold Rope'],
  ['Music/X - Y - Z/01.flac', 'Z'],
  ['Music/Bjo\u0308rk/Vespertine/01.flac', 'Vespertine'],
  ['Music/bjork - VESPERTINE.zip', 'Vespertine'],
  ['Music/!!! - Louden Up Now/01.flac', 'Louden Up Now'],
  ['Music/久石譲/もののけ姫/01.flac', 'もののけ姫'],
  ['Music/Harbour Lights - Low Water Songs (Remixes)/01.flac', 'Low Water Songs (Remixes)'],
  ['Music/Harbour Lights - Low Water Songs/01.flac', 'Low Water Songs'],
  ['Music/Godspeed You_ Black Emperor - F# A# (Infinity)/01.flac', undefined],
  ['Music/Untrue/01.flac', undefined],
  ['Music/Burial/Tunes/01.flac', undefined],
  ['Music/Burial - Untrue Stories/01.flac', undefined],
  ['Music/Low Water/Songs/01.flac', undefined],
])('finds the album of %s', (path, title) => {
  expect(inFiles(path)).toEqual(title === undefined ? [] : [title])
})

const titled = (...titles: string[]): Matched[] =>
  titles.map((title, id) => ({ id, artist: 'Marrow', title, list: 'collection' }))

it.each([
  [['Marrow (Blue Album)'], 'Marrow - Marrow (Green Album)', undefined],
  [['Marrow (Blue Album)'], 'Marrow/Marrow (Green Album) (2001) [FLAC]', undefined],
  [
    ['Marrow (Blue Album)', 'Marrow (Green Album)'],
    'Marrow - Marrow (Green Album) (2001) [FLAC]',
    'Marrow (Green Album)',
  ],
  [['Marrow (Blue Album)', 'Marrow (Green Album)'], 'Marrow/2001 - Marrow [Green Album]', 'Marrow (Green Album)'],
  [
    ['Marrow [Blue Album]', 'Marrow [Green Album]'],
    'Marrow - Marrow {Green Album} [24bit-44.1kHz]',
    'Marrow [Green Album]',
  ],
  [['Marrow [Blue]', 'Marrow [Green]'], 'Marrow - Marrow [Green] [FLAC]', 'Marrow [Green]'],
  [['Marrow [Blue]'], 'Marrow - Marrow [Green] [FLAC]', undefined],
  [['Marrow [Blue]', 'Marrow [Green]'], 'Marrow - Marrow [FLAC]', undefined],
  [['Marrow [Green]'], 'Marrow - Marrow [FLAC]', 'Marrow [Green]'],
  [['Marrow'], 'Marrow - Marrow (Green Album)', undefined],
  [['Marrow'], 'Marrow - Marrow [Remixes]', undefined],
  [['Marrow'], 'Marrow - Marrow (Live 1999)', undefined],
  [['Marrow'], 'Marrow - Marrow (Vol. 2)', undefined],
  [['Marrow (1994)', 'Marrow (2001)', 'Marrow'], 'Marrow - Marrow (2001) [FLAC]', 'Marrow (2001)'],
  [['Marrow (1994)', 'Marrow (2001)'], 'Marrow/1994 - Marrow', 'Marrow (1994)'],
  [['Marrow (1994)', 'Marrow (2001)', 'Marrow'], 'Marrow - Marrow [FLAC]', 'Marrow'],
  [['Marrow'], 'Marrow - Marrow [Hollow Records]', 'Marrow'],
  [['Marrow'], 'Marrow - Marrow [Live Dub Records]', 'Marrow'],
  [['Marrow'], 'Marrow - Marrow [Label X]', 'Marrow'],
  [['Marrow'], 'Marrow - Marrow (Hollow Records, 2001)', 'Marrow'],
  [['Marrow'], 'Marrow - Marrow (24bit FLAC by somebody)', 'Marrow'],
  [['Marrow [HR012]'], 'Marrow - Marrow [HR013] (Album)', 'Marrow [HR012]'],
  [['Marrow [Deluxe Edition]'], 'Marrow - Marrow [Hollow Records]', 'Marrow [Deluxe Edition]'],
])('of %j it takes %s for %s', (shelf, path, title) => {
  expect(found(namesOfFiles([`${path}/01.flac`]), titled(...shelf))).toEqual(title === undefined ? [] : [title])
})

it('takes no name for an album whose brackets say something else', () => {
  const word = fc.stringMatching(/^q[a-z]{2,6}$/)
  const kinds = fc.constantFrom(
    (text: string) => `(${text})`,
    (text: string) => `[${text}]`,
    (text: string) => `{${text}}`,
    (text: string) => `(${text} Album)`,
    (text: string) => `[${text} Sessions]`,
  )
  const more = fc.constantFrom('', ' [FLAC]', ' (2019)', ' (2019) [24bit]', ' (Deluxe Edition)')
  fc.assert(
    fc.property(word, word, kinds, more, (one, other, kind, rest) => {
      fc.pre(one !== other)
      const [mine, another] = titled(`Marrow ${kind(one)}`, `Marrow ${kind(other)}`)
      const names = namesOfFiles([`Music/Marrow - Marrow ${kind(one)}${rest}/01.flac`])
      const ids = (some: (Matched | undefined)[]) =>
        names.flatMap(matcher(some.filter((album) => album !== undefined)).find).map(({ id }) => id)
      expect(ids([another, mine])).toEqual([0])
      expect(ids([another])).toEqual([])
    }),
  )
})

it('takes a remix for no other album, where only the other is there', () => {
  const only = albums.filter(({ title }) => title === 'Low Water Songs')
  expect(found(namesOfFiles(['Harbour Lights - Low Water Songs (Remixes).zip']), only)).toEqual([])
})

it('names each folder with music once, and no pictures, hidden files or folders of discs', () => {
  const names = namesOfFiles([
    'Music/A - B/01.flac',
    'Music/A - B/02.flac',
    'Music/A - B/cover.jpg',
    'Music/A - B/._01.flac',
    'Music/C - D/CD1/01.mp3',
    'Music/C - D/CD2/01.mp3',
    'Music/Scans/1.png',
    'Music/.Trash/E - F.zip',
    '__MACOSX/G/01.flac',
    'Music/H - I.zip',
  ])
  expect(names.map(({ path }) => path)).toEqual(['Music/A - B', 'Music/C - D', 'Music/H - I'])
})

it('finds several albums in a folder of loose tracks', () => {
  expect(
    inFiles(
      'Downloads/Burial - Untrue - 01 Archangel.flac',
      'Downloads/Burial - Untrue - 02 Near Dark.flac',
      'Downloads/Prince - 1999.mp3',
      'Downloads/Nobody - Nothing.mp3',
      'Downloads/03 Untitled.mp3',
    ),
  ).toEqual(['Untrue', '1999'])
})

it('reads a pasted list', () => {
  const names = namesOfText(
    'Burial - Untrue\r\n\n  Prince/1999/ \nBurial - Untrue\nMoth\tSeason EP\nC:\\Music\\Low\\Low\nBjörk/Vespertine/CD 2\n/',
  )
  expect(found(names)).toEqual(['Untrue', '1999', 'Season EP', 'Low', 'Vespertine'])
})

it('finds an album by the number that a downloader put into its folder, before its name', () => {
  const folder = createFolderReader()
  for (const path of ['Music/Prince/1999/01.flac', 'Music/Moved/Low/CD1/01.flac', 'Music/Moth/Season EP/01.flac'])
    folder.add(path)
  folder.addItemId('Music/Prince/1999/bandcamp_item_id.txt', ' 4155612459\r\n')
  folder.addItemId('Music/Moved/Low/bandcamp_item_id.txt', '99999999999999999999')
  folder.addItemId('Music/Moth/Season EP/bandcamp_item_id.txt', '\uFFFD12345\0')
  folder.addItemId('Music/Nowhere/bandcamp_item_id.txt', '12345678')
  const some = albums.map((album) => (album.title === 'Untrue' ? { ...album, itemId: 4155612459 } : album))
  expect(found(folder.names(), some)).toEqual(['Untrue', 'Season EP'])
})

it('reads the list that downloaders keep: by number, else by the names behind it', () => {
  const some = albums.map((album) => (album.title === 'Untrue' ? { ...album, itemId: 4155612459 } : album))
  const names = namesOfText(
    '# kept by a program\n4155612459  # Somebody / Renamed\r\n77777777  # Prince / 1999\n88888888\n99999999999999999999  # Low / Low\n',
  )
  expect(found(names, some)).toEqual(['Untrue', '1999'])
  expect(names.map(({ path }) => path)).toEqual([
    'Somebody / Renamed',
    'Prince / 1999',
    '88888888',
    '99999999999999999999  # Low / Low',
  ])
})

it('reads the list that it writes', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  const album = fc.record({
    itemId: fc.integer({ min: 10_000, max: Number.MAX_SAFE_INTEGER }),
    title: text,
    artist: text,
  })
  fc.assert(
    fc.property(fc.array(album, { maxLength: 5 }), (some) => {
      const ids = namesOfText(some.map(itemLine).join('')).map(({ itemId }) => itemId)
      expect(new Set(ids)).toEqual(new Set(some.map(({ itemId }) => itemId)))
    }),
  )
  expect(itemLine({ title: 'A', artist: 'B' })).toBe('')
})

it('counts the tracks of an album over its discs, the same in two formats once', () => {
  const folder = createFolderReader()
  const paths = [
    'A/B/CD1/01 X.flac',
    'A/B/CD2/01 X.flac',
    'A/B/CD2/MP3/01 X.mp3',
    'A/B/FLAC/02 Y.flac',
    'A/B/MP3/02 Y.mp3',
  ]
  for (const path of paths) folder.add(path, 10)
  folder.add('A/B/cover.jpg', 10)
  folder.add('A/C.zip', 70)
  folder.add('A/C/01 Z.flac', 30)
  expect(folder.names()).toEqual([
    { path: 'A/B', tracks: ['01 X', '01 X', '02 Y'], bytes: 50, inside: [] },
    { path: 'A/C', tracks: null, bytes: 70, inside: [] },
  ])
})

it('prefers the album in the collection to the one on the wishlist', () => {
  const wish: Matched = { id: 100, artist: 'Burial', title: 'Untrue', list: 'wishlist' }
  const owned: Matched = { ...wish, id: 101, list: 'collection' }
  for (const some of [
    [wish, owned],
    [owned, wish],
  ])
    expect(namesOfText('Burial - Untrue').flatMap(matcher(some).find)).toMatchObject([{ id: 101 }])
})

describe('whatever albums are called', () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/)
  // Names that have none of the words and dashes that mean something, so that every layout must find them.
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `q${words.join(' q')}`)
  const shelf = fc.uniqueArray(fc.record({ artist: name, title: name }), {
    minLength: 1,
    maxLength: 20,
    selector: ({ artist, title }) => `${artist.replaceAll(' ', '')}\n${title.replaceAll(' ', '')}`,
  })
  const LAYOUTS: ((artist: string, title: string) => string)[] = [
    (artist, title) => `Music/${artist}/${title}/01.flac`,
    (artist, title) => `Music/${artist} - ${title}/01 Track.mp3`,
    (artist, title) => `Music/${artist} - ${title}.zip`,
    (artist, title) => `Music/${artist}/2019 - ${title}/01.flac`,
    (artist, title) => `Music/${artist} - ${title} (2019) [FLAC]/CD1/01.flac`,
    (artist, title) => `Music/${artist.toUpperCase()} – ${title.replaceAll(' ', '_')}/01.ogg`,
  ]

  it('finds each by its folder in every layout, and no other', () => {
    fc.assert(
      fc.property(shelf, fc.nat(), (some, seed) => {
        const many: Matched[] = some.map((one, id) => ({ ...one, id, list: 'collection' }))
        const { find } = matcher(many)
        for (const { id, artist, title } of many) {
          const path = LAYOUTS[(seed + id) % LAYOUTS.length]?.(artist, title) ?? ''
          expect(
            namesOfFiles([path])
              .flatMap(find)
              .map((match) => match.id),
            path,
          ).toEqual([id])
        }
      }),
    )
  })

  it('takes any bytes in the files of downloaders', () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((some) => new TextDecoder().decode(some))
    const line = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.constantFrom('', '  # ', '#', '\t# a / '), bytes)
    fc.assert(
      fc.property(
        fc.oneof(
          bytes,
          line.map((parts) => parts.join('')),
        ),
        (text) => {
          const folder = createFolderReader()
          folder.add('Q/R/1.flac')
          folder.addItemId('Q/R/bandcamp_item_id.txt', text)
          for (const { itemId = 1, path } of [...folder.names(), ...namesOfText(text)]) {
            expect(Number.isSafeInteger(itemId) && itemId > 0).toBe(true)
            expect(path).not.toBe('')
          }
        },
      ),
    )
  })

  it('takes any text and any paths', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 })
    const odd = fc.oneof(text, fc.stringMatching(/^[-a ([\]){}_/.0-9]{0,40}$/))
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 10 }), odd, odd, (paths, artist, title) => {
        const { find } = matcher([{ id: 1, artist, title, list: 'collection' }])
        const files = paths.flatMap((path) => [path, `${path}/a.mp3`, `${path}.zip`])
        for (const match of [...namesOfFiles(files), ...namesOfText(paths.join('\n'))].flatMap(find))
          expect(match).toEqual({ id: 1, name: expect.any(String) })
      }),
    )
  })
})
