import type { AlbumView } from '#domain/albums/album.ts'
import { EMPTY_FIELDS } from '#domain/albums/album-fields.ts'

/** An album with the given fields and defaults for the others. */
export const albumView = (given: Partial<AlbumView> = {}): AlbumView => ({
  ...EMPTY_FIELDS,
  id: 1,
  title: 'Low Water',
  artist: 'Harbour Lights',
  bandcampUrl: 'https://a.bandcamp.com/album/low',
  tags: [],
  list: 'collection',
  addedAt: '2024-01-01T00:00:00.000Z',
  changedAt: '2026-05-01T00:00:00.000Z',
  hasPreview: false,
  version: 1,
  ...given,
})
