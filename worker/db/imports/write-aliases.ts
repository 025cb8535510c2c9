import { sql } from 'drizzle-orm'
import { itemKeyOf } from '#domain/albums/item-key.ts'
import { namesKey } from '#domain/albums/names.ts'
import type { FileAlias } from '#domain/files/export-schema.ts'
import { keyOf } from '#domain/imports/item.ts'
import type { Matched } from '#domain/imports/match-items.ts'
import { LIMITS } from '#domain/limits.ts'
import { nameOf } from '../albums/look-up.ts'
import { chunksByColumn, isNamed } from '../changes/named-albums.ts'
import type { ChunkWriting } from './chunks.ts'
import { importAct } from './imports.ts'

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
