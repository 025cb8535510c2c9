import type { AlbumView } from '../albums/album.ts'

/**
 * Values in shorter forms, which the rest of an album or the album before it tells in part. What a form does not fit stays as it is, which
 * `TO_VALUE` knows by its type or look.
 */
type Forms = Partial<Record<keyof AlbumView, Convert>>
type Convert = (value: unknown, album: AlbumView, before: AlbumView | undefined) => unknown

const SECOND = 1_000
const DAY = 86_400_000
const EPOCH = new Date(0).toISOString()

/** A moment as seconds since another one. */
function secondsSince(moment: unknown, start = EPOCH): number {
  return moment === start ? 0 : (Date.parse(String(moment)) - Date.parse(start)) / SECOND
}
function momentAfter(seconds: unknown, start = EPOCH): string {
  return seconds === 0 ? start : new Date(Math.round(Date.parse(start) + Number(seconds) * SECOND)).toISOString()
}
const sinceAdded: Convert = (moment, { addedAt }) => secondsSince(moment, addedAt)
const afterAdded: Convert = (seconds, { addedAt }) => momentAfter(seconds, addedAt)

const dayOf = (addedAt: string) => Math.floor(Date.parse(addedAt) / DAY)
const toDate = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)

const COVER = /^https:\/\/f4\.bcbits\.com\/img\/a(\d{10})_10\.jpg$/

const ADDRESS = /^https:\/\/([a-z\d-]+)\.bandcamp\.com\/album\/([a-z\d-]+)$/
const SHORT_ADDRESS = /^([a-z\d-]*|\*)\/([a-z\d-]*)$/
const LABELS_HOST = '*'
/** A name as Bandcamp makes addresses of it. */
const slug = (name: string, joint: string) =>
  (/^[\x20-\x7e]*$/.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[a-z\d]+/g)
    ?.join(joint) ?? ''

/** What makes the short forms, by their fields. */
export const TO_FORM: Forms = {
  id: (id, _, before) => Number(id) - (before?.id ?? 0),
  addedAt: (moment, _, before) => secondsSince(moment, before?.addedAt),
  changedAt: (moment, _, before) => secondsSince(moment, before?.changedAt),
  purchasedAt: sinceAdded,
  verdictAt: sinceAdded,
  downloadedAt: sinceAdded,
  goneAt: sinceAdded,
  isNamePrice: Number,
  isPreorder: Number,
  hasPreview: Number,
  releaseDate(date, { addedAt }) {
    const day = Date.parse(String(date)) / DAY
    return Number.isInteger(day) && toDate(day) === date ? dayOf(addedAt) - day : date
  },
  coverUrl: (url) => Number(COVER.exec(String(url))?.[1] ?? Number.NaN) || url,
  bandcampUrl(url, { title, artist, label }) {
    const [, host, path] = ADDRESS.exec(String(url)) ?? []
    if (host === undefined || path === undefined) return url
    const isLabels = host !== slug(artist, '') && host === slug(label ?? '', '')
    const shortHost = isLabels ? LABELS_HOST : host === slug(artist, '') ? '' : host
    return `${shortHost}/${path === slug(title, '-') ? '' : path}`
  },
}

/** What reads them, in the order in which they need each other. A device has this half alone. */
export const TO_VALUE: Forms = {
  id: (more, _, before) => Number(more) + (before?.id ?? 0),
  addedAt: (seconds, _, before) => momentAfter(seconds, before?.addedAt),
  changedAt: (seconds, _, before) => momentAfter(seconds, before?.changedAt),
  purchasedAt: afterAdded,
  verdictAt: afterAdded,
  downloadedAt: afterAdded,
  goneAt: afterAdded,
  isNamePrice: Boolean,
  isPreorder: Boolean,
  hasPreview: Boolean,
  releaseDate: (days, { addedAt }) => (typeof days === 'number' ? toDate(dayOf(addedAt) - days) : days),
  coverUrl: (id) => (typeof id === 'number' ? `https://f4.bcbits.com/img/a${String(id).padStart(10, '0')}_10.jpg` : id),
  bandcampUrl(short, { title, artist, label }) {
    const [, host, path] = SHORT_ADDRESS.exec(String(short)) ?? []
    if (host === undefined || path === undefined) return short
    const wholeHost = host === LABELS_HOST ? slug(label ?? '', '') : host || slug(artist, '')
    return `https://${wholeHost}.bandcamp.com/album/${path || slug(title, '-')}`
  },
}
