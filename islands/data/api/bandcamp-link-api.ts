import { mutate } from 'swr'
import type { TrackView } from '#domain/albums/album.ts'
import type { LinkInput, LinkView } from '#domain/imports/bandcamp-link.ts'
import { createStore } from '#islands/lib/store.ts'
import { byId, client, send, unwrap, unwrapRaw } from '../client.ts'
import { IMPORTS } from './imports-api.ts'
import { useReadOnce, useResource } from './resource.ts'

const LINK = 'bandcamp-link'

/** The person's Bandcamp link. */
export const useLink = () => useResource<LinkView>(LINK, readLink)

const readLink = (): Promise<LinkView> => unwrap(client['bandcamp-link'].$get())

/** Whether the person has a Bandcamp link, so that albums they own play whole. The page tells it at its start. */
export const isLinked = createStore(false)

/** Whether there can be one. */
export const isLinkOffered = createStore(false)

/** The tracks of an album, with their ids where the link has it. */
export const readTracks = (albumId: number) => unwrap(client.albums[':id'].tracks.$get(byId(albumId)))

/** Has the server check and keep the login. */
export async function connectLink(input: LinkInput): Promise<void> {
  await mutate(LINK, await unwrap(client['bandcamp-link'].$put({ json: input })), { revalidate: false })
  isLinked.set(true)
}

/** Has the server forget the login. */
export async function disconnectLink(): Promise<void> {
  await unwrap(client['bandcamp-link'].$delete())
  isLinked.set(false)
  await Promise.all([mutate(LINK), mutate(IMPORTS)])
}

/** Starts an import of what the person owns. Returns its id. */
export async function startLinkImport(): Promise<number> {
  const { id } = await unwrap(client.imports.link.$post())
  await mutate(IMPORTS)
  return id
}

/** Reads again how the last import ended. */
export const refreshLink = () => mutate(LINK)

/** Asks whether a track can be heard, without following to its file. @throws ApiError */
export async function askForTrack(address: string): Promise<void> {
  await unwrapRaw(send(address, { redirect: 'manual' }))
}

/**
 * The tracks of an album, read through the link the first time; then the album's details are read again. Undefined until they are read, or
 * where they are not wanted.
 */
export const useTracks = (albumId: number, isWanted: boolean) =>
  useReadOnce<TrackView[]>(isWanted ? `tracks-${albumId}` : null, async () => {
    const tracks = await readTracks(albumId)
    void mutate(`album-${albumId}`)
    return tracks
  })
