export const namePrice = 'Name your price'
export const free = 'Free'
/** What albums cost in one sum, such as €39.00. */
export const together = (sum: string) => `${sum} together`
export const aboutTogether = (sum: string) => `About ${sum} together`
