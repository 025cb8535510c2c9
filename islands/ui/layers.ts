// A closed dialog that is fading is inert, and a closed popover may not be removed yet.
const DIALOG = ':is([role=dialog], [role=alertdialog]):not([inert], [popover])'
const OTHER_DIALOG = `${DIALOG}:not([data-open-album])`
// A tooltip is a manual popover.
const POPOVER = '[popover=auto]:popover-open'

const isThere = (selector: string): boolean => document.querySelector(selector) !== null

/** Whether a dialog, a question or a popover is open over the page; then it gets the keys. */
export const isCovered = (): boolean => isThere(`${DIALOG}, ${POPOVER}`)

/** Whether one is open over an open album. */
export const isAlbumCovered = (): boolean => isThere(`${OTHER_DIALOG}, ${POPOVER}`)

/** Whether a dialog or a question is open, apart from an open album. */
export const isDialogOpen = (): boolean => isThere(OTHER_DIALOG)
