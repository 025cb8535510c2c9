import { distinctTags } from '#domain/tags/tags.ts'
import type { Metadata } from '#islands/data/api/bandcamp-api.ts'
import { type AlbumValues, NEW_ALBUM } from './album-values.ts'

/** The fields that Fetch fills; the last one is hidden. */
const FILLED = ['title', 'artist', 'coverUrl', 'releaseDate', 'trackCount', 'previewTitle'] as const
type Filled = (typeof FILLED)[number]

/** Fetched values for fields in which the user entered something else. */
export type KeptValues = Partial<Pick<AlbumValues, Exclude<Filled, 'previewTitle'>>>

const isEmpty = (value: unknown) => value === '' || value === null

/**
 * The values that a fetched page changes in the form: empty fields, and fields that the previous page filled, even if they become empty.
 * `kept` are fetched values for fields that the user filled differently. The page's tags are added, those of the previous page removed.
 */
export function takePage(values: AlbumValues, page: Metadata, before: Metadata | null) {
  const found = FILLED.map((name) => [name, page[name] ?? NEW_ALBUM[name]] as const)
  const isFree = (name: Filled) =>
    isEmpty(values[name]) || name === 'previewTitle' || (before !== null && values[name] === before[name])
  const taken = Object.fromEntries(found.filter(([name]) => isFree(name)))
  const kept = Object.fromEntries(
    found.filter(([name, value]) => !isFree(name) && !isEmpty(value) && values[name] !== value),
  )
  const gone = new Set(before?.tags)
  const tags: Partial<AlbumValues> = {
    tags: distinctTags([...values.tags.filter((tag) => !gone.has(tag)), ...page.tags]),
    bandcampTags: distinctTags([...values.bandcampTags.filter((tag) => !gone.has(tag)), ...page.tags]),
  }
  return { taken: { ...taken, ...tags } as Partial<AlbumValues>, kept: kept as KeptValues }
}
