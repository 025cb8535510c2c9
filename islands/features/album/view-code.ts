import type { View } from '#domain/query/view-preferences.ts'
import { lazyCode } from '#islands/lib/lazy.ts'

// The views whose code the browser loads when it needs them. The server is given them.
export const WALL = lazyCode(async () => (await import('./wall/wall.tsx')).Wall)
export const COMPACT = lazyCode(() => import('./album-compact-row.tsx'))

/** Loads the code of a view that needs some. */
export const loadView = async (view: View): Promise<unknown> =>
  view === 'wall' ? WALL.load() : view === 'compact' ? COMPACT.load() : undefined

/** Loads all views in advance; an error is shown when one is needed. */
export function preloadViews(): void {
  WALL.preload()
  COMPACT.preload()
}
