import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openCollectionFile } from '#domain/files/export-schema.ts'
import { readCollectionRows } from '#domain/files/file-collection.ts'
import { HARBOUR } from '../../bandcamp-site/albums.ts'
import { fanItem, fanItemsAnswer, mobileAnswer } from '../../bandcamp-site/answers.ts'
import { feedStory } from '../../bandcamp-site/news.ts'
import { siteAlbum } from '../../bandcamp-site/site.ts'

const ADDED = '07 May 2026 10:00:00 GMT'
const fileOf = (lists: { collection?: unknown; wishlist?: unknown; hidden?: unknown; followed?: unknown }) =>
  JSON.stringify({ format: 'gatefold-bandcamp', version: 1, fan: 'marit', savedAt: '2026-11-25T10:00:00Z', ...lists })

function rowsOf(text: string) {
  const read = readCollectionRows(text)
  if ('message' in read) throw new Error(read.message)
  return read
}

it('reads both lists as an import from Bandcamp does, without what the fan hides', () => {
  const owned = { ...fanItem(HARBOUR, ADDED, ADDED), why: 'For the ferry.' }
  const hidden = { ...fanItem(siteAlbum(1), ADDED, ADDED), hidden: true }
  const unavailable = { ...fanItem(siteAlbum(2), ADDED, ADDED), is_private: true }
  const { source, rows } = rowsOf(
    fileOf({ collection: [owned, hidden, unavailable], wishlist: [fanItem(siteAlbum(3), ADDED)] }),
  )
  expect(source).toBe('fanLists')
  expect(rows.map(({ album }) => album)).toEqual([
    expect.objectContaining({
      list: 'collection',
      title: HARBOUR.title,
      artist: HARBOUR.artist,
      bandcampUrl: 'https://harbour-lights.bandcamp.com/album/low-water-songs',
      itemType: 'album',
      itemId: HARBOUR.id,
      addedAt: '2026-05-07T10:00:00.000Z',
      purchasedAt: '2026-05-07T10:00:00.000Z',
      notes: 'From Bandcamp: For the ferry.',
    }),
    expect.objectContaining({ list: 'wishlist', title: 'Record 3' }),
  ])
})

it('dates what a list does not by its place in that list', () => {
  const bare = { ...fanItem(siteAlbum(1), ADDED), added: null, purchased: null }
  const lean = { item_title: 'Ebb', band_name: 'Fen', item_url: 'https://fen.bandcamp.com/album/ebb' }
  const { rows } = rowsOf(
    fileOf({
      collection: [fanItem(HARBOUR, '01 Jan 2020 00:00:00 GMT'), bare, lean],
      wishlist: [bare, fanItem(siteAlbum(2), ADDED)],
    }),
  )
  expect(rows.map(({ album }) => album?.addedAt)).toEqual([
    '2020-01-01T00:00:00.000Z',
    '2019-12-31T23:59:59.999Z',
    '2019-12-31T23:59:59.998Z',
    '2026-05-07T10:00:00.001Z',
    '2026-05-07T10:00:00.000Z',
  ])
})

it('tells what is no album in the lists, and brings in none of it', () => {
  const club = { ...fanItem(HARBOUR, ADDED, ADDED), item_url: 'https://harbour-lights.bandcamp.com/club' }
  const cap = { item_title: 'A cap', band_name: 'Fen', item_url: 'https://fen.bandcamp.com/merch/a-cap' }
  const { rows, left } = rowsOf(fileOf({ collection: [club, cap, fanItem(siteAlbum(1), ADDED, ADDED)] }))
  expect(rows.map(({ album }) => album?.title)).toEqual(['Record 1'])
  expect(left.map(({ message }) => message)).toEqual(['1 subscription is no album', '1 piece of merch is no album'])
})

it('takes what the fan hides only if it is wanted, and counts it', () => {
  const flagged = { ...fanItem(siteAlbum(1), ADDED, ADDED), hidden: true }
  const text = fileOf({
    collection: [fanItem(HARBOUR, ADDED, ADDED), flagged],
    hidden: [fanItem(siteAlbum(2), ADDED, ADDED)],
  })
  const titles = (withHidden: boolean) => {
    const read = readCollectionRows(text, withHidden)
    return 'message' in read ? [] : [read.hidden, ...read.rows.map(({ album }) => album?.title)]
  }
  expect(titles(false)).toEqual([2, HARBOUR.title])
  expect(titles(true)).toEqual([2, HARBOUR.title, 'Record 1', 'Record 2'])
  const read = readCollectionRows(text, true)
  const rows = 'message' in read ? [] : read.rows
  // A share leaves out what no public list has named.
  expect(rows.map(({ row }) => 'isPublic' in row)).toEqual([true, false, false])
})

it('takes releases of followed artists as wishes that change nothing, each once, without those of the lists', () => {
  const story = (number: number) => feedStory({ album: siteAlbum(number), at: ADDED })
  const bought = { ...story(3), purchased: ADDED, why: 'Lovely.' }
  const text = fileOf({
    collection: [fanItem(siteAlbum(1), ADDED, ADDED)],
    hidden: [fanItem(siteAlbum(2), ADDED, ADDED)],
    followed: [story(1), story(2), bought, mobileAnswer(siteAlbum(3)), mobileAnswer(siteAlbum(4)), { error: true }, 7],
  })
  const { rows } = rowsOf(text)
  expect(rows.map(({ row }) => [row.row, 'isOnlyNew' in row])).toEqual([
    [1, false],
    [2, true],
    [3, true],
  ])
  const [, told, detailed] = rows.map(({ album }) => album)
  expect(told).toMatchObject({
    list: 'wishlist',
    title: 'Record 3',
    artist: 'Band 3',
    bandcampUrl: 'https://band-3.bandcamp.com/album/record-3',
    itemId: siteAlbum(3).id,
    bandcampTags: siteAlbum(3).tags,
  })
  expect([told?.purchasedAt, told?.notes]).toEqual([undefined, undefined])
  expect(detailed).toMatchObject({ title: 'Record 4', releaseDate: HARBOUR.released, list: 'wishlist' })
  // A call that takes a whole file asks nobody.
  const opened = openCollectionFile(text)
  expect('albums' in opened && opened.albums).toHaveLength(1)
})

it('says which entry could not be read, and takes the others with what they have', () => {
  const { rows } = rowsOf(fileOf({ collection: [fanItem(HARBOUR, ADDED), { item_title: 'Half' }, null] }))
  expect(rows.map(({ row }) => ('fault' in row ? row.row : null))).toEqual([null, null, 3])
  expect(rows[1]?.album).toMatchObject({ title: 'Half', list: 'collection' })
  expect(rows[1]?.left).toMatchObject([{ field: 'artist' }])
})

it('reads what collectors save: answers, lists of entries, the data of a page, and no more than titles and addresses', () => {
  const [owned, wished] = [fanItem(siteAlbum(1), ADDED, ADDED), fanItem(siteAlbum(2), ADDED)]
  const lean = { item_title: 'Ebb', band_name: 'Fen', item_url: 'https://fen.bandcamp.com/album/ebb', purchased: ADDED }
  const said = (value: unknown) => {
    const { source, rows } = rowsOf(JSON.stringify(value))
    expect(source).toBe('fanLists')
    return rows.map(({ album }) => [album?.list, album?.title, album?.itemId ?? null])
  }
  const both = [
    ['collection', 'Record 1', siteAlbum(1).id],
    ['wishlist', 'Record 2', siteAlbum(2).id],
  ]
  expect(said([owned, wished])).toEqual(both)
  expect(said([fanItemsAnswer([owned], true), fanItemsAnswer([wished])])).toEqual(both)
  expect(said(fanItemsAnswer([owned, wished]))).toEqual(both)
  expect(said({ collection: [owned], wishlist: { items: [wished] } })).toEqual(both)
  expect(
    said({ fan_data: {}, item_cache: { collection: { a1: owned }, wishlist: { a2: wished }, hidden: {} } }),
  ).toEqual(both)
  expect(said([lean])).toEqual([['collection', 'Ebb', null]])
  expect(readCollectionRows(JSON.stringify([{ title: 'Ebb', artist: 'Fen' }]))).toHaveProperty('message')
})

it('never fails on an entry, whatever is in it', () => {
  const whole = { ...fanItem(HARBOUR, ADDED), ...mobileAnswer(HARBOUR) }
  const entry = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...Object.keys(whole)), fc.anything()).map((odd) => ({ ...whole, ...odd })),
  )
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (collection) => {
      const { rows } = rowsOf(JSON.stringify({ ...JSON.parse(fileOf({})), collection }))
      expect(rows.length).toBeLessThanOrEqual(collection.length)
      const news = rowsOf(JSON.stringify({ ...JSON.parse(fileOf({})), followed: collection })).rows
      expect(news.length).toBeLessThanOrEqual(collection.length)
      expect(news.every(({ row }) => 'fault' in row || row.isOnlyNew)).toBe(true)
    }),
  )
})
