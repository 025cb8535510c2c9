import { numberText } from '#locales/intl.ts'

export const title = 'Now playing'
export const nothingPlays = 'Nothing is playing'
export const nothingPlaysText = 'Press play on any album.'
export const connectBandcamp = 'Connect Bandcamp'

// The queue.
export const queue = 'Up next'
export const queueEnds = 'That is all there is to play.'
/** `count` is more than 0. */
export const more = (count: number) => `and ${numberText(count)} more`
export const trackOf = (number: number, album: string) => `Track ${number} of ${album}`
/** Before what plays. */
export const playNow = 'Play now:'
export const removeFromQueue = (what: string) => `Remove ${what} from the queue`
export const moveInQueue = (what: string) => `Move ${what}: use the up and down arrow keys`
export const movedInQueue = (what: string, place: number) => `${what} is number ${place} in the queue`
