const FIELDS = 'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range])'

/** Whether what is typed or pasted there belongs to a field. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null
