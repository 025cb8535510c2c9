import type { createQueryTest } from '#domain/query/test-query.ts'
import { createStore } from '../store.ts'

/** What makes tests of search texts with operators, once it is loaded with what completes those. */
export const queryCode = createStore<{ createTest?: typeof createQueryTest }>({})
