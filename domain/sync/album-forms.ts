import type { AlbumView } from '../albums/album.ts'

/**
 * Shorter forms of values that the rest of an album or the album before it tells in part. What a form does not fit stays as it is, which
 * `unpack` knows by its type or look.
 */
type Form = {
  pack: (value: unknown, album: AlbumView, before: AlbumView | undefined) => unknown
  unpack: (packed: unknown, album: AlbumView, before: AlbumView | undefined) => unknown
}

const SECOND = 1_000
const DAY = 86_400_000
const EPOCH = new Date(0).toISOString()

/** A moment as seconds since another one. */
const since = (from: (...of: [AlbumView, AlbumView | undefined]) => string | undefined): Form => ({
  pack(moment, ...of) {
    const start = from(...of) ?? EPOCH
    return moment === start ? 0 : (Date.parse(String(moment)) - Date.parse(start)) / SECOND
  },
  unpack(seconds, ...of) {
    const start = from(...of) ?? EPOCH
    if (seconds === 0) return start
    return new Date(Math.round(Date.parse(start) + Number(seconds) * SECOND)).toISOString()
  },
})
const sinceAdded = since(({ addedAt }) => addedAt)

/** One digit instead of a word. */
const yesOrNo: Form = { pack: Number, unpack: Boolean }

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

/** The forms by their fields, in the order in which they need each other. */
export const FORMS: Partial<Record<keyof AlbumView, Form>> = {
  id: {
    pack: (id, _, before) => Number(id) - (before?.id ?? 0),
    unpack: (more, _, before) => Number(more) + (before?.id ?? 0),
  },
  addedAt: since((_, before) => before?.addedAt),
  changedAt: since((_, before) => before?.changedAt),
  purchasedAt: sinceAdded,
  verdictAt: sinceAdded,
  downloadedAt: sinceAdded,
  goneAt: sinceAdded,
  isNamePrice: yesOrNo,
  isPreorder: yesOrNo,
  hasPreview: yesOrNo,
  releaseDate: {
    pack(date, { addedAt }) {
      const day = Date.parse(String(date)) / DAY
      return Number.isInteger(day) && toDate(day) === date ? dayOf(addedAt) - day : date
    },
    unpack: (days, { addedAt }) => (typeof days === 'number' ? toDate(dayOf(addedAt) - days) : days),
  },
  coverUrl: {
    pack: (url) => Number(COVER.exec(String(url))?.[1] ?? Number.NaN) || url,
    unpack: (id) => (typeof id === 'number' ? `https://f4.bcbits.com/img/a${String(id).padStart(10, '0')}_10.jpg` : id),
  },
  bandcampUrl: {
    pack(url, { title, artist, label }) {
      const [, host, path] = ADDRESS.exec(String(url)) ?? []
      if (host === undefined || path === undefined) return url
      const isLabels = host !== slug(artist, '') && host === slug(label ?? '', '')
      const shortHost = isLabels ? LABELS_HOST : host === slug(artist, '') ? '' : host
      return `${shortHost}/${path === slug(title, '-') ? '' : path}`
    },
    unpack(short, { title, artist, label }) {
      const [, host, path] = SHORT_ADDRESS.exec(String(short)) ?? []
      if (host === undefined || path === undefined) return short
      const wholeHost = host === LABELS_HOST ? slug(label ?? '', '') : host || slug(artist, '')
      return `https://${wholeHost}.bandcamp.com/album/${path || slug(title, '-')}`
    },
  },
}
