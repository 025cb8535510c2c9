export const language = 'ja'
export const firstDayOfWeek = 0
export const comma = '、'
export const space = ''
