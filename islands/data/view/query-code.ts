import { lazyCode } from '#islands/lib/lazy.ts'

/** What reads search texts with operators, and makes tests of them. */
export const QUERY_CODE = lazyCode(async () => {
  const [{ createQueryTest }, { withText }] = await Promise.all([
    import('#domain/query/test-query.ts'),
    import('#domain/query/with-text.ts'),
  ])
  return { createQueryTest, withText }
})
