/**
 * The ids that devices draw at random for the albums and crates that are added on them: above all that the server gave by itself before the
 * first of these, so many that none is drawn twice, and of at most 15 digits, as `pathId` reads them. The server's own ids go on behind the
 * highest one, in each database in a range of its own.
 */
export const DRAWN_IDS = { min: 2 ** 40, end: 2 ** 49 }
