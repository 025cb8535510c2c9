import { NotFound } from '#domain/errors/app-error.ts'
import type { PlaylistAlbum, PlaylistContent, PlaylistStep, PlaylistView } from '#domain/imports/playlist.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { countBandcampCall } from '../bandcamp/count-calls.ts'
import { BandcampError } from '../bandcamp/upstream-error.ts'
import { matchAlbums } from '../db/albums/match-albums.ts'
import { findOwnedItem } from '../db/bandcamp-link/link-tracks.ts'
import type { Ctx } from '../db/context.ts'
import type { Env } from '../env.ts'
import { readName, readPlaylist, readPlaylists, readSongs } from './answers.ts'
import type { Answer, LinkClient } from './client.ts'
import { asLinkUpstream } from './explain.ts'
import { pause, requireClient } from './link.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { readOwnTracks } from './tracks.ts'

const SONGS_PER_CALL = 5
const PAUSE_SECONDS = 1
const LONGEST_ID = 100

const isNotFound = (error: unknown) => error instanceof BandcampError && error.reason === 'not-found'

/** The person's client, and what makes its calls in their turn. @throws Conflict `not-connected`, TooManyRequests */
async function open(ctx: Ctx, env: Env, playlistId = '') {
  if (playlistId.length > LONGEST_ID) throw new NotFound(messages.notThere)
  const client = await requireClient(ctx, env)
  await countBandcampCall(ctx)
  return { client, inTurn: <T>(work: () => Promise<T>) => oneAtATime(ctx.userId, () => asLinkUpstream(work)) }
}

const listed = async (client: LinkClient) => readPlaylists(await client.read('getPlaylists'))

/** What a playlist holds. @throws NotFound, BandcampError */
async function contentOf(client: LinkClient, id: string) {
  try {
    return readSongs(await client.read('getPlaylist', { id }))
  } catch (error) {
    throw isNotFound(error) ? new NotFound(messages.notThere) : error
  }
}

/** The person's playlists at Bandcamp. @throws Conflict `not-connected`, Upstream, TooManyRequests */
export async function listPlaylists(ctx: Ctx, env: Env): Promise<PlaylistView[]> {
  const { client, inTurn } = await open(ctx, env)
  return inTurn(() => listed(client))
}

/** A playlist with the person's albums that its songs are from. @throws NotFound, Conflict `not-connected`, Upstream, TooManyRequests */
export async function matchPlaylist(ctx: Ctx, env: Env, id: string): Promise<PlaylistContent> {
  const { client, inTurn } = await open(ctx, env, id)
  const { name, songs } = await inTurn(() => contentOf(client, id))
  const albums = new Map(
    songs.map(({ key, title, artist }) => [
      key ?? `${title}\n${artist}`,
      { title, artist, sourceKey: key, list: 'collection' as const, bandcampUrl: null },
    ]),
  )
  const matched = await matchAlbums(ctx, [...albums.values()])
  const isHere = matched.map(({ existing }) => existing !== null && !existing.isTrashed)
  return {
    name,
    songs: songs.length,
    albumIds: [...new Set(matched.flatMap(({ existing }, at) => (isHere[at] && existing ? existing.id : [])))],
    missing: matched.flatMap(({ input: { title, artist } }, at) => (isHere[at] ? [] : { title, artist })),
  }
}

/**
 * Creates an empty playlist. One of this name that is empty is taken for that of an earlier call whose answer was lost. @throws Conflict
 * `not-connected`, Upstream, TooManyRequests
 */
export async function createPlaylist(ctx: Ctx, env: Env, name: string): Promise<PlaylistView> {
  const { client, inTurn } = await open(ctx, env)
  const findEmpty = async () => (await listed(client)).find((one) => one.name === readName(name) && one.songs === 0)
  return inTurn(async () => {
    const known = await findEmpty()
    if (known) return known
    const wasDone = async () => {
      const playlist = await findEmpty()
      return playlist && { playlist }
    }
    const made = readPlaylist((await client.read('createPlaylist', { name }, wasDone)).playlist) ?? (await findEmpty())
    if (!made) throw new BandcampError('unexpected-content', 'No playlist')
    return made
  })
}

/**
 * Adds the next few tracks of an album to a playlist, each by a call. Those that it has already are passed over, so that the same call can be
 * repeated. @throws NotFound for the album or the playlist, Conflict `not-connected`, Upstream, TooManyRequests
 */
export async function addToPlaylist(
  ctx: Ctx,
  env: Env,
  playlistId: string,
  { albumId, from }: PlaylistAlbum,
): Promise<PlaylistStep> {
  const { client, inTurn } = await open(ctx, env, playlistId)
  const tracks = await readOwnTracks(ctx, env, albumId)
  const isOwned = (await findOwnedItem(ctx, albumId)) !== null
  if (!isOwned || !tracks.some(({ id }) => id)) return { leftOut: 'not-there', refused: [], next: null }
  const readIds = async () => new Set((await contentOf(client, playlistId)).songs.map(({ id }) => id))
  const known = await inTurn(readIds)
  const isNew = ({ id }: { id?: number | undefined }) => id !== undefined && !known.has(id)
  if (from === 0 && known.size + tracks.filter(isNew).length > LIMITS.playlistSongs)
    return { leftOut: 'full', refused: [], next: null }
  const refused: string[] = []
  const add = async (id: number) => {
    const wasDone = async (): Promise<Answer | undefined> => ((await readIds()).has(id) ? {} : undefined)
    await client.read('updatePlaylist', { playlistId, songIdToAdd: `t:${id}` }, wasDone)
  }
  for (const track of tracks.slice(from, from + SONGS_PER_CALL)) {
    const { id, title } = track
    if (!id) refused.push(title)
    if (!id || !isNew(track)) continue
    await inTurn(() =>
      add(id).catch(async (error: unknown) => {
        if (!isNotFound(error)) throw error
        // It may be the playlist that is gone.
        await readIds()
        refused.push(title)
      }),
    )
    await pause(env, PAUSE_SECONDS)
  }
  const next = from + SONGS_PER_CALL
  return { leftOut: null, refused, next: next < tracks.length ? next : null }
}

/**
 * Deletes a playlist. Whether Bandcamp does is unknown, so it is looked up afterwards. @throws Conflict `not-connected`, Upstream,
 * TooManyRequests
 */
export async function deletePlaylist(ctx: Ctx, env: Env, id: string): Promise<{ isGone: boolean }> {
  const { client, inTurn } = await open(ctx, env, id)
  return inTurn(async () => {
    await client.read('deletePlaylist', { id }).catch(() => undefined)
    return { isGone: !(await listed(client)).some((one) => one.id === id) }
  })
}
