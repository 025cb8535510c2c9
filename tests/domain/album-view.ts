import type { AlbumView } from '#domain/album.ts'

/** An album with the given fields and defaults for the others. */
export const albumView = (given: Partial<AlbumView> = {}): AlbumView => ({
  id: 1,
  title: 'Low Water',
  artist: 'Harbour Lights',
  bandcampUrl: 'https://a.bandcamp.com/album/low',
  coverUrl: null,
  rating: null,
  notes: '',
  releaseDate: null,
  trackCount: null,
  tags: [],
  bandcampTags: [],
  userTags: [],
  list: 'collection',
  addedAt: '2024-01-01T00:00:00.000Z',
  changedAt: '2026-05-01T00:00:00.000Z',
  previewTitle: null,
  hasPreview: false,
  version: 1,
  ...given,
})
