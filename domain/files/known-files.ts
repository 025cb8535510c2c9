import { decodeHTML } from 'entities'
import * as messages from '#locales/file-rows.ts'
import { notAnAlbumBought } from '#locales/file-rows.ts'
import { FACT_LIMITS, toMinorUnits } from '../albums/bandcamp-facts.ts'
import { normalizeBandcampUrl } from '../albums/bandcamp-url.ts'
import type { Format } from '../albums/formats.ts'
import { clampText } from '../text/truncate.ts'
import { readAmount, readDay, readFormats, readMoment, readRating } from './cell-values.ts'
import { unguardCell } from './csv-cells.ts'
import type { DiaryEntry, Play } from './plays.ts'

/** A cell of a row by the name of its column, trimmed; empty where there is none. */
type Cell = (column: string) => string

/**
 * A row as an unchecked album, and the crate it goes into; or why it is no album. `otherArtist` is the artist's name in another script.
 * `isRatedOnly`: the person has rated the album and does not say to have it.
 */
type KnownRow = {
  album: Record<string, unknown>
  crate?: string
  leftOut?: string
  otherArtist?: string
  isRatedOnly?: boolean
}

/**
 * A file of another program, or a diary. It is one if it has these columns; others are not read. A row is an album, a track that was
 * heard, or an album that was.
 */
type KnownFile = { columns: readonly string[] } & (
  | { read: (cell: Cell) => KnownRow; play?: undefined; listen?: undefined }
  | { play: (cell: Cell) => Play; listen?: undefined }
  | { listen: (cell: Cell) => DiaryEntry; play?: undefined }
)

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n')

/** What was paid, as fields; nothing where the amount or the currency can't be read. */
function paid(price: string, quantity: string, currency: string) {
  const paidCurrency = currency.toUpperCase()
  const amount = readAmount(price, paidCurrency) ?? null
  const units = amount === null ? null : toMinorUnits(amount * (Number(quantity) || 1), paidCurrency)
  return units === null ? {} : { paid: units, paidCurrency }
}

/** When it was bought, which is also when it was added. */
const bought = (text: string) => {
  const purchasedAt = readMoment(text)
  return !purchasedAt ? {} : { purchasedAt, addedAt: purchasedAt }
}

const address = (text: string) => normalizeBandcampUrl(text) ?? ''

/** Whether what was bought at Bandcamp is no album: merchandise has an address of its own, a subscription none. */
const isOtherThing = (url: string, title: string) =>
  url === '' ? /\bsubscription\b/i.test(title) : /^\/merch\//.test(URL.parse(address(url))?.pathname ?? '')

/** The formats that a text names; another one than these is `other`. */
const formats = (text: string): readonly Format[] => readFormats(text) ?? (/[\p{L}\d]/u.test(text) ? ['other'] : [])

/** A review without the marks of bulletin boards. */
const withoutMarks = (review: string) => review.replace(/\[\/?(?:b|i|u|s|h|url|spoiler)(?:=[^[\]]*)?\]/gi, '')

// Discogs tells names apart that several have.
const withoutNumbers = (names: string) => names.replace(/ \(\d+\)(?=$|,| [&/+] )/g, '')

const DISCOGS = ['Catalog#', 'Artist', 'Title', 'Label', 'Format', 'Rating', 'Released', 'release_id']

const discogsAlbum = (cell: Cell) => ({
  title: cell('Title'),
  artist: withoutNumbers(cell('Artist')),
  label: clampText(withoutNumbers(cell('Label')), FACT_LIMITS.label) || null,
  rating: Number(cell('Rating')) || null,
  releaseDate: readDay(cell('Released')) ?? null,
})

/** Unix seconds; zero for any other text. */
const secondsIn = (text: string) => (/^\d{9,10}$/.test(text) ? Number(text) : 0)

const condition = (text: string, line: (condition: string) => string) => (text === '' ? '' : line(text))

/** The files that are known, each by its columns. One with more columns comes first. */
export const KNOWN_FILES = {
  discogsCollection: {
    columns: [...DISCOGS, 'CollectionFolder'],
    read: (cell) => {
      const [folder, addedAt] = [cell('CollectionFolder'), readMoment(cell('Date Added'))]
      const notes = lines(
        cell('Collection Notes'),
        condition(cell('Collection Media Condition'), messages.mediaCondition),
        condition(cell('Collection Sleeve Condition'), messages.sleeveCondition),
      )
      return {
        album: {
          ...discogsAlbum(cell),
          list: 'collection',
          formats: formats(cell('Format')),
          notes,
          ...(addedAt && { addedAt }),
        },
        ...(folder !== 'Uncategorized' && { crate: folder }),
      }
    },
  },
  discogsWantlist: {
    columns: DISCOGS,
    read: (cell) => ({ album: { ...discogsAlbum(cell), list: 'wishlist', notes: cell('Notes') } }),
  },
  rateYourMusic: {
    columns: ['RYM Album', 'First Name', 'Last Name', 'Title', 'Release_Date', 'Rating', 'Ownership'],
    read: (cell) => {
      const text = (column: string) => decodeHTML(cell(column)).trim()
      const name = (suffix: string) =>
        [text(`First Name${suffix}`), text(`Last Name${suffix}`)].filter(Boolean).join(' ')
      const rating = readRating(cell('Rating'), 10) ?? null
      const list = { o: 'collection', w: 'wishlist' }[cell('Ownership').toLowerCase()]
      const [artist, localized] = [name(''), name(' localized')]
      const purchasedAt = readMoment(cell('Purchase Date'))
      return {
        album: {
          title: text('Title'),
          artist: artist || localized,
          releaseDate: readDay(cell('Release_Date')) ?? null,
          rating,
          notes: withoutMarks(text('Review')),
          formats: formats(cell('Media Type')),
          ...(list && { list }),
          ...(purchasedAt && { purchasedAt }),
        },
        otherArtist: localized,
        isRatedOnly: rating !== null && !list,
      }
    },
  },
  diary: {
    columns: ['at', 'title', 'artist', 'rating', 'note', 'albumId'],
    listen: (cell) => ({
      title: unguardCell(cell('title')),
      artist: unguardCell(cell('artist')),
      at: cell('at'),
      rating: cell('rating') === '' ? null : (readRating(cell('rating'), 5) ?? cell('rating')),
      note: unguardCell(cell('note')),
    }),
  },
  lastFm: {
    columns: ['utc_time', 'artist', 'album', 'track'],
    play: (cell) => ({
      title: cell('album'),
      artist: cell('artist'),
      at:
        secondsIn(cell('uts')) || secondsIn(cell('utc_time')) || Date.parse(readMoment(cell('utc_time')) ?? '') / 1_000,
    }),
  },
  bandcampPurchases: {
    columns: ['payment_date', 'bandcamp_id', 'artist_name', 'item_title', 'unit_price', 'currency', 'item_url'],
    read: (cell) => ({
      album: {
        title: cell('item_title'),
        artist: cell('artist_name'),
        bandcampUrl: address(cell('item_url')),
        ...paid(cell('unit_price'), cell('quantity'), cell('currency')),
        ...bought(cell('payment_date')),
      },
      ...(isOtherThing(cell('item_url'), cell('item_title')) && { leftOut: notAnAlbumBought }),
    }),
  },
  bandcampExport: {
    columns: ['artist', 'collected', 'currency', 'name', 'price', 'url'],
    read: (cell) => ({
      album: {
        title: cell('name'),
        artist: cell('artist'),
        bandcampUrl: address(cell('url')),
        ...paid(cell('price'), '', cell('currency')),
        ...bought(cell('collected')),
      },
    }),
  },
} as const satisfies Record<string, KnownFile>
export type KnownFileName = keyof typeof KNOWN_FILES

/** A file that is known, and where its cells are. Without names, its first row is one of its rows. */
export type KnownCsv = {
  name: KnownFileName
  file: KnownFile
  isNameless: boolean
  /** The order of the columns of plays without names. */
  order: readonly PlayCell[] | null
  cellOf: (cells: readonly string[]) => Cell
}

// Exporters of Last.fm that write no names.
export const PLAY_CELLS = ['artist', 'album', 'track', 'utc_time'] as const
export type PlayCell = (typeof PLAY_CELLS)[number]

/** What else programs call the time of a play, beside its artist, album and track. */
const TIMES = ['date', 'time', 'datetime', 'timestamp', 'played at', 'listened at', 'scrobbled at']

/** The names of columns, those of plays as Last.fm's are called. */
function namesOf(first: readonly string[]): readonly string[] {
  const names = first.map((name) => name.trim())
  const plain = names.map((name) => name.toLowerCase().replaceAll('_', ' '))
  if (names.includes('utc_time') || !['artist', 'album', 'track'].every((name) => plain.includes(name))) return names
  return plain.map(
    (name, place) => (TIMES.includes(name) ? 'utc_time' : PLAY_CELLS.find((one) => one === name)) ?? names[place] ?? '',
  )
}

/** The columns of plays without names in the order in which a row has them; null if it is none. */
function playOrder(first: readonly string[]): readonly PlayCell[] | null {
  if (first.length !== PLAY_CELLS.length) return null
  if (readMoment(first.at(-1) ?? '')) return PLAY_CELLS
  const isTime = (cell = '') => cell.includes(':') && Boolean(readMoment(cell))
  return isTime(first[0]) ? ['utc_time', 'artist', 'album', 'track'] : null
}

/**
 * The known file that begins with this row; null for any other. `order` is that of the columns of plays without names, if it is not the
 * usual one.
 */
export function knownFileOf(first: readonly string[], order?: readonly PlayCell[]): KnownCsv | null {
  const usual = playOrder(first)
  const cells = usual && (order ?? usual)
  const names = cells ?? namesOf(first)
  const places = new Map(names.map((name, place) => [name, place]))
  const name = (Object.keys(KNOWN_FILES) as KnownFileName[]).find((one) =>
    KNOWN_FILES[one].columns.every((column) => places.has(column)),
  )
  if (!name) return null
  const cellOf = (cells: readonly string[]) => (column: string) =>
    (cells[places.get(column) ?? cells.length]?.trim() ?? '').replace(/^""$/, '')
  return { name, file: KNOWN_FILES[name], isNameless: cells !== null, order: cells, cellOf }
}
