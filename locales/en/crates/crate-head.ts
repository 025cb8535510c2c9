export const addRecords = 'Add albums'
/** The same in two parts; a phone has no room for the second. */
export const add = 'Add'
export const addWhat = ' albums'
// For a long description.
export const showAll = 'Show all'
export const showLess = 'Show less'
