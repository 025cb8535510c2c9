import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isSoak: boolean
  }
}

/** How often a property is tried: a few times in `npm test`, many times in `npm run soak`. */
export const runs = (few: number, many: number): number => (inject('isSoak') ? many : few)
