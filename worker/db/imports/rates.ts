import { sql } from 'drizzle-orm'
import type { BandcampRate } from '#domain/albums/bandcamp-facts.ts'
import type { SystemCtx } from '../context.ts'

/** Stores exchange rates, each unless one of the same or a later day is known. */
export async function saveRates({ db }: SystemCtx, rates: readonly BandcampRate[]): Promise<void> {
  if (rates.length === 0) return
  await db.run(sql`
    INSERT INTO rate (currency, per_usd, day)
    SELECT value->>'currency', value->>'perUsd', value->>'day' FROM json_each(${JSON.stringify(rates)}) WHERE true
    ON CONFLICT (currency) DO UPDATE SET per_usd = excluded.per_usd, day = excluded.day WHERE excluded.day > day`)
}
