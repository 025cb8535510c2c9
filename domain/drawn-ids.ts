/**
 * The ids that are drawn at random for the albums, crates and listens that are added on a device, and for all other crates: above all that
 * the server gave by itself before the first of these, so many that none is drawn twice, and of at most 15 digits, as `pathId` reads them.
 * The server's own ids go on behind the highest one, in each database in a range of its own.
 */
export const DRAWN_IDS = { min: 2 ** 40, end: 2 ** 49 }

/** A random id for something that is added. */
export function drawId(): number {
  const { min, end } = DRAWN_IDS
  const [random = 0n] = crypto.getRandomValues(new BigUint64Array(1))
  return min + Number(random % BigInt(end - min))
}
