import type { AlbumInput, AlbumPatch, AlbumView } from '#domain/albums/album.ts'

/** The values of the form; texts are never null. */
export type AlbumValues = Required<
  Pick<AlbumInput, 'title' | 'artist' | 'bandcampUrl' | 'trackCount' | 'rating' | 'list' | 'tags' | 'bandcampTags'>
> & { coverUrl: string; notes: string; releaseDate: string; previewTitle: string }

export const NEW_ALBUM: AlbumValues = {
  title: '',
  artist: '',
  bandcampUrl: '',
  coverUrl: '',
  rating: null,
  notes: '',
  releaseDate: '',
  trackCount: null,
  tags: [],
  bandcampTags: [],
  list: 'collection',
  previewTitle: '',
}

export const valuesOf = (album: AlbumView): AlbumValues => ({
  title: album.title,
  artist: album.artist,
  bandcampUrl: album.bandcampUrl,
  coverUrl: album.coverUrl ?? '',
  rating: album.rating,
  notes: album.notes,
  releaseDate: album.releaseDate ?? '',
  trackCount: album.trackCount,
  tags: album.tags,
  bandcampTags: album.bandcampTags,
  list: album.list,
  previewTitle: album.previewTitle ?? '',
})

/** The number in a field; null if it is empty. */
export const numberOrNull = (text: unknown) => (text === '' || text === null ? null : Number(text))

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The changed fields of an album; sending only those cannot undo changes made elsewhere. */
export const changedValues = (values: AlbumValues, start: AlbumValues): AlbumPatch =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, start[name as keyof AlbumValues])))
