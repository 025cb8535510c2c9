import type { ClientResponse } from 'hono/client'
import type { AlbumView } from '#domain/albums/album.ts'
import type { AlbumAlias } from '#domain/albums/album-merge.ts'
import type { ChunkReport } from '#domain/imports/file-import.ts'
import { client, send, unwrap } from '../client.ts'

// These run in the web worker that reads the file; it has no cache.

/** All albums of the user. @throws ApiError */
export const listAlbums = (): Promise<AlbumView[]> => unwrap(client.albums.$get({ query: {} }))

/** The names of the albums that were merged into others. @throws ApiError */
export const listMerged = async (): Promise<AlbumAlias[]> => (await unwrap(client.albums.duplicates.$get())).merged

const put = (path: string, body: string, signal: AbortSignal): Promise<ChunkReport> => {
  const headers = { 'content-type': 'application/json' }
  return unwrap(
    send(path, { method: 'PUT', body, headers, signal }) as Promise<unknown> as Promise<ClientResponse<ChunkReport>>,
  )
}

/** Sends a chunk of rows, perhaps again. The body is text already, too long to serialize for each attempt. @throws ApiError */
export const putRows = (importId: number, chunk: number, body: string, signal: AbortSignal) =>
  put(`/api/imports/${importId}/rows/${chunk}`, body, signal)

/** Sends a chunk of the file's crates, before any row. @throws ApiError */
export const putCrates = (importId: number, chunk: number, body: string, signal: AbortSignal) =>
  put(`/api/imports/${importId}/crates/${chunk}`, body, signal)
