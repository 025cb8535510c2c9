// The album that a new account starts with.
export const title = 'Welcome to Gatefold'
export const tags = ['welcome', 'test']
export const notes = 'This album is yours to edit, rate, put in a crate or delete.'
