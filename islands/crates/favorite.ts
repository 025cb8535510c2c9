import { attempt } from '../try-again.ts'

/** Makes a crate a favourite, or no longer one. */
export const toggleFavorite = (crateId: number): Promise<boolean> =>
  attempt('Error updating crate', async () => {
    const { toggleFavoriteCrate } = await import('../calls/crate-changes.ts')
    await toggleFavoriteCrate(crateId)
  })
