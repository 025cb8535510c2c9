import { type ClientResponse, hc, type InferResponseType } from 'hono/client'
import useSWR, { mutate } from 'swr'
import type { AlbumInput, AlbumPatch, AlbumView, List, TrashedAlbum } from '#domain/album.ts'
import type { CrateInput, CratePatch, CrateView } from '#domain/crate.ts'
import type { FanImportInput, ImportView } from '#domain/fan-import.ts'
import type { PageSize } from '#domain/paging.ts'
import type { Api } from '#worker/routes/api.ts'

const client = hc<Api>('/api')

/** A call that failed: what the server said, or status 0 when it could not be reached. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly details: Record<string, unknown>
  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : 'Gatefold could not be reached. Please try again.')
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : 'unreachable'
    this.fields = (body.fields as Record<string, string> | undefined) ?? {}
    this.details = body
  }
}

/** The JSON of a successful answer: what its type says, less the empty ones. */
type Body<Call> =
  Call extends ClientResponse<infer Value, infer Status, 'json'> ? (Status extends 304 ? never : Value) : never

async function answer<Call extends ClientResponse<unknown>>(call: Promise<Call>): Promise<Body<Call>> {
  let response: Call
  try {
    response = await call
  } catch {
    throw new CallFailed(0, {})
  }
  if (response.status === 204) return undefined as never
  const body = await response.json().catch(() => {
    // An answer that broke off on its way is as good as none.
    if (response.ok) throw new CallFailed(0, {})
    return {}
  })
  if (!response.ok) throw new CallFailed(response.status, body as Record<string, unknown>)
  return body as Body<Call>
}

// Nothing is read again by itself: what a person changes comes back in the answer and is put into the cache.
const STILL = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
}

const ALBUMS = 'albums'
const CRATES = 'crates'
const TRASH = 'trash'
const crateAlbumsKey = (crateId: number) => ['crate-albums', crateId] as const
const isCrateAlbums = (key: unknown): key is readonly ['crate-albums', number] =>
  Array.isArray(key) && key[0] === 'crate-albums'

/** The whole collection and wishlist, newest first; undefined until it is there. */
export const useAlbums = () =>
  useSWR<AlbumView[], CallFailed>(ALBUMS, () => answer(client.albums.$get({ query: {} })), STILL)

/** The crates; `fallback` is what the server rendered. */
export const useCrates = (fallback: CrateView[]) =>
  useSWR<CrateView[], CallFailed>(CRATES, () => answer(client.crates.$get()), { ...STILL, fallbackData: fallback })

/** The ids of a crate's albums in its order; undefined until they are there or where no crate is open. */
export const useCrateAlbumIds = (crateId: number | null) =>
  useSWR<number[], CallFailed>(
    crateId === null ? null : crateAlbumsKey(crateId),
    async () => {
      const albums = await answer(client.crates[':id'].albums.$get({ param: { id: String(crateId) } }))
      return albums.map((album) => album.id)
    },
    STILL,
  )

/** Reads albums, crates and the open crate again: after an import, or when something else changed them. */
export async function refresh(): Promise<void> {
  await Promise.all([mutate(ALBUMS), mutate(CRATES), mutate(isCrateAlbums)])
}

// A change makes SWR drop a list that is still on its way, so without a list it is asked for again.
const patchAlbums = (change: (albums: AlbumView[]) => AlbumView[]) =>
  mutate<AlbumView[]>(ALBUMS, (albums) => albums && change(albums), { revalidate: (albums) => albums === undefined })

const putAlbum = (album: AlbumView) =>
  patchAlbums((albums) =>
    albums.some((known) => known.id === album.id)
      ? albums.map((known) => (known.id === album.id ? album : known))
      : [album, ...albums],
  )

const putCrate = (crate: CrateView) =>
  mutate<CrateView[]>(
    CRATES,
    (crates) =>
      crates?.some((known) => known.id === crate.id)
        ? crates.map((known) => (known.id === crate.id ? crate : known))
        : [...(crates ?? []), crate],
    { revalidate: false },
  )

const rereadCrates = () => Promise.all([mutate(CRATES), mutate(isCrateAlbums)])

export async function createAlbum(input: AlbumInput): Promise<AlbumView> {
  const album = await answer(client.albums.$post({ json: input }))
  await putAlbum(album)
  return album
}

/** Changes an album. `shown` is put in place at once and taken back when saving fails. */
export async function updateAlbum(id: number, patch: AlbumPatch, shown?: Partial<AlbumView>): Promise<AlbumView> {
  let before: AlbumView | undefined
  if (shown) {
    await patchAlbums((albums) =>
      albums.map((album) => {
        if (album.id !== id) return album
        before = album
        return { ...album, ...shown }
      }),
    )
  }
  try {
    const album = await answer(client.albums[':id'].$patch({ param: { id: String(id) }, json: patch }))
    await putAlbum(album)
    return album
  } catch (error) {
    if (before) await putAlbum(before)
    throw error
  }
}

/** What many albums are changed by at once. */
export type AlbumsChange = { rating?: number | null; list?: List; addTags?: string[]; removeTags?: string[] }

/** Changes many albums alike, by one call. */
export async function editAlbums(albumIds: number[], change: AlbumsChange): Promise<void> {
  const { albums } = await answer(client.albums.edit.$post({ json: { albumIds, change } }))
  const fresh = new Map(albums.map((album) => [album.id, album]))
  await patchAlbums((known) => known.map((album) => fresh.get(album.id) ?? album))
}

/** Moves albums to the trash; `restoreAlbums` is the way back. */
export async function deleteAlbums(albumIds: number[]): Promise<void> {
  await answer(client.albums.delete.$post({ json: { albumIds } }))
  const gone = new Set(albumIds)
  await patchAlbums((albums) => albums.filter((album) => !gone.has(album.id)))
  await rereadCrates()
}

export async function restoreAlbums(albumIds: number[]): Promise<void> {
  await answer(client.albums.restore.$post({ json: { albumIds } }))
  await Promise.all([refresh(), mutate(TRASH)])
}

/** What was deleted, the last first; read anew whenever it is looked at. */
export const useTrash = () =>
  useSWR<TrashedAlbum[], CallFailed>(TRASH, () => answer(client.trash.$get()), { ...STILL, revalidateOnMount: true })

/** Deletes for good what is in the trash. */
export async function emptyTrash(): Promise<void> {
  await answer(client.trash.$delete())
  await mutate(TRASH)
}

export async function deleteCollection(): Promise<void> {
  await answer(client.albums.all.$delete())
  await refresh()
}

export async function createCrate(input: CrateInput): Promise<CrateView> {
  const crate = await answer(client.crates.$post({ json: input }))
  await putCrate(crate)
  return crate
}

export async function updateCrate(id: number, patch: CratePatch): Promise<CrateView> {
  const crate = await answer(client.crates[':id'].$patch({ param: { id: String(id) }, json: patch }))
  await putCrate(crate)
  return crate
}

export async function toggleFavoriteCrate(id: number): Promise<CrateView> {
  const crate = await answer(client.crates[':id'].favorite.$patch({ param: { id: String(id) } }))
  await putCrate(crate)
  return crate
}

export async function deleteCrate(id: number): Promise<void> {
  await answer(client.crates[':id'].$delete({ param: { id: String(id) } }))
  await mutate<CrateView[]>(CRATES, (crates) => crates?.filter((crate) => crate.id !== id), { revalidate: false })
}

/** Puts albums into a crate. An empty list does nothing. */
export async function addToCrate(crateId: number, albumIds: number[]): Promise<CrateView | null> {
  if (albumIds.length === 0) return null
  const crate = await answer(client.crates[':id'].albums.$post({ param: { id: String(crateId) }, json: { albumIds } }))
  await putCrate(crate)
  await mutate(crateAlbumsKey(crateId))
  return crate
}

export async function removeFromCrate(crateId: number, albumIds: number[]): Promise<CrateView> {
  const crate = await answer(
    client.crates[':id'].albums.$delete({ param: { id: String(crateId) }, json: { albumIds } }),
  )
  await putCrate(crate)
  await mutate(crateAlbumsKey(crateId))
  return crate
}

/** The crates an album is in. */
export const listCratesOfAlbum = (albumId: number): Promise<CrateView[]> =>
  answer(client.albums[':id'].crates.$get({ param: { id: String(albumId) } }))

/** Makes an album be in exactly these crates. */
export async function setCratesOfAlbum(albumId: number, crateIds: number[]): Promise<void> {
  await answer(client.albums[':id'].crates.$put({ param: { id: String(albumId) }, json: { crateIds } }))
  await rereadCrates()
}

/** A stream of an album; a fresh one where the last was seen dead. */
export const findPreview = (albumId: number, options: { isFresh?: boolean } = {}) =>
  answer(
    client.albums[':id'].preview.$get({ param: { id: String(albumId) }, query: options.isFresh ? { fresh: '1' } : {} }),
  )

export type Metadata = NonNullable<InferResponseType<typeof client.bandcamp.metadata.$get, 200>>
/** What Bandcamp's page of an album says. */
export async function fetchMetadata(url: string): Promise<Metadata> {
  const metadata = await answer(client.bandcamp.metadata.$get({ query: { url } }))
  if (metadata === null)
    throw new CallFailed(404, { code: 'no-album', message: 'There is no album to read at this address.' })
  return metadata
}

export const startFanImport = (input: FanImportInput) => answer(client.imports.fan.$post({ json: input }))
export const cancelImport = (id: number): Promise<ImportView> =>
  answer(client.imports[':id'].$delete({ param: { id: String(id) } }))

/** Takes back what an import added and nobody has touched since. */
export const undoImport = (id: number) => answer(client.imports[':id'].undo.$post({ param: { id: String(id) } }))

/** Past and running imports, newest first; asked for every second while one goes on. */
export const useImports = (isOpen: boolean) =>
  useSWR<ImportView[], CallFailed>(isOpen ? 'imports' : null, () => answer(client.imports.$get()), {
    ...STILL,
    revalidateOnMount: true,
    refreshInterval: (imports) =>
      imports?.some((one) => one.status === 'running' || one.status === 'waiting') ? 1_000 : 0,
  })

export async function importCollection(file: { collectionData: string } | { csvData: string }) {
  const report = await answer(client.import.collection.$post({ json: file }))
  await refresh()
  return report
}

/** Brings a CSV into a crate; `failedRows` counts the rows that could not be read. */
export async function importIntoCrate(crateId: number, csvData: string) {
  const call = client.import.crates[':id'].$post({ param: { id: String(crateId) }, json: { csvData } })
  const albums = await answer(call)
  await refresh()
  return { albums, failedRows: Number((await call).headers.get('failed-rows')) }
}

export const saveItemsPerPage = (itemsPerPage: PageSize) =>
  answer(client.user.preferences.$patch({ json: { itemsPerPage } }))
