import type { AlbumDetails } from '#domain/album.ts'
import type { ErrorBody } from '#domain/error.ts'
import { needsAccount } from '#locales/demo.ts'
import { knownAlbums } from '../cache.ts'

/** What a call gets in place of the server's answer: an album's details, or that the demo has nothing of the kind. */
export function answer(path: string): Response {
  const id = Number(/^\/api\/albums\/(-?\d+)$/.exec(path)?.[1])
  const album = knownAlbums()?.find((one) => one.id === id)
  if (album) return Response.json({ ...album, tracks: [] } satisfies AlbumDetails)
  return Response.json({ code: 'demo', message: needsAccount } satisfies ErrorBody, { status: 403 })
}
