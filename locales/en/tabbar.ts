/** The bar at the foot of a phone: each name has a fifth of its width. */
export const bar = 'Main'
export const collection = 'Collection'
export const crates = 'Crates'
export const add = 'Add'
export const importing = 'Import'
export const settings = 'Settings'
