import { distinctTags } from '#domain/tags.ts'
import { counted, listText } from '#words/intl.ts'
import type { Metadata } from '../../calls/bandcamp.ts'
import type { AlbumValues } from './album-values.ts'

/** The fields that a page fills, as a person calls them; no name for what is not seen in the form. */
const FILLED = {
  title: 'title',
  artist: 'artist',
  coverUrl: 'cover',
  releaseDate: 'release date',
  trackCount: 'number of tracks',
  previewTitle: null,
} as const
type Filled = keyof typeof FILLED

const isEmpty = (value: unknown) => value === '' || value === null

/** What the page has for the form's fields. */
const valuesOfPage = (page: Metadata): Partial<AlbumValues> =>
  Object.fromEntries(
    Object.keys(FILLED)
      .map((name) => [name, page[name as Filled]])
      .filter(([, value]) => !isEmpty(value)),
  )

/**
 * What a page changes in the form: empty fields, and those that still say what the page fetched before said. `kept` are the fields in
 * which the person wrote something else. Its tags join those already there, less those of the page before.
 */
export function takePage(values: AlbumValues, page: Metadata, before: Metadata | null) {
  const found = Object.entries(valuesOfPage(page)) as [Filled, AlbumValues[Filled]][]
  const isFree = (name: Filled) =>
    isEmpty(values[name]) || FILLED[name] === null || (before !== null && values[name] === before[name])
  const taken = Object.fromEntries(found.filter(([name]) => isFree(name)))
  const kept = Object.fromEntries(found.filter(([name, value]) => !isFree(name) && values[name] !== value))
  const gone = new Set(before?.tags)
  const tags: Partial<AlbumValues> = {
    tags: distinctTags([...values.tags.filter((tag) => !gone.has(tag)), ...page.tags]),
    bandcampTags: distinctTags([...values.bandcampTags.filter((tag) => !gone.has(tag)), ...page.tags]),
  }
  return { taken: { ...taken, ...tags } as Partial<AlbumValues>, kept: kept as Partial<AlbumValues> }
}

/** "title and cover" */
export const namesOf = (values: Partial<AlbumValues>): string =>
  listText(Object.keys(values).map((name) => FILLED[name as Filled] ?? name))

/** "6 tracks, 2024, 3 tags" */
export const foundText = ({ trackCount, releaseDate, tags }: Metadata): string =>
  [
    trackCount && counted(trackCount, { one: 'track', other: 'tracks' }),
    releaseDate?.slice(0, 4),
    counted(tags.length, { one: 'tag', other: 'tags' }),
  ]
    .filter(Boolean)
    .join(', ')
