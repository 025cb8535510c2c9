import type { createQueryTest } from '#domain/query/test-query.ts'
import type { withText } from '#domain/query/with-text.ts'
import type { ChangeSmartCrate } from '#islands/features/crates/change-smart-crate.tsx'
import { createStore } from '#islands/lib/store.ts'

type QueryCode = {
  createTest: typeof createQueryTest
  readText: typeof withText
  ChangeSmartCrate: typeof ChangeSmartCrate
}

/** What reads search texts with operators and makes tests of them, once it is loaded with what completes those. */
export const queryCode = createStore<Partial<QueryCode>>({})
