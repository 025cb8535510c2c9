export const back = 'Back'

export const notFoundTitle = 'This crate no longer exists'
export const notFoundText = 'Its albums are still in your collection.'
