/** The size in pixels of the picture of a share, which other sites show. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
