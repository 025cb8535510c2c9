import { ratingUndone } from '#locales/albums.ts'
import { counted, isolated, numberText } from '#locales/intl.ts'
import { albumCount, shiftKey, starCount } from '#locales/ui.ts'

export { friday, verdictNames } from '#locales/collection.ts'
export { undo } from '#locales/phrases.ts'

export const verdictHelp = {
  keep: 'Keep it on the wishlist',
  friday: 'Buy it on the next Bandcamp Friday',
  later: 'Ask again in 30 days',
  'let-go': 'Move it to the trash',
} as const
/** What was decided, and about which album. */
export const decided = {
  keep: (title: string) => `Kept: ${isolated(title)}`,
  friday: (title: string) => `For Friday: ${isolated(title)}`,
  later: (title: string) => `Later: ${isolated(title)}`,
  'let-go': (title: string) => `In the trash: ${isolated(title)}`,
} as const
/** In the history of an album. */
export const decidedOn = {
  keep: (day: string) => `Kept on ${day}`,
  friday: (day: string) => `Put on the list for Friday on ${day}`,
  later: (day: string) => `Put off on ${day}`,
  'let-go': (day: string) => `Moved to the trash on ${day}`,
} as const
export const rated = (stars: number, title: string) => `${starCount(stars)}: ${isolated(title)}`
/** What was undone, by what was decided. */
export const takenBack = { rating: ratingUndone, decision: 'Decision undone' } as const
export const failed = 'Couldn’t save the decision'

// The keys, beside what they do.
export const skip = 'Skip'
export const back = 'Back'
export const pause = 'Pause the music'
export const play = 'Play the music'
export const tags = 'Tags'
export const note = 'Note'
export const crates = 'Crates'
export const leave = 'Leave the desk'
export const keysOfDesk = 'What you can do'
export const shown = (title: string, artist: string) => `${isolated(title)} by ${isolated(artist)}`
/** Read out: what was decided, and what shows now; either may be empty. */
export const told = (said: string, shown: string) => (said && shown ? `${said}. ${shown}` : said || shown)
/** How many albums there are to decide, and at which of them the person is. */
export const position = (place: number, count: number) => `${numberText(place)} of ${numberText(count)}`
/** Buttons: all albums there are instead of the first of them, and the next of them. */
export const takeAll = (count: number) => `All ${numberText(count)}`
export const goOn = (count: number) => `${numberText(count)} more`
/** How many are still to decide: in the head, and at the end. */
export const left = (count: number) => `${albumCount(count)} left`
/** What is on keys whose names are long. */
export const keyNames: Readonly<Record<string, string>> = { Delete: 'Del' }
/** Keys that no button names, with what they do. */
export const keysBesides = (halves: boolean): readonly [key: string, what: string][] => [
  ['1 – 5', 'rate and go on'],
  ...(halves ? ([[`${shiftKey} 1 – 5`, 'half a star down']] satisfies [string, string][]) : []),
  ['j', 'skip'],
  ['k', 'back'],
  ['z', 'undo'],
  ['Space', 'pause or play'],
  ['Esc', 'leave'],
]
/** What else there is to decide. */
export const decideList = {
  collection: (count: number) => counted(count, { one: 'unrated album', other: 'unrated albums' }),
  wishlist: (count: number) => counted(count, { one: 'wish', other: 'wishes' }),
} as const
export const noPreview = 'No preview'

export const loading = 'Loading your albums'
export const nothing = 'Nothing to decide here'
export const nothingText = 'Every album of this list has its stars, and every wish a decision.'
export const noAlbums = 'No albums here'
export const noAlbumsText = 'Add some, or bring them in from Bandcamp.'
/** Button where there is nothing to decide. */
export const again = (count: number) => `Go through ${albumCount(count)} again`
export const finished = (count: number) => `${numberText(count)} decided`
export const lastOne = 'That was the last one.'
/** Button at the end: goes through those that were skipped. */
export const skippedOnes = (count: number) => `${numberText(count)} skipped`
export const backToList = 'Back to the list'

export const openAll = 'Open all in Bandcamp'
export const openSome = (count: number) => `Open ${numberText(count)} in Bandcamp`
export const buy = 'Buy…'
