import { createStore } from '#islands/lib/store.ts'
import type { ChangeSmartCrate } from './change-smart-crate.tsx'

/** The offer to save a query as a smart crate, loaded together with the completions. */
export const smartCrateOffer = createStore<{ ChangeSmartCrate?: typeof ChangeSmartCrate }>({})
