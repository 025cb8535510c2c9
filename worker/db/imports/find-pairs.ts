import { sql } from 'drizzle-orm'
import type { DistinctRows, RulesReport } from '#domain/imports/file-import.ts'
import type { Item } from '#domain/imports/item.ts'
import { toMatched } from '#domain/imports/match-items.ts'
import { LIMITS } from '#domain/limits.ts'
import { distinctStatement } from '../albums/known-duplicates.ts'
import { lookUpStatements, nameOf } from '../albums/look-up.ts'
import { chunksByColumn, isNamed } from '../changes/named-albums.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'

/** What becomes of a file's pairs: those to add, by the ids of the person's albums, the lower one first. */
export type FoundPairs = { report: RulesReport; added: [number, number][] }

const keyOf = (pair: readonly number[]) => pair.join()

/** Finds the albums that an import's pairs mean, after its rows were written. Pairs of no or one album here are left out. */
export async function findPairs(ctx: Ctx, importId: number, { albums, pairs }: DistinctRows): Promise<FoundPairs> {
  const { db } = ctx
  const items = albums.map(({ nth = 1, isOtherYear, ...album }, index): Item => {
    const number = { nth, isOtherYear, isExact: true }
    return { album: { ...album, bandcampUrl: album.bandcampUrl ?? '' }, row: index + 1, ...number, crates: [] }
  })
  const matched = toMatched(items, await batch(db, lookUpStatements(ctx, importId, items)))
  const names = matched.map((row, place) => ({ place, ...nameOf(row) }))
  const { known, found } = await batch(db, {
    known: distinctStatement(ctx),
    found: chunksByColumn(names, 10_000).map(({ column, chunk }) =>
      db.all<{ place: number; id: number }>(sql`
        SELECT n.value->>'place' AS place, a.id AS id FROM json_each(${chunk}) n CROSS JOIN album a ON ${isNamed(ctx, column, 'n')}`),
    ),
  })
  return pairsToAdd(pairs, new Map(found.flat().map(({ place, id }) => [place, id])), known)
}

type Known = { one: number; other: number }

/** What becomes of pairs of places, given the ids of the albums at these and the pairs that are known. */
function pairsToAdd(
  pairs: DistinctRows['pairs'],
  ids: ReadonlyMap<number, number>,
  known: readonly Known[],
): FoundPairs {
  const there = new Set(known.map(({ one, other }) => keyOf([one, other])))
  const report = { added: 0, existing: 0, overLimit: 0 }
  const added: [number, number][] = []
  for (const pair of pairs) {
    const [one, other] = pair.map((place) => ids.get(place))
    if (one === undefined || other === undefined || one === other) continue
    const sorted: [number, number] = [Math.min(one, other), Math.max(one, other)]
    if (there.has(keyOf(sorted))) report.existing += 1
    else if (there.size >= LIMITS.distinctPerPerson) report.overLimit += 1
    else {
      there.add(keyOf(sorted))
      added.push(sorted)
      report.added += 1
    }
  }
  return { report, added }
}
