import type { AlbumView } from '#domain/albums/album.ts'
import { EMPTY_FIELDS } from '#domain/albums/album-fields.ts'
import { trackTextOf } from '#domain/albums/track-text.ts'
import { recounted } from '#domain/crates/crate-lists.ts'
import { demoAlbums } from '#domain/demo/albums.ts'
import { demoCrates } from '#domain/demo/crates.ts'
import { demoListens } from '#domain/demo/listens.ts'
import { demoTracks } from '#domain/demo/tracks.ts'
import type { ListenView } from '#domain/diary/listen.ts'
import type { Records } from './records.ts'

// The position of an album or a crate in the demo gives its id.
const idAt = (place: number) => place + 1

function albumsAt(now: Date): AlbumView[] {
  return demoAlbums(now).map(({ rating, addedAt, purchasedAt, ...fields }, place) => ({
    ...EMPTY_FIELDS,
    ...fields,
    ...(purchasedAt && { purchasedAt }),
    // The albums are made up, so no page on Bandcamp exists for them.
    bandcampUrl: '',
    rating: rating || null,
    tags: [...fields.bandcampTags, ...fields.userTags],
    addedAt: addedAt.toISOString(),
    changedAt: addedAt.toISOString(),
    id: idAt(place),
    hasPreview: true,
    version: 1,
    trackText: trackTextOf(demoTracks(fields)),
  }))
}

function listensAt(now: Date, byId: ReadonlyMap<number, AlbumView>): ListenView[] {
  const listens = demoListens(now)
  return listens.map(({ album, ...listen }, place) => {
    const { title = '', artist = '', coverUrl = null } = byId.get(idAt(album)) ?? {}
    // The last has the highest id.
    return { ...listen, id: listens.length - place, albumId: idAt(album), title, artist, coverUrl }
  })
}

/** The records of the demo as a visitor first sees them. */
export function demoRecords(now: Date): Records {
  const albums = albumsAt(now)
  const byId = new Map(albums.map((album) => [album.id, album]))
  const members = demoCrates.map((crate, place) => ({ crateId: idAt(place), albumIds: crate.albums.map(idAt) }))
  const crates = demoCrates.map(({ albums: inside, ...crate }, place) =>
    recounted({ ...crate, id: idAt(place), albumCount: 0, previewCovers: [], version: 1 }, inside.map(idAt), byId),
  )
  return {
    albums: albums.sort((a, b) => b.addedAt.localeCompare(a.addedAt)),
    crates,
    members,
    listens: listensAt(now, byId),
    rules: [],
    colors: {},
    distinct: [],
  }
}
