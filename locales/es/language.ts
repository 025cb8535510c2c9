export const language = 'es'
export const firstDayOfWeek = 1
