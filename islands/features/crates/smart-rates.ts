import type { Rates } from '#domain/albums/money.ts'
import { createStore } from '#islands/lib/store.ts'

/** The rates for comparing prices in the queries of smart crates. */
export const smartRates = createStore<Rates>({})
