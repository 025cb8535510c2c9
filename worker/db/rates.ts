import { sql } from 'drizzle-orm'
import type { Rates } from '#domain/albums/money.ts'
import type { SystemCtx } from './context.ts'

/** The known exchange rates for several currencies; none for a single currency, which needs none. */
export async function readRates({ db }: SystemCtx, sums: readonly { currency: string }[]): Promise<Rates> {
  if (sums.length < 2) return {}
  const currencies = JSON.stringify(sums.map(({ currency }) => currency))
  const rows = await db.all<{ currency: string; perUsd: number }>(sql`
    SELECT currency, per_usd AS perUsd FROM rate WHERE currency IN (SELECT value FROM json_each(${currencies}))`)
  return Object.fromEntries(rows.map(({ currency, perUsd }) => [currency, perUsd]))
}
