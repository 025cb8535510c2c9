/** How many pixels the picture of a share has, which other sites show. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
