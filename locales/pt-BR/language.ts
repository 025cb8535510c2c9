export const language = 'pt-BR'
export const firstDayOfWeek = 0
