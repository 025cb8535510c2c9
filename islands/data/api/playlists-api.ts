import type { AlbumView } from '#domain/albums/album.ts'
import type { PlaylistAlbum, PlaylistView } from '#domain/imports/playlist.ts'
import { byId, client, unwrap } from '../client.ts'
import { useResource } from './resource.ts'

const playlists = client['bandcamp-link'].playlists

// Bandcamp's ids may have any characters.
const byPlaylist = (id: string) => byId(encodeURIComponent(id))

/** The person's playlists at Bandcamp; none are asked for where they are not wanted. */
export const usePlaylists = (isWanted: boolean) =>
  useResource<PlaylistView[]>(isWanted ? 'playlists' : null, () => unwrap(playlists.$get()))

/** A playlist, with the albums here that its tracks are from. */
export const readPlaylist = (id: string) => unwrap(playlists[':id'].$get(byPlaylist(id)))

export const createPlaylist = (name: string) => unwrap(playlists.$post({ json: { name } }))

/** Adds some of an album's tracks; the same call again adds none twice. */
export const addToPlaylist = (id: string, json: PlaylistAlbum) =>
  unwrap(playlists[':id'].albums.$post({ ...byPlaylist(id), json }))

/** Has Bandcamp delete a playlist. Returns whether it is gone. */
export const deletePlaylist = async (id: string): Promise<boolean> =>
  (await unwrap(playlists[':id'].$delete(byPlaylist(id)))).isGone

/** The albums of a crate in its order, as the server has them. */
export const readCrateAlbums = (id: number): Promise<AlbumView[]> => unwrap(client.crates[':id'].albums.$get(byId(id)))
