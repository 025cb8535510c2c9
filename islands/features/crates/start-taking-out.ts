import { showLoadError } from '#islands/ui/show-load-error.ts'

/** Takes albums out of a crate; the code for it loads when it is needed. `title` is what is taken out. */
export const takeOut = (crateId: number, albumIds: readonly number[], title: string): void =>
  void import('./take-out.ts').then((code) => code.takeOutOfCrate(crateId, albumIds, title), showLoadError)
