// A closed dialog that still fades is inert, and a closed popover may not be removed yet. A tooltip is a manual popover.
const LAYERS = ':is([role=dialog], [role=alertdialog]):not([inert], [popover]), [popover=auto]:popover-open'

/** Whether a dialog, a question or a popover lies over the page, which has the keys. */
export const isCovered = (): boolean => document.querySelector(LAYERS) !== null
