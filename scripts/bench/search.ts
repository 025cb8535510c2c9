import Fuse from 'fuse.js'
import type { AlbumView } from '#domain/album.ts'
import { EMPTY_FIELDS } from '#domain/album-fields.ts'
import { DEFAULT_QUERY, filterAlbums, toSearchable } from '#domain/collection-query.ts'
import { demoAlbums } from '../demo/albums.ts'
import { sideBySide } from './measure.ts'

/** Generates a large collection from variations of the demo albums. */
export function manyAlbums(count: number, now: Date): AlbumView[] {
  const demo = demoAlbums(now)
  return Array.from({ length: count }, (_, index) => {
    const album = demo[index % demo.length] as (typeof demo)[number]
    return {
      ...EMPTY_FIELDS,
      id: index + 1,
      title: `${album.title} ${index}`,
      artist: album.artist,
      bandcampUrl: `${album.bandcampUrl}-${index}`,
      rating: album.rating || null,
      notes: album.notes,
      releaseDate: album.releaseDate,
      trackCount: album.trackCount,
      tags: [...album.bandcampTags, ...album.userTags],
      bandcampTags: album.bandcampTags,
      userTags: album.userTags,
      list: 'collection',
      addedAt: new Date(now.getTime() - index * 60_000).toISOString(),
      changedAt: now.toISOString(),
      hasPreview: false,
      version: 1,
    }
  })
}

/** Compares an in-memory search over `count` albums with Fuse on the same fields, in milliseconds. */
export async function measureSearch(count: number) {
  const now = new Date()
  const albums = manyAlbums(count, now).map(toSearchable)
  const fuse = new Fuse(albums, { keys: ['title', 'artist', 'notes', 'tags'], threshold: 0, ignoreLocation: true })
  const words = ['harbour', 'dub', 'zzzz', 'o', 'paper orchard']
  return sideBySide(
    {
      'substring over one text an album': () => words.map((q) => filterAlbums(albums, { ...DEFAULT_QUERY, q }, now)),
      'Fuse.js': () => words.map((q) => fuse.search(q)),
    },
    { runs: 5, warmUp: 1 },
  )
}
