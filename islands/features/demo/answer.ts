import type { AlbumDetails } from '#domain/albums/album.ts'
import { demoAlbums } from '#domain/demo/albums.ts'
import { demoTracks } from '#domain/demo/tracks.ts'
import { knownAlbums } from '#islands/data/records.ts'
import { needsAccount } from '#locales/demo.ts'
import { merge, setDistinct, unmerge } from './duplicates.ts'
import { records } from './records.ts'
import { Refused } from './refused.ts'
import { colorTag, editTags, removeRules, undoEdit } from './tags.ts'

const shelf = demoAlbums(new Date(0))

function details(id: number): AlbumDetails | null {
  const album = knownAlbums()?.find((one) => one.id === id)
  const onShelf = shelf[id - 1]
  return album ? { ...album, tracks: onShelf ? demoTracks(onShelf) : [] } : null
}

async function preview(id: number) {
  const { previewAddress } = await import('#domain/demo/previews.ts')
  const onShelf = shelf[id - 1]
  const first = onShelf && demoTracks(onShelf)[0]
  return onShelf ? { url: previewAddress(onShelf), title: onShelf.previewTitle ?? first?.title ?? null } : null
}

const ANSWERS: Record<string, (body: never) => unknown> = {
  'GET /api/tags/rules': () => ({ rules: records().rules }),
  'POST /api/tags/edit': editTags,
  'POST /api/tags/undo': undoEdit,
  'DELETE /api/tags/rules': removeRules,
  'PUT /api/tags/color': colorTag,
  'GET /api/albums/duplicates': () => ({ distinct: records().distinct, merged: [] }),
  'POST /api/albums/merge': merge,
  'POST /api/albums/unmerge': unmerge,
  'POST /api/albums/distinct': setDistinct,
}

/** Answers a call of the demo in place of the server; 403 `demo` for calls that need an account. */
export async function answer(path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const [, id, of] = /^\/api\/albums\/(\d+)(\/preview)?(?:\?.*)?$/.exec(path) ?? []
  const found = id === undefined ? null : of ? await preview(Number(id)) : details(Number(id))
  if (found && method === 'GET') return Response.json(found)
  const act = ANSWERS[`${method} ${path}`]
  try {
    if (!act) throw new Refused(403, 'demo', needsAccount)
    const result = await act((body ? JSON.parse(String(body)) : null) as never)
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return Response.json(error.body, { status: error.status })
  }
}
