import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkCollection, openCollection, openCollectionFile, toExportAlbum } from '#domain/files/export-schema.ts'
import { collectionRows, readCollectionRows } from '#domain/files/file-collection.ts'
import { finish } from '#domain/files/steps.ts'
import { composeAccents } from '#domain/text/compose-accents.ts'
import { albumView } from '../albums/album-view.ts'

function parseCollectionFile(text: string) {
  const opened = openCollectionFile(text)
  return 'message' in opened ? opened : finish(checkCollection(opened))
}

const album = (id: number | undefined, given: Record<string, unknown> = {}) => ({
  id,
  title: 't',
  artist: 'a',
  ...given,
})
const file = (given: Record<string, unknown> = {}) =>
  JSON.stringify({ format: 'gatefold', version: 1, albums: [album(1), album(2)], crates: [], ...given })
const fieldsOf = (text: string) => {
  const read = parseCollectionFile(text)
  return 'message' in read ? read.fields : {}
}

it('reads albums and crates of a file', () => {
  const albums = [
    album(1, { bandcampUrl: '', rating: null, list: 'wishlist', bandcampTags: ['Dub'], userTags: [] }),
    album(undefined, { bandcampUrl: null }),
    album(7, { bandcampUrl: 'https://a.bandcamp.com/album/t?x' }),
  ]
  const crates = [{ id: 5, name: ' C ', description: null, isFavorite: true, albumIds: [7, 1, 7] }]
  expect(parseCollectionFile(file({ exportedAt: 'whenever', albums, crates }))).toEqual({
    file: {
      albums: [
        albums[0],
        album(undefined, { bandcampUrl: null }),
        album(7, { bandcampUrl: 'https://a.bandcamp.com/album/t' }),
      ],
      crates: [{ id: 5, name: 'C', description: null, isFavorite: true, albumIds: [7, 1, 7] }],
      tagRules: [],
      tagColors: [],
      distinct: [],
    },
  })
})

it.each([
  ['', 'body'],
  ['{', 'body'],
  ['null', 'body'],
  ['[]', 'body'],
  ['{}', 'format'],
  [file({ format: 'csv' }), 'format'],
  [file({ version: 2 }), 'version'],
  [file({ version: '1' }), 'version'],
  [file({ albums: {} }), 'albums'],
  [file({ crates: null }), 'crates'],
  [file({ albums: [album(1), 5] }), 'albums.1'],
  [file({ albums: [album(1, { title: '' })] }), 'albums.0.title'],
  [file({ albums: [album(1), album(2), album(3), album(4, { rating: 'good' })] }), 'albums.3.rating'],
  [file({ albums: [album(1, { bandcampUrl: 'nowhere' })] }), 'albums.0.bandcampUrl'],
  [file({ albums: [album(1, { owner: 'x' })] }), 'albums.0.owner'],
  [file({ albums: [album(1), album(1)] }), 'albums.1.id'],
  [file({ crates: [5] }), 'crates.0'],
  [file({ crates: [{ name: '', albumIds: [] }] }), 'crates.0.name'],
  [file({ crates: [{ name: 'C' }] }), 'crates.0.albumIds'],
  [file({ crates: [{ name: 'C', albumIds: ['1'] }] }), 'crates.0.albumIds.0'],
  [file({ crates: [{ name: 'C', albumIds: [1, 3] }] }), 'crates.0.albumIds'],
  [file({ albums: [album(1, { aliases: {} })] }), 'albums.0.aliases'],
  [file({ albums: [album(1, { aliases: Array(201).fill(album(undefined)) })] }), 'albums.0.aliases'],
  [file({ albums: [album(1, { aliases: [{ ...album(undefined), owner: 'x' }] })] }), 'albums.0.aliases.0.owner'],
  [file({ albums: [album(1, { aliases: [album(undefined, { itemId: 'x' })] })] }), 'albums.0.aliases.0.itemId'],
  [file({ tagRules: {} }), 'tagRules'],
  [file({ tagRules: [{ from: 'a', to: 'b' }, 5] }), 'tagRules.1'],
  [file({ tagRules: [{ from: ' ', to: 'b' }] }), 'tagRules.0.from'],
  [file({ tagRules: [{ from: 'a' }] }), 'tagRules.0.to'],
  [file({ tagRules: [{ from: 'a', to: '' }] }), 'tagRules.0.to'],
  [file({ tagColors: {} }), 'tagColors'],
  [
    file({
      tagColors: [
        { tag: 'dub', color: 'moss' },
        { tag: 'folk', color: 'mauve' },
      ],
    }),
    'tagColors.1.color',
  ],
  [file({ tagColors: [{ tag: 'dub', color: null }] }), 'tagColors.0.color'],
  [file({ distinct: {} }), 'distinct'],
  [file({ albums: [album(1), album(2)], distinct: [[1, 2], [1]] }), 'distinct.1'],
  [file({ albums: [album(1), album(2)], distinct: [[1, 3]] }), 'distinct.0'],
])('rejects %s because of its %s', (text, field) => {
  const read = parseCollectionFile(text)
  if (!('message' in read)) throw new Error('The file was taken')
  expect(Object.keys(read.fields)[0]).toBe(field)
  expect(read.message).toContain(read.fields[field])
  expect(read.message).not.toMatch(/\b(?:format|bandcampUrl|albumIds|tagRules|tagColors|itemId)\b|\.\d/)
})

it('says of which part of the file it complains in words, and of the whole file only what is wrong', () => {
  const said = (text: string) => {
    const read = parseCollectionFile(text)
    return 'message' in read ? read.message : ''
  }
  expect(said(file({ format: 'csv' }))).toBe('This is not a Gatefold collection file')
  expect(said(file({ version: undefined }))).toBe('This is not a Gatefold collection file')
  expect(said(file({ version: 2 }))).toMatch(/^This file is from a newer version of Gatefold/)
  expect(said(file({ albums: [album(1), album(2, { title: '' })] }))).toBe('Album 2, title: Title is required')
  expect(said(file({ albums: [album(1, { bandcampUrl: 'nowhere' })] }))).toBe(
    'Album 1, Bandcamp address: Must be a valid URL',
  )
  expect(said(file({ tagRules: [{ from: 'a', to: '' }] }))).toBe('Tag rule 1, new name: Name is required')
  expect(said(file({ albums: [album(1, { owner: 'x' })] }))).toBe('Album 1, owner: Unknown field')
})

it('names all errors at once', () => {
  const albums = [album(1, { title: '', rating: 9 }), album(2), album(3, { artist: '' })]
  const crates = [{ name: 'C', albumIds: [1] }, { albumIds: [] }]
  expect(Object.keys(fieldsOf(file({ albums, crates })))).toEqual([
    'albums.0.title',
    'albums.0.rating',
    'albums.2.artist',
    'crates.1.name',
  ])
})

it('exports the stored fields of an album only', () => {
  const tags = { tags: ['Dub', 'x'], bandcampTags: ['Dub'], userTags: ['x'] }
  const view = albumView({ ...tags, bandcampUrl: '', hasPreview: true, version: 3 })
  const { tags: _, changedAt: __, hasPreview: ___, version: ____, ...kept } = view
  expect(toExportAlbum(view)).toEqual(kept)
  expect(parseCollectionFile(file({ albums: [toExportAlbum(view)] }))).toEqual({
    file: { albums: [kept], crates: [], tagRules: [], tagColors: [], distinct: [] },
  })
})

it('reads the names and rules that it wrote, and keeps the rows beside invalid ones', () => {
  const names = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .map(composeAccents)
    .filter((text) => text.trim() === text && !/[\s\p{Cc}]/u.test(text))
  const anyAlias = fc.record(
    {
      title: names,
      artist: names,
      bandcampUrl: fc.constantFrom('', 'https://a.bandcamp.com/album/other'),
      itemType: fc.constantFrom('album' as const, 'track' as const),
      itemId: fc.integer({ min: 1 }),
    },
    { requiredKeys: ['title', 'artist', 'bandcampUrl'] },
  )
  const anyRule = fc.record({
    from: names.map((text) => text.toLowerCase()),
    to: fc.option(names.map((text) => text.slice(0, 60).toWellFormed())),
  })
  fc.assert(
    fc.property(fc.array(anyAlias, { maxLength: 5 }), fc.array(anyRule, { maxLength: 5 }), (aliases, tagRules) => {
      const written = toExportAlbum(albumView({ bandcampUrl: '' }), [], aliases)
      const read = parseCollectionFile(file({ albums: [written], tagRules }))
      expect(read).toEqual({ file: { albums: [written], crates: [], tagRules, tagColors: [], distinct: [] } })
      const rows = readCollectionRows(
        file({ albums: [{ ...written, aliases: 'x' }, album(9)], tagRules: [5, ...tagRules] }),
      )
      expect(rows).toMatchObject({
        rows: [
          { row: { fault: { field: 'aliases', message: 'Other names must be a list' } } },
          { album: { title: 't' } },
        ],
        tagRules,
        ruleFaults: [{ row: 1, field: 'row', message: 'This is not a tag rule' }],
      })
    }),
  )
  const many = Array.from({ length: 1_001 }, (_, index) => ({ from: `${index}`, to: null }))
  expect(readCollectionRows(file({ tagRules: many }))).toEqual({
    message: 'This file has 1,001 tag rules. Files can have at most 1,000',
  })
})

it('reads colors of tags and pairs that are not the same, and leaves out invalid ones', () => {
  const albums = [
    album(1, { bandcampUrl: '' }),
    album(2, { bandcampUrl: '' }),
    album(3, { title: '' }),
    album(4, { itemId: 7 }),
  ]
  const tagColors = [
    { tag: ' Dub', color: 'moss' },
    { tag: 'folk', color: 'mauve' },
  ]
  const distinct = [
    [1, 2],
    [2, 4],
    [1, 3],
    [1, 1],
    [1, 9],
    ['1', 2],
  ]
  const twin = { title: 't', artist: 'a' }
  expect(readCollectionRows(file({ albums, tagColors, distinct }))).toMatchObject({
    tagColors: [{ tag: 'dub', color: 'moss' }],
    colorFaults: [{ row: 2, field: 'color', message: 'Must be one of the colors' }],
    distinct: {
      albums: [twin, { ...twin, nth: 2 }, { ...twin, itemId: 7 }],
      pairs: [
        [0, 1],
        [1, 2],
      ],
    },
    pairFaults: [
      { row: 3, message: 'There is no album with the id 3 in the file' },
      { row: 4, message: 'This is not a pair of albums' },
      { row: 5, message: 'There is no album with the id 9 in the file' },
      { row: 6, message: 'This is not a pair of albums' },
    ],
  })
})

it('leaves out pairs that would not fit into a call', () => {
  const albums = Array.from({ length: 6_000 }, (_, index) => album(index, { title: `${index} ${'x'.repeat(190)}` }))
  const distinct = albums.slice(1).map((_, index) => [index, index + 1])
  const read = readCollectionRows(file({ albums, distinct }))
  if ('message' in read) throw new Error(read.message)
  expect(JSON.stringify(read.distinct).length).toBeLessThan(1_100_000)
  expect(read.distinct.pairs.length + read.pairFaults.length).toBe(distinct.length)
  expect(read.pairFaults[0]?.message).toBe('The pairs before this one fill the file')
})

it('never throws', () => {
  const json = fc.json()
  const nearly = fc
    .record({
      format: fc.constant('gatefold'),
      version: fc.constant(1),
      albums: fc.anything(),
      crates: fc.anything(),
      tagRules: fc.anything(),
      tagColors: fc.anything(),
      distinct: fc.anything(),
    })
    .map((value) => {
      try {
        return JSON.stringify(value) ?? ''
      } catch {
        return ''
      }
    })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), json, nearly), (text) => {
      const read = parseCollectionFile(text)
      if ('message' in read) expect(Object.keys(read.fields).length).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['albums', 100_001, 'albums'],
  ['crates', 2_001, 'crates'],
  ['distinct', 10_001, ''],
])('refuses a file with too many %s before it looks at one', (name, count, what) => {
  const read = openCollectionFile(file({ albums: [], [name]: Array.from({ length: count }, () => 0) }))
  expect(read).toEqual({ message: expect.stringContaining(what), fields: { [name]: expect.any(String) } })
})

it('reads none of a fan’s entries if they are too many', () => {
  const entries = Array.from({ length: 100_001 }, () => ({ item_url: '', item_title: '' }))
  const steps = openCollection(JSON.stringify(entries))
  expect(steps.next().done).toBe(true)
})

it('stops after each album, so that others get in', () => {
  const albums = Array.from({ length: 7 }, (_, id) => ({ id, title: 'T', artist: 'A' }))
  const opened = openCollectionFile(file({ albums }))
  if ('message' in opened) throw new Error(opened.message)
  const counts = [checkCollection(opened), collectionRows(opened)].map((steps) => [...steps].length)
  expect(counts).toEqual([7, 7])
})
