import type { Item } from '#domain/imports/item.ts'
import type { Matched } from '#domain/imports/match-items.ts'
import { nameOf } from '../albums/look-up.ts'
import type { NamedTracks } from '../albums/tracks.ts'
import type { Ctx } from '../context.ts'
import { changesOfExisting, type Policy } from './plan-existing.ts'

// So many albums, memberships in crates, listens and events hold the database for 50 to 100 ms.
const WRITTEN_PER_STEP = 1_500

/**
 * Items in pieces of a bounded number of albums, memberships, listens and events; no items are one empty piece. Tracks of albums come after
 * all albums.
 */
export function divideItems(items: readonly Item[]): Item[][] {
  const { albums = [], tracks = [] } = Object.groupBy(items, ({ album }) => (album.onKey ? 'tracks' : 'albums'))
  return [albums, tracks]
    .filter((some, index) => some.length > 0 || (index === 0 && tracks.length === 0))
    .flatMap(dividePieces)
}

function dividePieces(items: readonly Item[]): Item[][] {
  const pieces: Item[][] = [[]]
  let written = 0
  for (const item of items) {
    const { listens = [], events = [] } = item.album
    const size = 1 + item.crates.length + listens.length + events.length
    written += size
    if (written > WRITTEN_PER_STEP && pieces.at(-1)?.length) {
      pieces.push([])
      written = size
    }
    pieces.at(-1)?.push(item)
  }
  return pieces
}

export type Rows = readonly Matched[]

/** A track that is on an album which the person has. */
export type OnAlbum = { track: string; album: string }

/** What a piece of an import is to do, given the albums that its items mean and the `room` for new ones. */
export function planItems(ctx: Pick<Ctx, 'now'>, importId: number, matched: Rows, room: number, policy: Policy) {
  const { rows, excess } = divide(matched, room)
  return {
    rows,
    /** The rows for which there is no room. */
    excess: excess.map(({ item }) => item.row),
    /** Those that are no tracks of other albums, of which nothing else changes. */
    own: rows.filter(({ existing }) => existing?.rule !== 'track'),
    changes: changesOfExisting(ctx, importId, rows, policy),
    trashed: [...new Set(rows.flatMap(({ existing }) => (existing?.isTrashed ? existing.id : [])))],
    existing: rows.flatMap(({ existing }) => existing?.id ?? []),
    on: rows.flatMap(({ item, existing }): OnAlbum[] =>
      existing?.rule === 'track' ? [{ track: item.album.title, album: existing.title }] : [],
    ),
  }
}

/** Splits rows into those that fit into the collection and the excess. */
function divide(matched: Rows, room: number): { rows: Rows; excess: Rows } {
  if (matched.length <= room) return { rows: matched, excess: [] }
  const adding = new Set<string>()
  const { rows = [], excess = [] } = Object.groupBy(matched, ({ input, existing }) => {
    if (existing) return 'rows'
    const names = [input.bandcampUrl, input.sourceKey].filter((name) => typeof name === 'string')
    if (adding.size >= room && !names.some((name) => adding.has(name))) return 'excess'
    adding.add(names[0] ?? '')
    return 'rows'
  })
  return { rows, excess }
}

/** The tracks of new albums and of those in the trash, from the first row of each that has some. */
export function tracksOf(rows: Rows): NamedTracks[] {
  const albums = new Map<unknown, NamedTracks>()
  for (const row of rows) {
    const { tracks = [] } = row.input
    if (tracks.length === 0 || (row.existing && !row.existing.isTrashed)) continue
    const { column, name } = nameOf(row)
    if (!albums.has(name)) albums.set(name, { column, name, tracks })
  }
  return [...albums.values()]
}
