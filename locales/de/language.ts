export const language = 'de'
export const firstDayOfWeek = 1
