import type { View } from '#domain/query/view-preferences.ts'
import { loadCrate } from '#islands/features/crates/crate-code.ts'
import { lazyCode } from '#islands/lib/lazy.ts'

// The views, and the head of an artist or a label, whose code the browser loads when it needs them. The server is given them.
export const PLACE = lazyCode(async () => (await import('#islands/features/artists/place-head.tsx')).PlaceHead)
export const WALL = lazyCode(async () => (await import('#islands/features/album/wall/wall.tsx')).Wall)
export const COMPACT = lazyCode(() => import('#islands/features/album/album-compact-row.tsx'))

/** Loads the code of what the server has rendered, before it is hydrated. */
export const loadRendered = async (): Promise<void> => {
  const isThere = (selector: string) => document.querySelector(selector) !== null
  await Promise.all([
    isThere('.wall-item') && WALL.load(),
    isThere('.compact') && COMPACT.load(),
    isThere('.opened') && loadCrate(),
    isThere('[data-place]') && PLACE.load(),
  ])
}

/** Loads the code of a view that needs some. */
export const loadView = async (view: View): Promise<unknown> =>
  view === 'wall' ? WALL.load() : view === 'compact' ? COMPACT.load() : undefined

/** Loads all views in advance; an error is shown when one is needed. */
export function preloadViews(): void {
  WALL.preload()
  COMPACT.preload()
}
