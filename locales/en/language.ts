/** The language tag of the messages in this folder. */
export const language = 'en'
