export const addRecords = 'Add albums'
/** After the number of albums; `rating` is a number such as 3.5. */
export const average = (rating: string) => ` · ${rating} average`
export const favorite = 'Favorite'
// For a long description.
export const showAll = 'Show all'
export const showLess = 'Show less'
export const edit = 'Edit'
export const statistics = 'Statistics'
export const deleteCrate = (name: string) => `Delete crate ${name}`
