export const language = 'es'
export const firstDayOfWeek = 1
export const comma = ', '
export const space = ' '
