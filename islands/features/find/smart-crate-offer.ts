import { createStore } from '#islands/lib/store.ts'
import type { ChangeSmartCrate } from './change-smart-crate.tsx'

/** The offer to keep a query in a smart crate, once it is loaded with what completes queries. */
export const smartCrateOffer = createStore<{ ChangeSmartCrate?: typeof ChangeSmartCrate }>({})
