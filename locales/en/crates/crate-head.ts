export const back = 'Back'
export const crate = 'Crate'
/** `rating` as 3.5, of 5. */
export const average = (rating: string) => `${rating} average`
export const favorite = 'Favorite'
// Of a long description.
export const showAll = 'Show all'
export const showLess = 'Show less'
export const edit = 'Edit'
export const statistics = 'Statistics'
export const deleteCrate = (name: string) => `Delete crate ${name}`

export const notFoundTitle = 'This crate no longer exists'
export const notFoundText = 'Its albums are still in your collection.'
