export const language = 'fr'
export const firstDayOfWeek = 1
export const comma = ', '
export const space = ' '
