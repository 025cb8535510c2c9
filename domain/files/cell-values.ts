import { distinctFormats, type Format } from '../albums/formats.ts'

// What people and programs write into the cells of a table, in any of its usual forms.

/** What a cell says: a value, null where it says nothing, undefined where it can't be read. */
type Said<Value> = Value | null | undefined

/** No number, date or word that is read here is longer. */
const LONGEST = 200

/** The digits of any script as ASCII, full-width letters and signs as usual ones, without space around. */
const plain = (cell: string): string => {
  const text = cell.slice(0, LONGEST)
  const ascii = /[^\0-\x7f]/.test(text) ? text.normalize('NFKC').replace(/\p{Nd}/gu, digitOf) : text
  return ascii.trim()
}

// The digits of a script follow one another, from zero.
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/** How far ratings go in a file. */
export const RATING_SCALES = [5, 10, 100] as const
export type RatingScale = (typeof RATING_SCALES)[number]

const numberIn = (text: string) => (/^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null)

/** The number that a rating is without a scale of its own (`8.5`, not `4/5`); null for any other. */
export const plainRating = (cell: string): number | null => numberIn(plain(cell))

const starsOf = (share: number): Said<number> => {
  if (!(share >= 0 && share <= 1)) return
  return share === 0 ? null : Math.max(0.5, Math.round(share * 10) / 2)
}

/** Half a star to five, the nearest in halves: a number up to `scale`, `4/5`, `80%` or `★★★½`. */
export function readRating(cell: string, scale: RatingScale): Said<number> {
  const text = plain(cell)
  if (text === '') return null
  if (/^[★⭐☆]*(?:½|1⁄2)?$/u.test(text)) {
    const full = (text.match(/[★⭐]/gu) ?? []).length + (/½|1⁄2/.test(text) ? 0.5 : 0)
    return starsOf(full / 5)
  }
  const [, part = '', whole = ''] = /^(\S+?) ?\/ ?(\d+)$/.exec(text) ?? []
  const [, percent = ''] = /^(\S+?) ?%$/.exec(text) ?? []
  const number = numberIn(part || percent || text)
  return number === null ? undefined : starsOf(number / (whole === '' ? (percent ? 100 : scale) : Number(whole)))
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAME = String.raw`([A-Za-z]{3,9})\.?`
const YEAR = String.raw`(\d{4})`
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const END = '(?:[T ,].*)?$'

// The forms of a day, each with the places of its year, month and day.
const DAY_FORMS: readonly [form: RegExp, year: number, month: number, day: number][] = [
  [new RegExp(`^${YEAR}(?:([-/.])(\\d{1,2})(?:\\2(\\d{1,2}))?)?${END}`), 1, 3, 4],
  [/^(\d{4})年(?:(\d{1,2})月(?:(\d{1,2})日)?)?(?: .*)?$/, 1, 2, 3],
  [/^(\d{4})(\d\d)(\d\d)$/, 1, 2, 3],
  [new RegExp(`^(\\d{1,2})\\. ?(\\d{1,2})\\. ?${YEAR}${END}`), 3, 2, 1],
  [new RegExp(`^(?:[A-Za-z]{3},? )?${DAY}[ -]${MONTH_NAME},?[ -]${YEAR}${END}`), 3, 2, 1],
  [new RegExp(`^${MONTH_NAME} ${DAY},? ${YEAR}${END}`), 3, 1, 2],
  [new RegExp(`^${MONTH_NAME},? ${YEAR}$`), 2, 1, 0],
]
const SLASHED = new RegExp(`^(\\d{1,2})([/-])(\\d{1,2})\\2${YEAR}${END}`)
const NO_DAY = /^0+(?:[-/.]0+)*$/
/** Days that spreadsheets count from the end of 1899: those from 1982 to 2036. */
const [FIRST_SERIAL, LAST_SERIAL] = [30_000, 50_000]
const SERIAL_START = Date.UTC(1899, 11, 30)

/** Whether the first number of a date such as `31/12/2025` is its day; null where both can be, undefined for other dates. */
export function isDayFirst(cell: string): boolean | null | undefined {
  const [, first, , second] = SLASHED.exec(plain(cell)) ?? []
  if (first === undefined || first === second) return
  if (Number(first) > 12) return Number(second) > 12 ? undefined : true
  return Number(second) > 12 ? false : null
}

const monthOf = (text: string) => (/^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1)
const isDate = (year: number, month: number, day: number) => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * A day as far as it is known, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. `dayFirst` decides `01/02/2003`; without it, that can't be read. Parts
 * of zeros are not known.
 */
export function readDay(cell: string, dayFirst: boolean | null = null): Said<string> {
  const text = plain(cell)
  if (text === '' || NO_DAY.test(text)) return null
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL)
    return new Date(SERIAL_START + serial * 86_400_000).toISOString().slice(0, 10)
  const slashed = SLASHED.exec(text)
  if (slashed) {
    const isFirst = isDayFirst(text) ?? (slashed[1] === slashed[3] ? true : dayFirst)
    if (isFirst === null) return
    const [day, month] = isFirst ? [slashed[1], slashed[3]] : [slashed[3], slashed[1]]
    return dayOf(slashed[4], month, day)
  }
  for (const [form, year, month, day] of DAY_FORMS) {
    const parts = form.exec(text)
    if (parts) return dayOf(parts[year], parts[month], day > 0 ? parts[day] : undefined)
  }
}

function dayOf(year = '', month = '', day = ''): Said<string> {
  if (Number(year) === 0) return null
  const [monthNumber, dayNumber] = [monthOf(month), Number(day)]
  if (month !== '' && !/^0+$/.test(month) && !(monthNumber >= 1 && monthNumber <= 12)) return
  if (month === '' || monthNumber === 0) return year
  if (dayNumber === 0) return `${year}-${String(monthNumber).padStart(2, '0')}`
  if (!isDate(Number(year), monthNumber, dayNumber)) return
  return `${year}-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`
}

const WHOLE_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** A moment in ISO 8601, in UTC where the cell names no zone; a day begins at midnight. */
export function readMoment(cell: string, dayFirst: boolean | null = null): Said<string> {
  const whole = WHOLE_MOMENT.test(cell.trim()) ? Date.parse(cell.trim()) : Number.NaN
  if (!Number.isNaN(whole)) return new Date(whole).toISOString()
  const day = readDay(cell, dayFirst)
  if (!day) return day
  if (day.length < 10 || Number(day.slice(0, 4)) < 1900) return
  const [, hours = '00', minutes = '00', seconds = '00', half = ''] =
    /[T ,](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)? ?([AaPp]\.?[Mm]\.?)?/.exec(plain(cell)) ?? []
  const [, sign = '+', zoneHours = '00', zoneMinutes = '00'] = /\d ?([+-])(\d\d):?(\d\d)$/.exec(plain(cell)) ?? []
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0)
  const zone = `${sign}${zoneHours}:${zoneMinutes}`
  const read = Date.parse(`${day}T${String(hour).padStart(2, '0')}:${minutes}:${seconds}${zone}`)
  return Number.isNaN(read) ? undefined : new Date(read).toISOString()
}

/** A whole number. One that a spreadsheet has shortened (`1.23E+12`) can't be read. */
export function readInteger(cell: string): Said<number> {
  const text = plain(cell)
  if (text === '') return null
  return /^[+-]?\d+(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined
}

const YES = ['true', 'yes', 'y', '1', 'x', 'wahr', 'ja', 'vrai', 'oui', 'verdadero', 'sí', 'si', 'はい']
const NO = ['false', 'no', 'n', '0', 'falsch', 'nein', 'faux', 'non', 'falso', 'いいえ']

export function readYesOrNo(cell: string): Said<boolean> {
  const text = plain(cell).toLowerCase()
  if (text === '') return null
  return YES.includes(text) ? true : NO.includes(text) ? false : undefined
}

// Currencies whose amounts have other than two decimals: three, or none.
const THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

/** An amount, whatever separates its thousands and decimals: three digits after the only separator are thousands. */
export function readAmount(cell: string, currency: string): Said<number> {
  const digits = plain(cell).replace(/[^\d.,-]/g, '')
  if (!/\d/.test(digits)) return cell.trim() === '' ? null : undefined
  const separators = new Set(digits.match(/[.,]/g))
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const isWhole =
    separators.size < 2 &&
    (/[.,]\d{3}$/.test(digits) ? !THREE_DECIMALS.has(currency) : (digits.match(/[.,]/g) ?? []).length > 1)
  const whole = last === -1 || isWhole ? digits : digits.slice(0, last)
  const part = last === -1 || isWhole ? '' : digits.slice(last + 1)
  const amount = Number(`${whole.replace(/[.,]/g, '')}.${part || 0}`)
  return amount >= 0 ? amount : undefined
}

const FORMATS_BY_NAME: [Format, RegExp][] = [
  ['digital', /\bfile\b|digital|mp3|flac/i],
  ['vinyl', /vin[iy]l|schallplatte|レコード|アナログ|\b(?:\d+x)?lp\b|\b(?:7|10|12)"|shellac|flexi|lathe|acetate/i],
  ['cassette', /\b(?:\d+x)?cass(?:ette)?\b|(?:c|k)assett[aei]|casete|カセット|\bmc\b/i],
  ['cd', /\b(?:\d+x)?(?:mini)?cdr?\b/i],
  ['other', /\bother\b|\bdvd\b|blu-?ray|\bminidisc\b|reel|8-track/i],
]

/** The formats that a text names, such as `Vinyl 3xLP`. */
export function readFormats(cell: string): Format[] | undefined {
  if (cell.trim() === '') return []
  const named = FORMATS_BY_NAME.flatMap(([format, name]) => (name.test(cell) ? [format] : []))
  return named.length > 0 ? distinctFormats(named) : undefined
}

// What a text in UTF-8 becomes when it is read as Windows-1252, and back.
const WINDOWS = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index))
const DOUBLED = new RegExp(`[\u00c2-\u00f4][\u0080-\u00bf${WINDOWS}]+`, 'g')
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A text that was encoded twice as it was before (`BjÃ¶rn` is `Björn`); any other as it is. */
export const decodeTwice = (text: string): string =>
  /[\u00c2-\u00f4]/.test(text)
    ? text.replace(DOUBLED, (part) => {
        const bytes = [...part].map((letter) => {
          const place = WINDOWS.indexOf(letter)
          return place === -1 ? (letter.codePointAt(0) ?? 0) : place + 0x80
        })
        try {
          return utf8.decode(new Uint8Array(bytes))
        } catch {
          return part
        }
      })
    : text
