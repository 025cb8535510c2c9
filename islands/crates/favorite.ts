import { updateFailed } from '#locales/crates/crates.ts'
import { attempt } from '../errors/attempt.ts'

/** Makes a crate a favorite, or no longer one. */
export const toggleFavorite = (crateId: number): Promise<boolean> =>
  attempt(updateFailed, async () => {
    const { toggleFavoriteCrate } = await import('./crate-changes-api.ts')
    await toggleFavoriteCrate(crateId)
  })
