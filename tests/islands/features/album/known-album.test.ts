import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { knownAlbum } from '#islands/features/album/known-album.ts'

const address = (name: string) => `https://harbour-lights.bandcamp.com/album/${name}`
const kept = { id: 1, bandcampUrl: address('kept') } as AlbumView
const alias = {
  albumId: 1,
  mergedId: 2,
  title: 'merged',
  artist: 'a',
  bandcampUrl: address('merged'),
  itemKey: 'a7',
}

it('knows an album by its address and by those of albums that were merged into it', () => {
  expect(knownAlbum([kept], address('kept'), null)?.id).toBe(1)
  expect(knownAlbum([kept], address('merged'), null)).toBeUndefined()
  expect(knownAlbum([kept], address('merged'), null, [alias])?.id).toBe(1)
  const fetched = { url: address('moved'), facts: { itemType: 'album', itemId: 7 } }
  expect(knownAlbum([kept], address('moved'), fetched as never, [alias])?.id).toBe(1)
  expect(knownAlbum([kept], address('other'), fetched as never, [alias])).toBeUndefined()
})
