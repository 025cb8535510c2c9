import type { AlbumView } from '../albums/album.ts'
import { ALBUM_FIELDS, ALBUM_KEYS, type AlbumKey, albumField } from '../albums/album-fields.ts'
import { distinctTags } from '../tags/tags.ts'
import { TO_FORM, TO_VALUE } from './album-forms.ts'
import { createColumnReader, createColumnWriter } from './column-codec.ts'
import type { Columns } from './sync.ts'

/** The fields that albums have in a list. */
const FIELDS = ALBUM_KEYS.filter((key) => !albumField(key).isDetail)
const KEYS = [...new Set([...FIELDS, 'id', 'addedAt', 'changedAt', 'hasPreview', 'version', 'trackText'] as const)]

/** What albums consist of in a list: a copy of other fields, or of other types, is no copy. */
export const ALBUM_FORM: string = KEYS.map((key) =>
  key in ALBUM_FIELDS ? `${key}:${albumField(key as AlbumKey).type}` : key,
).join(' ')

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
const isEmpty = (value: unknown, empty: unknown) =>
  value === null || value === empty || (Array.isArray(empty) && Array.isArray(value) && value.length === 0)

type Key = (typeof KEYS)[number]
const READ = Object.entries(TO_VALUE)

/** What an album has where its column is missing. */
const emptyOf = (key: Key): unknown => {
  if (key in ALBUM_FIELDS) return albumField(key as AlbumKey).empty
  return { hasPreview: false, version: 1 }[key as string]
}
const EMPTY = KEYS.map((key) => [key, emptyOf(key)] as const)

/** Makes the columns of albums, block after block of an answer. Their tags are those of both kinds, so they are left out. */
export function createAlbumEncoder() {
  const toColumn = createColumnWriter()
  return (albums: readonly AlbumView[]): Columns => {
    const columns: Columns['columns'] = {}
    for (const [key, empty] of EMPTY) {
      const values = albums.map((album) => album[key] ?? null)
      if (values.every((value) => isEmpty(value, empty))) continue
      const toForm = TO_FORM[key]
      const packed = toForm
        ? values.map((value, at) => (isNothing(value) ? value : toForm(value, albums[at] as AlbumView, albums[at - 1])))
        : values
      const column = toColumn(key, packed)
      if (column) columns[key] = column
    }
    return { count: albums.length, columns }
  }
}

/** Reads the blocks of an answer in their order. Columns that this version does not know are left out, those it misses are empty. */
export function createAlbumDecoder() {
  const fromColumn = createColumnReader()
  return ({ count, columns }: Columns): AlbumView[] => {
    const fields = EMPTY.map(([key, empty]) => ({ key, empty, values: fromColumn(key, columns[key]) }))
    let before: AlbumView | undefined
    return Array.from({ length: count }, (_, index) => {
      const values: Record<string, unknown> = {}
      for (const { key, empty, values: column } of fields) {
        const value = column[index] ?? empty
        if (value !== undefined) values[key] = value
      }
      const album = values as AlbumView
      for (const [key, toValue] of READ) if (!isNothing(values[key])) values[key] = toValue(values[key], album, before)
      album.tags = distinctTags([...album.bandcampTags, ...album.userTags])
      before = album
      return album
    })
  }
}
