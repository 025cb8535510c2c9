import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isSoak: boolean
  }
}

/** How often a property is tried: many times in `npm run soak`, a few times otherwise. */
export const runs = (few: number, many: number): number => (inject('isSoak') ? many : few)
