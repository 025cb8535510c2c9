export const language = 'fr'
export const firstDayOfWeek = 1
