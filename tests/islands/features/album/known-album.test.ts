import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { fetchedAlbum, knownAlbum } from '#islands/features/album/known-album.ts'

const address = (name: string) => `https://harbour-lights.bandcamp.com/album/${name}`
const kept = { id: 1, title: 'Kept', artist: 'A', bandcampUrl: address('kept'), list: 'collection' } as AlbumView
const nameless = { ...kept, id: 3, title: 'Moth Season', artist: 'Fen', bandcampUrl: '' }
const alias = {
  albumId: 1,
  mergedId: 2,
  title: 'merged',
  artist: 'a',
  bandcampUrl: address('merged'),
  itemKey: 'a7',
}

it('knows an album by its address and by those of albums that were merged into it', () => {
  expect(knownAlbum([kept], address('kept'))).toEqual({ album: kept, is: 'same' })
  expect(knownAlbum([kept], address('merged'))).toBeUndefined()
  expect(knownAlbum([kept], address('merged'), [alias])?.album.id).toBe(1)
  const player = 'https://bandcamp.com/EmbeddedPlayer/album=7/size=large/'
  expect(knownAlbum([{ ...kept, itemType: 'album', itemId: 7 }], player)?.album.id).toBe(1)
  expect(knownAlbum([kept], player, [alias])?.album.id).toBe(1)
  expect(knownAlbum([kept], player)).toBeUndefined()
})

it('knows an album by what Bandcamp said: its item, its names, the album that a track is from', () => {
  const found = (page: object, url = address('moved')) => {
    const said = { title: 'Other', artist: 'A', bandcampUrl: url, onUrl: null, facts: {}, ...page }
    const known = fetchedAlbum([kept, nameless], { url, page: said } as never, [alias])
    return known && [known.album.id, known.is]
  }
  expect(found({ facts: { itemType: 'album', itemId: 7 } })).toEqual([1, 'same'])
  expect(found({ title: 'MOTH SEASON', artist: 'The Fen' })).toEqual([3, 'same'])
  expect(found({ title: 'Moth Season (Deluxe Edition)', artist: 'Fen' })).toEqual([3, 'probably'])
  expect(found({ title: 'A Track', onUrl: address('kept') })).toEqual([1, 'on'])
  expect(found({})).toBeUndefined()
  const item = { ...kept, itemType: 'album', itemId: 5 } as AlbumView
  const other = { title: 'Other', artist: 'B', bandcampUrl: kept.bandcampUrl, onUrl: null, facts: { itemId: 6 } }
  expect(fetchedAlbum([item], { url: kept.bandcampUrl, page: other } as never)).toBeUndefined()
})
