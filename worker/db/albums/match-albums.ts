import { sql } from 'drizzle-orm'
import type { List } from '#domain/albums/album.ts'
import { createAlbumIndex } from '#domain/albums/match.ts'
import { namesKey, withoutEdition } from '#domain/albums/names.ts'
import type { ImportedAlbum } from '#domain/imports/item.ts'
import { keyOf } from '#domain/imports/item.ts'
import { type Matched, toMatched } from '#domain/imports/match-items.ts'
import type { Column } from '../changes/rows.ts'
import type { Ctx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { lookUpStatements } from './look-up.ts'

/** No import has it. */
const NO_IMPORT = 0

/** Matches new albums with those of the person, also in the trash; `columns` are read of these. */
export async function matchAlbums(
  ctx: Ctx,
  albums: readonly ImportedAlbum[],
  columns: { shown: readonly Column[]; trashed: readonly Column[] } = { shown: [], trashed: [] },
): Promise<Matched[]> {
  const items = albums.map((album, index) => ({ album, row: index + 1, nth: 1, crates: [] }))
  if (items.length === 0) return []
  return toMatched(items, await batch(ctx.db, lookUpStatements(ctx, NO_IMPORT, items, columns)))
}

// A short title begins as many others do.
const LEAST_LETTERS = 4
const MOST_CANDIDATES = 20_000

type Candidate = {
  id: number
  title: string
  artist: string
  names: string
  bandcampUrl: string | null
  itemKey: string | null
  releaseDate: string | null
  trackCount: number | null
  list: List
}

/**
 * The albums here that new ones probably are, by the place of these; of what the rules say of all albums, it finds those whose titles begin
 * alike.
 */
export async function findProbable(
  { db, userId }: Ctx,
  albums: readonly (readonly [place: number, album: ImportedAlbum])[],
): Promise<Map<number, number>> {
  const prefixes = new Set(
    albums.flatMap(([, { title, artist }]) => {
      const [bare = ''] = namesKey({ title: withoutEdition(title).replace(/^the\s+/i, ''), artist }).split('\n')
      const start = bare.slice(0, Math.max(LEAST_LETTERS, Math.ceil(bare.length / 2)))
      return bare.length < LEAST_LETTERS ? [] : [start, `the${start}`]
    }),
  )
  if (prefixes.size === 0) return new Map()
  const found = await batch(
    db,
    jsonChunks([...prefixes]).map((chunk) =>
      db.all<Candidate>(sql`
        SELECT a.id, a.title, a.artist, a.names_key AS names, a.bandcamp_url AS bandcampUrl, a.source_key AS itemKey,
          a.release_date AS releaseDate, a.track_count AS trackCount, a.list
        FROM json_each(${chunk}) n CROSS JOIN album a
          ON a.user_id = ${userId} AND a.names_key >= n.value AND a.names_key < n.value || char(1114111)
        WHERE a.deleted_at IS NULL LIMIT ${MOST_CANDIDATES}`),
    ),
  )
  const index = createAlbumIndex(found.flat())
  return new Map(
    albums.flatMap(([place, album]) => {
      const { id } = index.findProbable({ ...album, itemKey: keyOf(album) })?.album ?? {}
      return id === undefined ? [] : [[place, id]]
    }),
  )
}
