import { inject, it, type TestFunction } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isSoak: boolean
  }
}

const isSoak = inject('isSoak')

/** How often a property is tried: many times in `npm run soak`, a few times otherwise. */
export const runs = (few: number, many: number): number => (isSoak ? many : few)

/** A long test among short ones. Outside `npm run soak` it does not exist, so that `npm test` skips none. */
export function soakTest(name: string, tags: string[], test: TestFunction, timeout?: number): void {
  if (isSoak) it(name, { tags: ['soak', ...tags], ...(timeout !== undefined && { timeout }) }, test)
}
