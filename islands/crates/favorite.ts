import { notChanged } from '#words/crates/crates.ts'
import { attempt } from '../try-again.ts'

/** Makes a crate a favourite, or no longer one. */
export const toggleFavorite = (crateId: number): Promise<boolean> =>
  attempt(notChanged, async () => {
    const { toggleFavoriteCrate } = await import('../calls/crate-changes.ts')
    await toggleFavoriteCrate(crateId)
  })
