import type { createQueryTest } from '#domain/query/test-query.ts'
import type { withText } from '#domain/query/with-text.ts'
import type { ChangeSmartCrate } from '../crates/change-smart-crate.tsx'
import { createStore } from '../store.ts'

type QueryCode = {
  createTest: typeof createQueryTest
  readText: typeof withText
  ChangeSmartCrate: typeof ChangeSmartCrate
}

/** What reads search texts with operators and makes tests of them, once it is loaded with what completes those. */
export const queryCode = createStore<Partial<QueryCode>>({})
