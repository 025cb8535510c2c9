import Fuse from 'fuse.js'
import { DEFAULT_QUERY, filterAlbums, toSearchable } from '#domain/collection-query.ts'
import { createQueryTest } from '#domain/query/test-query.ts'
import { manyAlbums } from '../demo/many-albums.ts'
import { sideBySide } from './measure.ts'

/** Compares an in-memory search over `count` albums with Fuse on the same fields, in milliseconds. */
export async function measureSearch(count: number) {
  const now = new Date()
  const albums = manyAlbums(count, now).map(toSearchable)
  const fuse = new Fuse(albums, { keys: ['title', 'artist', 'notes', 'tags'], threshold: 0, ignoreLocation: true })
  const words = ['harbour', 'dub', 'zzzz', 'o', 'paper orchard']
  const query = 'rating>=4 -tag:live (harbour or dub)'
  const context = { now, crates: [], members: [], rates: {} }
  return sideBySide(
    {
      'substring over one text an album': () => words.map((q) => filterAlbums(albums, { ...DEFAULT_QUERY, q }, now)),
      'Fuse.js': () => words.map((q) => fuse.search(q)),
      'query of three terms and an or': () =>
        filterAlbums(albums, { ...DEFAULT_QUERY, q: query }, now, createQueryTest(query, context)),
    },
    { runs: 5, warmUp: 1 },
  )
}
