import { showLoadError } from '#islands/ui/show-load-error.ts'

/** Removes albums from a crate; the code for it loads when needed. `title` names what is removed. */
export const takeOut = (crateId: number, albumIds: readonly number[], title: string): void =>
  void import('./take-out.ts').then((code) => code.takeOutOfCrate(crateId, albumIds, title), showLoadError)
