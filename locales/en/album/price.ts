export const namePrice = 'Name your price'
export const free = 'Free'
