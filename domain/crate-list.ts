import type { CrateView } from './crate.ts'

/** The favourites and the others, each in the given order. */
export const divideCrates = (crates: readonly CrateView[]) => ({
  favorites: crates.filter((crate) => crate.isFavorite),
  others: crates.filter((crate) => !crate.isFavorite),
})

/** "1 album", "31 albums". */
export const albumCountText = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'album' : 'albums'}`
