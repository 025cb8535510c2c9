import { COMPACT, WALL } from '#islands/features/album/view-code.ts'
import { loadCrate } from '#islands/features/crates/crate-code.ts'
import { lazyCode } from '#islands/lib/lazy.ts'

/** The head of an artist or a label, whose code the browser loads when it needs it. The server is given it. */
export const PLACE = lazyCode(async () => (await import('#islands/features/artists/place-head.tsx')).PlaceHead)

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
