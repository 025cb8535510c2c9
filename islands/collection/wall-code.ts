import { useEffect, useReducer } from 'react'
import type { Wall } from './wall.tsx'

let code: typeof Wall | null = null

/** Gives the server the wall, which the browser loads. */
export function provideWall(wall: typeof Wall): void {
  code = wall
}

export async function loadWall(): Promise<void> {
  code ??= (await import('./wall.tsx')).Wall
}

/** Loads the wall in advance; an error is shown when it is needed. */
export const preloadWall = (): void => void loadWall().catch(() => undefined)

/** The wall if it is wanted, once its code has been loaded or provided. */
export function useWall(isWanted: boolean): typeof Wall | null {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const isMissing = isWanted && code === null
  // A page that was rendered in another view, and kept since, does not bring it.
  useEffect(() => {
    if (isMissing) void loadWall().then(renderAgain, () => undefined)
  }, [isMissing])
  return isWanted ? code : null
}
