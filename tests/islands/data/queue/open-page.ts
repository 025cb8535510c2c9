import { expect, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { encodeAlbums } from '#domain/sync/album-columns.ts'
import { SERVER_HEADER } from '#domain/sync/device-names.ts'
import type { PlacedCrate } from '#domain/sync/sync.ts'
import type { Change } from '#islands/data/changes/change.ts'
import type { Turn } from '#islands/data/queue/turns.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { crate } from '../device.ts'

export type Call = { method: string; path: string; body: Record<string, unknown> }

/** A server that gives these responses to calls that write, one after the other, and then 200 with an album or a crate. */
export function newServer(...answers: (() => Response | Promise<Response>)[]) {
  const calls: Call[] = []
  const has = { albums: [albumView({ version: 2 })], crates: [] as PlacedCrate[] }
  const parts = () => [
    { epoch: 'a', revision: 1 + calls.length, newest: 1 + calls.length, isFull: true },
    { albums: encodeAlbums(has.albums) },
    { crates: has.crates },
  ]
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const { method = 'GET', body } = init ?? {}
    if (path === '/sitemap.xml') return new Response('', { headers: { [SERVER_HEADER]: '1' } })
    if (method === 'GET')
      return new Response(
        `[\n${parts()
          .map((part) => JSON.stringify(part))
          .join(',\n')}\n]\n`,
      )
    const sent = JSON.parse(String(body ?? '{}'))
    calls.push({ method, path, body: sent })
    const answer = answers.shift()
    const { id = 1 } = sent
    if (answer) return answer()
    if (path === '/api/crates/albums') return Response.json([])
    const album = has.albums.find((one) => one.id === id) ?? { ...has.albums[0], id }
    return Response.json(path.startsWith('/api/crates') ? crate(sent.id ?? 7) : album)
  })
  return { calls, has }
}

/** The outbox of a new page on a device without a copy. */
export async function newPage() {
  vi.resetModules()
  const { start, write, decide, keepRefused } = await import('#islands/data/queue/queue.ts')
  void start()
  const { outbox } = await import('#islands/data/queue/pending.ts')
  const { offline } = await import('#islands/data/connection.ts')
  const { knownAlbums } = await import('#islands/data/store/records.ts')
  const { setConfirmed } = await import('#islands/data/store/confirmed.ts')
  return {
    write: (change: Change, inTurn?: Turn) => write(change as Extract<Change, { call: 'edit-album' }>, inTurn),
    start,
    decide,
    keepRefused,
    goOffline: () => offline.set(true),
    kept: () => outbox.get(),
    albums: knownAlbums,
    show: (albums: AlbumView[]) => setConfirmed({ albums, crates: [], members: [] }),
    isOffline: () => offline.get(),
    /** Lets minutes pass until nothing is left to be sent. */
    isSent: () =>
      vi.waitFor(
        async () => {
          await vi.advanceTimersByTimeAsync(60_000)
          expect(outbox.get()).toEqual([])
        },
        { timeout: 30_000, interval: 5 },
      ),
  }
}

export const nameOf = ({ method, path }: Call) => `${method} ${path}`
export const rate = (id: number, rating: number): Change => ({ call: 'edit-album', id, patch: { rating } })
export const refused = (status: number, code: string, seconds: number) => () =>
  Response.json({ code, message: 'Later' }, { status, headers: { 'retry-after': String(seconds) } })
export const lost = () => Response.error()
export const taken = () => Response.json({ code: 'id-taken', message: 'Taken' }, { status: 409 })
