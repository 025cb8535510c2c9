import type { AlbumView } from '../albums/album.ts'
import { ALBUM_FIELDS, ALBUM_KEYS, type AlbumKey, albumField } from '../albums/album-fields.ts'
import { distinctTags } from '../tags/tags.ts'

/** Albums as one array per field; a field without any value is left out. */
export type AlbumColumns = { count: number; columns: { [key: string]: unknown[] } }

/** The fields of albums in a list. Their `tags` are computed from both kinds, so there is no column for them. */
const FIELDS = ALBUM_KEYS.filter((key) => !albumField(key).isDetail)
const KEYS = [...new Set([...FIELDS, 'id', 'addedAt', 'changedAt', 'hasPreview', 'version', 'trackText'] as const)]

/** Identifies the fields of albums in a list and their types; a copy with others is invalid. */
export const ALBUM_FORM: string = KEYS.map((key) =>
  key in ALBUM_FIELDS ? `${key}:${albumField(key as AlbumKey).type}` : key,
).join(' ')

/** The value of a field whose column is left out. */
const EMPTY: { [key: string]: unknown } = { hasPreview: false, version: 1 }
for (const key of FIELDS) EMPTY[key] = albumField(key).empty

const isEmpty = (value: unknown, empty: unknown) =>
  value === null || value === undefined || value === empty || (Array.isArray(value) && value.length === 0)

const COVER = /^https:\/\/f4\.bcbits\.com\/img\/a(\d{10})_10\.jpg$/

/** Bandcamp's covers by their number; others unchanged. */
const shortCover = (url: string | null) => Number(COVER.exec(url ?? '')?.[1] ?? 0) || url
const wholeCover = (short: unknown) =>
  typeof short === 'number' ? `https://f4.bcbits.com/img/a${String(short).padStart(10, '0')}_10.jpg` : short

const ADDRESS = /^https:\/\/([a-z\d-]+)\.bandcamp\.com\/album\/([a-z\d-]+)$/
const SHORT_ADDRESS = /^([a-z\d-]*|\*)\/([a-z\d-]*)$/
const LABELS_HOST = '*'
/** A name in the form of Bandcamp's addresses. */
const slug = (name: string, joint: string) =>
  (/^[\x20-\x7e]*$/.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[a-z\d]+/g)
    ?.join(joint) ?? ''

type Named = Pick<AlbumView, 'title' | 'artist' | 'label'>

/** Bandcamp's address of an album without the parts that follow from the album's names; others unchanged. */
function shortAddress(url: string, { title, artist, label }: Named): string {
  const [, host, path] = ADDRESS.exec(url) ?? []
  if (host === undefined) return url
  const isLabels = host !== slug(artist, '') && host === slug(label ?? '', '')
  const shortHost = isLabels ? LABELS_HOST : host === slug(artist, '') ? '' : host
  return `${shortHost}/${path === slug(title, '-') ? '' : path}`
}
function wholeAddress(short: string, { title, artist, label }: Named): string {
  const [, host, path] = SHORT_ADDRESS.exec(short) ?? []
  if (host === undefined) return short
  const wholeHost = host === LABELS_HOST ? slug(label ?? '', '') : host || slug(artist, '')
  return `https://${wholeHost}.bandcamp.com/album/${path || slug(title, '-')}`
}

/** The columns of albums. Addresses and covers, which compress badly, are shortened. */
export function encodeAlbums(albums: readonly AlbumView[]): AlbumColumns {
  const columns: AlbumColumns['columns'] = {}
  for (const key of KEYS) {
    if (albums.every((album) => isEmpty(album[key], EMPTY[key]))) continue
    columns[key] = albums.map((album) => {
      if (key === 'bandcampUrl') return shortAddress(album.bandcampUrl, album)
      if (key === 'coverUrl') return shortCover(album.coverUrl)
      return album[key] ?? null
    })
  }
  return { count: albums.length, columns }
}

/** Decodes the result of `encodeAlbums`. */
export function decodeAlbums({ count, columns }: AlbumColumns): AlbumView[] {
  const filled = KEYS.flatMap((key) => (key in EMPTY || columns[key] ? [[key, columns[key], EMPTY[key]] as const] : []))
  return Array.from({ length: count }, (_, index) => {
    const values: { [key: string]: unknown } = {}
    for (const [key, column, empty] of filled) {
      const value = column?.[index] ?? empty
      if (value !== undefined) values[key] = value
    }
    const album = values as AlbumView
    album.coverUrl = wholeCover(values.coverUrl) as AlbumView['coverUrl']
    album.bandcampUrl = wholeAddress(album.bandcampUrl, album)
    album.tags = distinctTags([...album.bandcampTags, ...album.userTags])
    // A copy takes a fifth of the memory: engines keep what is filled key by key as a table.
    return { ...album }
  })
}
