import { sql } from 'drizzle-orm'
import type { BandcampRate } from '#domain/albums/bandcamp-facts.ts'
import type { Rates } from '#domain/albums/money.ts'
import type { SystemCtx } from './context.ts'
import { inList } from './database.ts'

/** The known exchange rates for several currencies; none for a single currency, which needs none. */
export async function readRates({ db }: SystemCtx, sums: readonly { currency: string }[]): Promise<Rates> {
  if (sums.length < 2) return {}
  const rows = await db.all<{ currency: string; perUsd: number }>(sql`
    SELECT currency, per_usd AS perUsd FROM rate WHERE currency IN ${inList(sums.map(({ currency }) => currency))}`)
  return Object.fromEntries(rows.map(({ currency, perUsd }) => [currency, perUsd]))
}

/** Stores exchange rates, each unless one of the same or a later day is known. */
export async function saveRates({ db }: Pick<SystemCtx, 'db'>, rates: readonly BandcampRate[]): Promise<void> {
  if (rates.length === 0) return
  await db.run(sql`
    INSERT INTO rate (currency, per_usd, day)
    SELECT value->>'currency', value->>'perUsd', value->>'day' FROM json_each(${JSON.stringify(rates)}) WHERE true
    ON CONFLICT (currency) DO UPDATE SET per_usd = excluded.per_usd, day = excluded.day WHERE excluded.day > day`)
}

/** Gives each of several databases the newest exchange rates that one of them knows. */
export async function spreadRates(databases: readonly Pick<SystemCtx, 'db'>[]): Promise<void> {
  const known = databases.map(({ db }) => db.all<BandcampRate>(sql`SELECT currency, per_usd AS perUsd, day FROM rate`))
  const rates = (await Promise.all(known)).flat()
  for (const ctx of databases) await saveRates(ctx, rates)
}
