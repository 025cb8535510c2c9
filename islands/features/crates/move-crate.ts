import { showLoadError } from '#islands/ui/show-load-error.ts'

/** Moves a crate one position up or down among the shown crates of its section. */
export const moveCrate = (crateId: number, by: -1 | 1): void =>
  void import('./arrange-crates.ts').then(({ stepCrate }) => stepCrate(crateId, by), showLoadError)
