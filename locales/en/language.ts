/** The language tag of the messages in this folder. */
export const language = 'en'
/** In calendars; 0 is Sunday. */
export const firstDayOfWeek = 1
