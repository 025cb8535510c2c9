/** The artist of the album that a new account starts with, in every language. */
export const WELCOME_ARTIST = 'Gatefold'
