import { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Ctx } from '../context.ts'
import type { Statement, Totals } from '../database.ts'
import { type AlbumName, idsNamed } from './named-albums.ts'
import { keepTotals } from './totals.ts'

/** Albums by their ids or names, or as a subquery of their ids that selects the same before and after a change. */
export type Which = readonly (number | AlbumName)[] | SQL

type One = BatchItem<'sqlite'>

/**
 * A statement that changes something counted: of which albums, and which of their columns (or what else `TOTALS` names). It becomes part of
 * a transaction only through `counted`.
 */
export type Uncounted<Inner extends One = One> = { statement: Inner; which: Which; columns: Iterable<string> }

type Part = One | Uncounted | readonly (One | Uncounted)[]
type Plain<Of> =
  Of extends Uncounted<infer Inner> ? Inner : Of extends readonly (infer Each)[] ? readonly Plain<Each>[] : Of

const toList = (part: Part) => ('length' in part ? part : [part])
const toPlain = (one: One | Uncounted): One => ('statement' in one ? one.statement : one)

/**
 * The named statements of a transaction, with those that keep the totals before the first and after the last one. A statement can use
 * `changes()` of the one before it.
 */
export function counted<const Parts extends Readonly<Record<string, Part>>>(ctx: Ctx, parts: Parts) {
  const all = Object.values<Part>(parts).flatMap(toList)
  const open = all.flatMap((one) => ('which' in one && (one.which instanceof SQL || one.which.length > 0) ? one : []))
  const albums = open.flatMap(({ which }): (number | AlbumName | SQL)[] =>
    which instanceof SQL ? [which] : [...which],
  )
  const columns = open.flatMap((one) => [...one.columns])
  const { before, after } = keepTotals(ctx, idsNamed(ctx, albums), columns)
  const plain = Object.entries<Part>(parts).map(([name, part]): [string, Statement] => [
    name,
    'length' in part ? part.map(toPlain) : toPlain(part),
  ])
  return {
    before: { totals: before } satisfies Totals,
    ...(Object.fromEntries(plain) as { [Name in keyof Parts]: Plain<Parts[Name]> }),
    after: { totals: after } satisfies Totals,
  }
}
