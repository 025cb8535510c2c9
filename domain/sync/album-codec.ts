import type { AlbumView } from '../albums/album.ts'
import { ALBUM_FIELDS, ALBUM_KEYS, type AlbumKey, albumField } from '../albums/album-fields.ts'
import { distinctTags } from '../tags/tags.ts'
import { createColumnReader, createColumnWriter } from './column-codec.ts'
import type { Columns } from './sync.ts'

/** The fields that albums have in a list. */
const FIELDS = ALBUM_KEYS.filter((key) => !albumField(key).isDetail)
const KEYS = [...new Set([...FIELDS, 'id', 'addedAt', 'changedAt', 'hasPreview', 'version', 'trackText'] as const)]

/** What albums consist of in a list: a copy of other fields, or of other types, is no copy. */
export const ALBUM_FORM: string = KEYS.map((key) =>
  key in ALBUM_FIELDS ? `${key}:${albumField(key as AlbumKey).type}` : key,
).join(' ')

/** In place of the moment of a purchase: the album was added then, as most of Bandcamp are. */
const WHEN_ADDED = ''

const purchaseOf = ({ purchasedAt, addedAt }: AlbumView) =>
  purchasedAt === addedAt ? WHEN_ADDED : (purchasedAt ?? null)

/** Makes the columns of albums, block after block of an answer. Their tags are those of both kinds, so they are left out. */
export function createAlbumEncoder() {
  const toColumn = createColumnWriter()
  return (albums: readonly AlbumView[]): Columns => {
    const columns: Columns['columns'] = {}
    for (const key of KEYS) {
      const column = toColumn(
        key,
        albums.map((album) => (key === 'purchasedAt' ? purchaseOf(album) : (album[key] ?? null))),
      )
      if (column) columns[key] = column
    }
    return { count: albums.length, columns }
  }
}

/** Reads the blocks of an answer in their order. Columns that this version does not know are left out, those it misses are empty. */
export function createAlbumDecoder() {
  const fromColumn = createColumnReader()
  return ({ count, columns }: Columns): AlbumView[] => {
    const read = (key: string) => fromColumn(key, columns[key])
    const fields = FIELDS.map((key) => ({ key, empty: albumField(key).empty, values: read(key) }))
    const [ids, changed, previews, versions] = [read('id'), read('changedAt'), read('hasPreview'), read('version')]
    const trackTexts = read('trackText')
    return Array.from({ length: count }, (_, index) => {
      const values: Record<string, unknown> = { id: Number(ids[index]) }
      for (const { key, empty, values: column } of fields) {
        const value = column[index] ?? empty
        if (value !== undefined) values[key] = value
      }
      const album = values as AlbumView
      if (album.purchasedAt === WHEN_ADDED) album.purchasedAt = album.addedAt
      album.tags = distinctTags([...album.bandcampTags, ...album.userTags])
      album.changedAt = String(changed[index])
      album.hasPreview = previews[index] === true
      album.version = Number(versions[index] ?? 1)
      const trackText = trackTexts[index]
      if (trackText) album.trackText = String(trackText)
      return album
    })
  }
}

/** The columns of albums that are an answer's only block. */
export const encodeAlbums = (albums: readonly AlbumView[]): Columns => createAlbumEncoder()(albums)
