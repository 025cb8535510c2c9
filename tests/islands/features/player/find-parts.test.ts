import { beforeEach, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'

vi.mock('#islands/data/api/bandcamp-api.ts', () => ({ findPreview: vi.fn() }))
vi.mock('#islands/data/api/bandcamp-link-api.ts', async () => {
  const { createStore } = await import('#islands/lib/store.ts')
  return { isLinked: createStore(false), readTracks: vi.fn(), askForTrack: vi.fn() }
})

// Other test files may have loaded the modules that these import.
vi.resetModules()
const { findPreview } = await import('#islands/data/api/bandcamp-api.ts')
const { askForTrack, isLinked, readTracks } = await import('#islands/data/api/bandcamp-link-api.ts')
const { findParts } = await import('#islands/features/player/find-parts.ts')
const { ApiError } = await import('#islands/lib/api-error.ts')

const owned = { id: 4, list: 'collection' } as AlbumView
const wish = { id: 5, list: 'wishlist' } as AlbumView
const PREVIEW = { url: 'https://t4.bcbits.com/stream/4', title: 'Preview', expiresAt: '2026-01-01T00:00:00.000Z' }
const TRACKS = [
  { number: 1, title: 'a', streamable: true, id: 11 },
  { number: 2, title: 'b', streamable: true, id: 12 },
]
const PARTS = [
  { url: '/api/play/11', title: 'a', number: 1 },
  { url: '/api/play/12', title: 'b', number: 2 },
]

beforeEach(() => {
  isLinked.set(true)
  vi.mocked(findPreview).mockReset().mockResolvedValue(PREVIEW)
  vi.mocked(readTracks).mockReset().mockResolvedValue(TRACKS)
  vi.mocked(askForTrack).mockReset().mockResolvedValue()
})

it('finds all tracks of an owned album, and the preview of a wish', async () => {
  expect(await findParts(owned)).toEqual({ parts: PARTS, limit: null })
  expect(await findParts(wish)).toEqual({ parts: [PREVIEW], limit: 'wish' })
  expect(readTracks).toHaveBeenCalledOnce()
})

it('finds previews without a link, and asks nothing else', async () => {
  isLinked.set(false)
  expect(await findParts(owned)).toEqual({ parts: [PREVIEW], limit: 'unlinked' })
  expect(readTracks).not.toHaveBeenCalled()
})

it('finds the preview of an album that the link does not have', async () => {
  vi.mocked(readTracks).mockResolvedValue(TRACKS.map(({ id: _, ...track }) => track))
  expect(await findParts(owned)).toEqual({ parts: [PREVIEW], limit: 'missing' })
})

it('finds the preview while the link does not answer, also where the tracks are known', async () => {
  vi.mocked(askForTrack).mockRejectedValue(new ApiError(502))
  expect(await findParts(owned, { failed: PARTS[1] })).toEqual({ parts: [PREVIEW], limit: 'silent' })
  expect(askForTrack).toHaveBeenCalledWith('/api/play/12')
  vi.mocked(readTracks).mockRejectedValue(new ApiError(502))
  expect(await findParts(owned)).toEqual({ parts: [PREVIEW], limit: 'silent' })
})

it('finds the other tracks if one is gone', async () => {
  vi.mocked(askForTrack).mockRejectedValue(new ApiError(404))
  expect(await findParts(owned, { failed: PARTS[1] })).toEqual({ parts: PARTS, limit: null })
})

it('gives the reason of the link if there is no preview either', async () => {
  vi.mocked(readTracks).mockRejectedValue(new ApiError(502))
  vi.mocked(findPreview).mockRejectedValue(new ApiError(404))
  await expect(findParts(owned)).rejects.toMatchObject({ status: 502 })
})

it('asks for another address of a preview that does not play', async () => {
  isLinked.set(false)
  await findParts(owned, { failed: { url: PREVIEW.url, title: null } })
  expect(findPreview).toHaveBeenCalledWith(4, { isFresh: true })
})
