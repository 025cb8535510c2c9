export const NAME = 'Ines Duarte'
export const PASSWORD = 'sleevenote'
