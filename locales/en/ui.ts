import { counted, isolated, numberText } from '#locales/intl.ts'

export { cancel, discard, somethingWrong as failed } from '#locales/phrases.ts'

export const unsavedTitle = 'Leave without saving?'
export const keepEditing = 'Keep editing'

export const typeToContinue = <Node>(expected: Node) => ['Type ', expected, ' to continue']

export const openFailedTitle = 'Couldn’t open this'
export const openFailed = 'Please try again'
export const openFailedOffline = 'You are offline. Try again once you are connected.'

export const keepMine = 'Keep mine'
export const useOther = 'Use the other'

/** The avatar letter of a user without a name: U for User. */
export const noInitials = 'U'

export const removeChip = (name: string) => `Remove ${isolated(name)}`

export const starCount = (count: number) => counted(count, { one: 'star', other: 'stars' })
/** The same for screen readers and tooltips, where half stars say of how many they are. */
export const starsOfFive = (count: number) => (count % 1 ? `${numberText(count)} of 5 stars` : starCount(count))
/** `heading` is such as "Rating of Quiet Rooms". */
export const rated = (heading: string, count: number) => `${isolated(heading)}: ${starsOfFive(count)}`
export const notRated = (heading: string) => `${isolated(heading)}: none`

// The labels of the keys.
export const altKey = 'Alt'
export const controlKey = 'Ctrl'
export const shiftKey = 'Shift'
export const escapeKey = 'Esc'
export const enterKey = 'Enter'

/** Replaces an unknown time ago. */
export const recently = 'recently'
/** Replaces "3 days ago" for less than a minute. */
export const justNow = 'just now'

export const loadingAlbums = 'Loading albums'

export const nothingYetTitle = 'Your Collection is Empty'
export const nothingYetText =
  'Start by adding your favorite albums and tracks. Enter your Bandcamp username to import everything you bought.'
export const noneMatchTitle = 'No albums match'
export const noneMatchText = 'No albums match your search and filters.'
export const notLoadedTitle = 'The needle skipped'
export const notLoadedText = 'Couldn’t load your albums because the connection failed. They are safe.'

export const albumCount = (count: number) => counted(count, { one: 'album', other: 'albums' })

/** After the rows of a list that are drawn. */
export const moreRows = (count: number) => `${numberText(count)} more, drawn as you scroll`

export const trackCount = (count: number) => counted(count, { one: 'track', other: 'tracks' })

// How long to wait, for "Try again in 5 minutes."
export const seconds = (count: number) => counted(count, { one: 'second', other: 'seconds' })
export const minutes = (count: number) => counted(count, { one: 'minute', other: 'minutes' })
export const hours = (count: number) => counted(count, { one: 'hour', other: 'hours' })
export const andMore = (count: number) => `and ${numberText(count)} more`
