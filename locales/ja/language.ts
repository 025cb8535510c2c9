export const language = 'ja'
export const firstDayOfWeek = 0
