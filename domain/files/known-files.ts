import { decodeHTML } from 'entities'
import * as messages from '#locales/known-files.ts'
import { FACT_LIMITS, toMinorUnits } from '../albums/bandcamp-facts.ts'
import { normalizeBandcampUrl } from '../albums/bandcamp-url.ts'
import { distinctFormats, type Format } from '../albums/formats.ts'
import { clampText } from '../text/truncate.ts'

/** A cell of a row by the name of its column, trimmed; empty where there is none. */
type Cell = (column: string) => string

/** A row as an unchecked album, and the crate it goes into. */
export type KnownRow = { album: Record<string, unknown>; crate?: string }

/**
 * A file of another program. It is one if it has these columns; others are not read. `heardAt`: a row is a track that was
 * heard then (Unix time in seconds); rows of the same title and artist are one album, and rows without a title are none.
 */
type KnownFile = { columns: readonly string[]; heardAt?: (cell: Cell) => number; read: (cell: Cell) => KnownRow }

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n')

const DATE = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/

/** A date as far as it is known; parts of zeros are not. */
function releaseDate(text: string): string | null {
  const [, year, month, day] = DATE.exec(text) ?? []
  const known = [year, month, day]
  const end = known.findIndex((part) => !Number(part))
  return known.slice(0, end === -1 ? known.length : end).join('-') || null
}

/** A moment in ISO 8601, in UTC where no zone is named; null where it can't be read. */
function moment(text: string): string | null {
  const [, day, time = '00:00', zone = ''] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?)? ?([+-]\d\d:\d\d)?/.exec(text) ?? []
  const read = Date.parse(
    day ? `${day}T${time}${zone || 'Z'}` : `${text}${/[A-Z]{3}$|[+-]\d{4}$/.test(text) ? '' : ' UTC'}`,
  )
  const year = new Date(read).getUTCFullYear()
  return year >= 1900 && year <= 9999 ? new Date(read).toISOString() : null
}

/** An amount, whatever separates its decimals; null where it can't be read. */
function amountOf(text: string): number | null {
  const digits = text.replace(/[^\d.,-]/g, '')
  const plain = digits.replace(/[.,](?=.*[.,])|,(?=\d{3}$)/g, '').replace(',', '.')
  return /\d/.test(plain) && Number(plain) >= 0 ? Number(plain) : null
}

/** What was paid, as fields; nothing where the amount or the currency can't be read. */
function paid(price: string, quantity: string, currency: string) {
  const [amount, paidCurrency] = [amountOf(price), currency.toUpperCase()]
  const units = amount === null ? null : toMinorUnits(amount * (Number(quantity) || 1), paidCurrency)
  return units === null ? {} : { paid: units, paidCurrency }
}

/** When it was bought, which is also when it was added. */
const bought = (text: string) => {
  const purchasedAt = moment(text)
  return purchasedAt === null ? {} : { purchasedAt, addedAt: purchasedAt }
}

/** An address of merchandise or of nothing is none. */
const address = (text: string) => normalizeBandcampUrl(text) ?? ''

const FORMATS_BY_NAME: [Format, RegExp][] = [
  ['digital', /\bfile\b|digital|mp3|flac/i],
  ['vinyl', /vinyl|\b(?:\d+x)?lp\b|\b(?:7|10|12)"|shellac|flexi|lathe|acetate/i],
  ['cassette', /\b(?:\d+x)?cass(?:ette)?\b|\bmc\b/i],
  ['cd', /\b(?:\d+x)?(?:mini)?cdr?\b/i],
]

/** The formats that a text names; another one than these is `other`. */
function formats(text: string): Format[] {
  const found = FORMATS_BY_NAME.flatMap(([format, name]) => (name.test(text) ? [format] : []))
  return found.length === 0 && /\w/.test(text) ? ['other'] : distinctFormats(found)
}

// Discogs tells names apart that several have.
const withoutNumbers = (names: string) => names.replace(/ \(\d+\)(?=$|,| [&/+] )/g, '')

const DISCOGS = ['Catalog#', 'Artist', 'Title', 'Label', 'Format', 'Rating', 'Released', 'release_id']

const discogsAlbum = (cell: Cell) => ({
  title: cell('Title'),
  artist: withoutNumbers(cell('Artist')),
  label: clampText(withoutNumbers(cell('Label')), FACT_LIMITS.label) || null,
  rating: Number(cell('Rating')) || null,
  releaseDate: releaseDate(cell('Released')),
})

const condition = (text: string, line: (condition: string) => string) => (text === '' ? '' : line(text))

/** The files of other programs that are known, each by its columns. One with more columns comes first. */
export const KNOWN_FILES = {
  discogsCollection: {
    columns: [...DISCOGS, 'CollectionFolder'],
    read: (cell) => {
      const [folder, addedAt] = [cell('CollectionFolder'), moment(cell('Date Added'))]
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
      const rating = Number(cell('Rating'))
      const isRated = rating > 0 && rating <= 10
      const list = { o: 'collection', w: 'wishlist' }[cell('Ownership').toLowerCase()]
      const purchasedAt = moment(cell('Purchase Date'))
      return {
        album: {
          title: text('Title'),
          artist: name('') || name(' localized'),
          releaseDate: releaseDate(cell('Release_Date')),
          rating: isRated ? Math.ceil(rating / 2) : null,
          notes: lines(text('Review'), isRated ? messages.ratingElsewhere(rating) : ''),
          formats: formats(cell('Media Type')),
          ...(list && { list }),
          ...(purchasedAt && { purchasedAt }),
        },
      }
    },
  },
  lastFm: {
    columns: ['uts', 'utc_time', 'artist', 'album', 'track'],
    heardAt: (cell) => Number(cell('uts')),
    read: (cell) => ({ album: { title: cell('album'), artist: cell('artist') } }),
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

/** The known file that has these columns, and the index of each of them. */
export function knownFileOf(
  header: readonly string[],
): { name: KnownFileName; file: KnownFile; cellOf: (cells: readonly string[]) => Cell } | null {
  const places = new Map(header.map((name, place) => [name.trim(), place]))
  const name = (Object.keys(KNOWN_FILES) as KnownFileName[]).find((one) =>
    KNOWN_FILES[one].columns.every((column) => places.has(column)),
  )
  if (!name) return null
  return {
    name,
    file: KNOWN_FILES[name],
    cellOf: (cells) => (column) => cells[places.get(column) ?? cells.length]?.trim() ?? '',
  }
}
