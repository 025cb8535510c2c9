export const brand = 'Gatefold'
