import { createHash } from 'node:crypto'
import type { MadeUpAlbum } from './albums.ts'

/** What an owner of albums signs in with at the simulated fan API. */
export const LOGIN = { username: 'gull-7f3a', password: 'low-water-9c41' }

/** A playlist with the ids of its songs. */
export type ApiPlaylist = { id: string; name: string; songs: string[]; refusals?: number }

/** Somebody who owns albums and hears them through the fan API, newest first. */
export type ApiOwner = { username: string; password: string; albums: MadeUpAlbum[]; playlists?: ApiPlaylist[] }

/** The name of a playlist that fails: its second song is added but answered by an error, its fourth is refused for a while. */
export const FAULTY = 'Half heard'
const REFUSALS = 3

type Content = Record<string, unknown>

const keyOf = ({ type, id }: MadeUpAlbum) => `${type === 'track' ? 't' : 'a'}:${id}`
const gmt = (day: number) => new Date(Date.UTC(2026, 5, 1) - day * 86_400_000).toUTCString().slice(5)
const secondsOf = ({ tracks }: MadeUpAlbum) => tracks.reduce((sum, { seconds }) => sum + seconds, 0)

/** An album as the list has it; Bandcamp repeats a genre. */
export const listedAlbum = (album: MadeUpAlbum, place = 0) => ({
  id: keyOf(album),
  name: album.title,
  artist: album.artist,
  artistId: `b:${album.bandId}`,
  coverArt: `ca:${album.artId}`,
  songCount: album.tracks.length,
  duration: secondsOf(album),
  created: gmt(place),
  year: Number(album.released.slice(0, 4)),
  genre: album.tags[0],
  genres: [...album.tags, ...album.tags.slice(0, 1)].map((name) => ({ name })),
  playCount: 0,
})

/** An album with its songs. */
export const albumWithSongs = (album: MadeUpAlbum) => ({
  ...listedAlbum(album),
  song: album.tracks.map((track, index) => ({
    id: album.type === 'track' ? `t:${album.id}` : `t:${track.id}`,
    ...(album.type === 'album' && { parent: keyOf(album), albumId: keyOf(album), album: album.title }),
    isDir: false,
    title: track.title,
    artist: track.artist ?? album.artist,
    artistId: `b:${album.bandId}`,
    track: index + 1,
    coverArt: `ca:${album.artId}`,
    contentType: 'audio/mpeg',
    suffix: 'mp3',
    duration: track.seconds,
    bitRate: 256,
  })),
})

const songsOf = (owner: ApiOwner) => owner.albums.flatMap((album) => albumWithSongs(album).song)

const listedPlaylist = ({ id, name, songs }: ApiPlaylist) => ({ id, name, public: false, songCount: songs.length })

/** The answer of an endpoint of playlists; undefined if it is another one. */
function answerOfPlaylists(
  owner: ApiOwner,
  endpoint: string | undefined,
  query: URLSearchParams,
): Response | undefined {
  owner.playlists ??= []
  const { playlists } = owner
  const list = playlists.find(({ id }) => id === (query.get('playlistId') ?? query.get('id')))
  switch (endpoint) {
    case 'getPlaylists':
      return enveloped({ playlists: { playlist: playlists.map(listedPlaylist) } })
    case 'createPlaylist': {
      const made = { id: `pl:${playlists.length + 1}`, name: query.get('name') ?? '', songs: [] }
      playlists.push(made)
      return enveloped({ playlist: listedPlaylist(made) })
    }
    case 'getPlaylist': {
      const entry = list?.songs.map((id) => songsOf(owner).find((song) => song.id === id) ?? { id })
      return list ? enveloped({ playlist: { ...listedPlaylist(list), entry } }) : failed(70)
    }
    case 'updatePlaylist': {
      // Of several songs only the last counts.
      const song = query.getAll('songIdToAdd').at(-1) ?? ''
      if (!list || !songsOf(owner).some(({ id }) => id === song)) return failed(70)
      const isFaulty = list.name === FAULTY
      if (isFaulty && list.songs.length === 3 && (list.refusals ?? 0) < REFUSALS) {
        list.refusals = (list.refusals ?? 0) + 1
        return refusal()
      }
      list.songs.push(song)
      return isFaulty && list.songs.length === 2 ? new Response(null, { status: 503 }) : enveloped({})
    }
    case 'deletePlaylist':
      if (!list) return failed(70)
      playlists.splice(playlists.indexOf(list), 1)
      return enveloped({})
    default:
      return undefined
  }
}

/** An answer in its envelope. */
export const enveloped = (content: Content) =>
  Response.json({
    'subsonic-response': {
      status: 'ok',
      version: '1.16.1',
      type: 'BandcampServer',
      serverVersion: '1.0',
      openSubsonic: true,
      ...content,
    },
  })

/** An error in its envelope. */
export const failed = (code: number) => enveloped({ status: 'failed', error: { code, message: 'made up' } })

/** What the API answers to a wrong login, and when it is out of order. */
export const refusal = () => new Response(null, { status: 500 })

const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })

/** The simulated fan API's answer to a request; undefined if it is for something else. */
export function answerAsFanApi(owners: readonly ApiOwner[], url: URL): Response | undefined {
  if (!url.pathname.startsWith('/api/subsonic/')) return undefined
  const endpoint = /^\/api\/subsonic\/rest\/(\w+)\.view$/.exec(url.pathname)?.[1]
  const query = (name: string) => url.searchParams.get(name) ?? ''
  const owner = owners.find(({ username }) => username === query('u'))
  const token = createHash('md5')
    .update(`${owner?.password}${query('s')}`)
    .digest('hex')
  if (endpoint === 'ping') return enveloped({})
  if (!owner || query('s') === '' || query('t') !== token) return refusal()
  const ofPlaylists = answerOfPlaylists(owner, endpoint, url.searchParams)
  if (ofPlaylists) return ofPlaylists
  const album = owner.albums.find((one) => keyOf(one) === query('id'))
  const track = /^t:(\d+)$/.exec(query('id'))?.[1]
  const isTheirs = owner.albums.some(({ id, tracks }) => [id, ...tracks.map((one) => one.id)].includes(Number(track)))
  switch (endpoint) {
    case 'getAlbumList2': {
      const offset = Number(query('offset'))
      const some = owner.albums.slice(offset, offset + Math.min(Number(query('size')), 500))
      return enveloped({ albumList2: { album: some.map((one, index) => listedAlbum(one, offset + index)) } })
    }
    case 'getAlbum':
      return album ? enveloped({ album: albumWithSongs(album) }) : failed(70)
    case 'getCoverArt':
      return redirect(`https://f4.bcbits.com/img/a${query('id').slice(3).padStart(10, '0')}_16.jpg`)
    case 'stream':
      return isTheirs ? redirect(`https://t4.bcbits.com/stream/f00/mp3-v0/${track}?p=0&ts=1&t=2`) : failed(70)
    default:
      return Response.json({ error: true, error_message: 'bad version' })
  }
}
