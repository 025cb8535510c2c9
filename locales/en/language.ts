/** The language tag of the words in this folder. */
export const language = 'en'
