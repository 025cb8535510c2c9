// What other features may import.

export { albumElement, albumIdAt } from './album-element.ts'
export { moveAlbums, rateAlbum, ratingTitle } from './change-albums.ts'
export { chooseSort } from './choose-sort.ts'
export type { Parts } from './downloaded.ts'
export { editMany } from './edit-many.ts'
export { followAlbum } from './follow.ts'
export { heldAlbum, useIsHeld } from './held-album.ts'
export { markDownloaded } from './mark-downloaded.ts'
export { markHeard } from './mark-heard.ts'
export { PickBox } from './pick-box.tsx'
export { revealed, shownElement } from './reveal.ts'
export {
  beginSelection,
  isPicked,
  isSelecting,
  pick,
  pickAll,
  shownOrder,
  stopSelecting,
  unpickAll,
  useIsPicked,
  useSelection,
} from './selection.ts'
export { usePicked } from './use-picked.ts'
export { usePointed } from './use-pointed.ts'
export type { ShownAlbums } from './use-shown-albums.ts'
export { type Filters, useLargeCovers } from './use-view.ts'
