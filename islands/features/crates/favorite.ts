import { attempt } from '#islands/ui/errors/attempt.ts'
import { updateFailed } from '#locales/crates.ts'

/** Makes a crate a favorite, or no longer one. */
export const toggleFavorite = (crateId: number): Promise<boolean> =>
  attempt(updateFailed, async () => {
    const { toggleFavoriteCrate } = await import('#islands/data/api/crate-changes-api.ts')
    await toggleFavoriteCrate(crateId)
  })
