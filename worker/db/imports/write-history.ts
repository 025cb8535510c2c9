import { sql } from 'drizzle-orm'
import { itemKeyOf } from '#domain/albums/item-key.ts'
import { namesKey } from '#domain/albums/names.ts'
import { latestHeardAt } from '#domain/diary/listen.ts'
import type { FileAlias } from '#domain/files/export-schema.ts'
import { keyOf } from '#domain/imports/item.ts'
import type { Matched } from '#domain/imports/match-items.ts'
import { LIMITS } from '#domain/limits.ts'
import { nameOf } from '../albums/look-up.ts'
import { write } from '../budgets.ts'
import { chunksByColumn, isNamed } from '../changes/named-albums.ts'
import type { Ctx } from '../context.ts'
import { idsOf, inList } from '../database.ts'
import type { ChunkWriting } from './chunks.ts'
import { importAct } from './imports.ts'

const DAY_MS = 86_400_000
const REMOVED_AT_ONCE = 5_000
/** The first `merged_id` of names that came with a file: above all ids of albums, after which they are found. */
const ALIAS_OF_FILE = 2 ** 52

type Alias = FileAlias & { itemKey?: string | null }

/** The other names of a row's album: those it tells, and where it is the track of a single, or the other way around, its own. */
function aliasesOf({ item: { album }, existing }: Matched): readonly Alias[] {
  const { aliases = [], title, artist, bandcampUrl } = album
  return existing?.rule === 'single' ? [...aliases, { title, artist, bandcampUrl, itemKey: keyOf(album) }] : aliases
}

/**
 * The statements of a chunk's batch that give albums their other names. A name whose address or item belongs to any album of the person, or
 * to another name, is left out; one with neither is added as often as the file has it. Those that are too many are counted.
 */
export function writeAliases({ ctx, importId, guard }: ChunkWriting, rows: readonly Matched[]) {
  const { db, userId, now } = ctx
  const { kind, entry } = importAct(importId)
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  const aliases = rows.flatMap((row) => {
    const { column, name } = nameOf(row)
    return aliasesOf(row).flatMap((alias) => {
      const [url, key, namedBy] = [alias.bandcampUrl || null, alias.itemKey ?? itemKeyOf(alias), namesKey(alias)]
      const names = `${alias.title}\n${alias.artist}`.toLowerCase()
      const known = [url, key].filter((one) => one !== null)
      if (known.some((one) => taken.has(one))) return []
      for (const one of known) taken.add(one)
      const same = `${name}\n${namedBy}`
      const nth = (counts.get(same) ?? 0) + 1
      if (known.length === 0) counts.set(same, nth)
      return [{ column, name, names, namedBy, nth, ...(url && { url }), ...(key && { key }) }]
    })
  })
  const own = sql`SELECT 1 FROM album_alias x WHERE x.user_id = ${userId}`
  const count = sql`(SELECT count(*) FROM album_alias WHERE user_id = ${userId})`
  return chunksByColumn(aliases, LIMITS.mergedPerPerson).flatMap(({ column, chunk }) => {
    const added = sql`
        FROM json_each(${chunk}) f CROSS JOIN album a ON ${isNamed(ctx, column, 'f')}
        WHERE ${guard}
          AND NOT EXISTS (SELECT 1 FROM album o WHERE o.user_id = ${userId} AND o.bandcamp_url = f.value->>'url')
          AND NOT EXISTS (SELECT 1 FROM album o WHERE o.user_id = ${userId} AND o.source_key = f.value->>'key')
          AND NOT EXISTS (${own} AND x.address = f.value->>'url') AND NOT EXISTS (${own} AND x.item_key = f.value->>'key')
          AND (f.value->>'url' IS NOT NULL OR f.value->>'key' IS NOT NULL OR f.value->>'nth' > (
            SELECT count(*) FROM (${own} AND x.names_key = f.value->>'namedBy' AND x.album_id = a.id AND x.address IS NULL
              AND coalesce(x.item_key, '') NOT GLOB '[at][0-9]*')))`
    return [
      // The names are looked up twice only where they may be too many.
      db.run(sql`
          INSERT INTO journal (user_id, kind, entry, at, rest)
          SELECT ${userId}, ${kind}, ${entry}, ${now.getTime()}, json_object('leftOut', left_out) FROM (
            SELECT CASE WHEN ${count} + json_array_length(${chunk}) > ${LIMITS.mergedPerPerson}
              THEN (SELECT count(*) ${added}) - max(0, ${LIMITS.mergedPerPerson} - ${count}) ELSE 0 END AS left_out)
          WHERE left_out > 0
          ON CONFLICT DO UPDATE SET
            rest = json_set(rest, '$.leftOut', coalesce(rest->>'leftOut', 0) + (excluded.rest->>'leftOut'))`),
      db.run(sql`
          INSERT INTO album_alias (user_id, merged_id, album_id, address, item_key, names, names_key, merged_at, import_id)
          SELECT ${userId}, row_number() OVER (ORDER BY f.key)
              + max(${ALIAS_OF_FILE}, (SELECT coalesce(max(merged_id), 0) FROM album_alias WHERE user_id = ${userId})),
            a.id, f.value->>'url', f.value->>'key', f.value->>'names', f.value->>'namedBy', ${now.getTime()}, ${importId}
          ${added} LIMIT max(0, ${LIMITS.mergedPerPerson} - ${count})`),
    ]
  })
}

/** The time of a listen, or of a whole day its date and what follows it. */
const boundOf = (end: string) =>
  sql`iif(f.value->>'isWholeDay', substr(f.value->>'at', 1, 10) || ${end}, f.value->>'at')`

/**
 * The statements of a chunk's batch that bring the listens of its albums into the diary. One of the same album and time is there already,
 * and one of a whole day where the diary has another of that day: the same plays may be in both, and nothing tells them apart. Those over
 * the limit of a diary, and those that lie ahead, are left out.
 */
export function writeListens({ ctx, importId, guard }: ChunkWriting, rows: readonly Matched[]) {
  const { db, userId, now } = ctx
  const latest = latestHeardAt(now)
  const listens = rows.flatMap((row) =>
    (row.item.album.listens ?? []).flatMap((listen) => (listen.at > latest ? [] : { ...nameOf(row), ...listen })),
  )
  return chunksByColumn(listens, 10_000).map(({ column, chunk }) =>
    db.run(sql`
      INSERT INTO listen (user_id, album_id, at, rating, note, import_id)
      SELECT DISTINCT ${userId}, a.id, f.value->>'at', f.value->>'rating', coalesce(f.value->>'note', ''), ${importId}
      FROM json_each(${chunk}) f CROSS JOIN album a ON ${isNamed(ctx, column, 'f')}
      WHERE ${guard} AND NOT EXISTS (SELECT 1 FROM listen l WHERE l.album_id = a.id
        AND l.at BETWEEN ${boundOf('')} AND ${boundOf('Z')})
      LIMIT max(0, ${LIMITS.listensPerPerson} - (SELECT count(*) FROM listen WHERE user_id = ${userId}))`),
  )
}

/**
 * The statements of a chunk's batch that bring what has happened to its albums elsewhere. For a new album that takes the place of its
 * being added now. An album that is there keeps its own, is not added again, and gets of the others what it lacks, the newest first, as
 * far as it has room. What lies ahead is left out.
 */
export function writeEvents({ ctx, importId, guard }: ChunkWriting, rows: readonly Matched[]) {
  const { db, userId, now } = ctx
  const known = new Set<string>()
  const events = rows.flatMap((row) =>
    (row.item.album.events ?? []).flatMap(({ at, kind, before, after }) => {
      const event = { ...nameOf(row), at: Date.parse(at), kind, before, after, isNew: row.existing ? 0 : 1 }
      const key = JSON.stringify(event)
      if (known.has(key) || event.at > now.getTime() + DAY_MS) return []
      known.add(key)
      return [event]
    }),
  )
  return chunksByColumn(events, 10_000).flatMap(({ column, chunk }) => {
    const album = sql`album a ON ${isNamed(ctx, column, 'f')}`
    const here = sql`album_event e WHERE e.album_id = a.id`
    return [
      db.run(sql`
        DELETE FROM album_event WHERE kind = 'added' AND import_id IS NULL AND ${guard} AND album_id IN (
          SELECT a.id FROM json_each(${chunk}) f CROSS JOIN ${album} WHERE f.value->>'isNew' AND a.import_id = ${importId})`),
      db.run(sql`
        INSERT INTO album_event (user_id, album_id, at, kind, before, after, import_id)
        SELECT ${userId}, album_id, at, kind, before, after, ${importId} FROM (
          SELECT a.id AS album_id, f.value->>'at' AS at, f.value->>'kind' AS kind, f.value->>'before' AS before, f.value->>'after' AS after,
            row_number() OVER (PARTITION BY a.id ORDER BY f.value->>'at' DESC, f.key DESC) AS place,
            ${LIMITS.eventsPerAlbum} - (SELECT count(*) FROM ${here}) AS room
          FROM json_each(${chunk}) f CROSS JOIN ${album}
          WHERE ${guard} AND NOT EXISTS (SELECT 1 FROM ${here} AND e.kind = f.value->>'kind' AND (e.kind = 'added' OR (
            e.at = f.value->>'at' AND e.before IS f.value->>'before' AND e.after IS f.value->>'after'))))
        WHERE place <= room ORDER BY album_id, place DESC`),
    ]
  })
}

/** Removes what an import has brought of the history of albums, in steps. An album that it added and that stays, still was added. */
export async function removeEvents(ctx: Ctx, importId: number): Promise<void> {
  const { db, userId } = ctx
  for (let left = true; left; ) {
    const some = await db.all<{ id: number }>(sql`
      SELECT e.id FROM album_event e CROSS JOIN album a ON a.id = e.album_id
      WHERE e.import_id = ${importId} AND +e.user_id = ${userId} AND (e.kind <> 'added' OR a.import_id IS NOT ${importId})
      LIMIT ${REMOVED_AT_ONCE}`)
    if (some.length > 0) await write(ctx, [db.run(sql`DELETE FROM album_event WHERE id IN ${inList(idsOf(some))}`)])
    left = some.length === REMOVED_AT_ONCE
  }
}
