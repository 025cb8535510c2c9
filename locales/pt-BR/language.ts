export const language = 'pt-BR'
export const firstDayOfWeek = 0
export const comma = ', '
export const space = ' '
