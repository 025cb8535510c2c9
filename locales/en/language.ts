/** The language tag of the messages in this folder. */
export const language = 'en'
/** In calendars; 0 is Sunday. */
export const firstDayOfWeek = 1
/** Between things beside each other, in no sentence. */
export const comma = ', '
/** Between sentences. */
export const space = ' '
