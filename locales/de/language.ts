export const language = 'de'
export const firstDayOfWeek = 1
export const comma = ', '
export const space = ' '
