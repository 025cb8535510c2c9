import type { Rates } from '#domain/albums/money.ts'
import { createStore } from '#islands/lib/store.ts'

/** By which prices in the queries of smart crates compare. */
export const smartRates = createStore<Rates>({})
