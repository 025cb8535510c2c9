import type { createQueryTest } from '#domain/query/test-query.ts'
import type { withText } from '#domain/query/with-text.ts'
import { createStore } from '#islands/lib/store.ts'

type QueryCode = {
  createTest: typeof createQueryTest
  readText: typeof withText
}

/** What reads search texts with operators and makes tests of them, once it is loaded with what completes those. */
export const queryCode = createStore<Partial<QueryCode>>({})
