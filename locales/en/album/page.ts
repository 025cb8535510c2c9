import { numberText } from '#locales/intl.ts'

export { close } from '#locales/phrases.ts'

export const toList = 'Your Collection'
export const position = (place: number, count: number) => `${numberText(place)} of ${numberText(count)}`
export const previous = 'Previous album'
export const next = 'Next album'
/** Read out when another album shows. */
export const byArtist = (title: string, artist: string) => `${title} by ${artist}`
export const loading = 'Loading the album'
export const gone = 'This album no longer exists. It may be in the trash.'

export const addTag = 'Add tag'
export const editTags = 'Edit tags'
export const noteSaved = 'Note saved'
export const tagsUpdated = 'Tags updated'
export const tagsFailed = 'Couldn’t update the album'

export const note = 'Note'
export const notePlaceholder = 'Write a note…'
export const saving = 'Saving…'
export const saved = 'Saved'
export const noteFailed = 'Couldn’t update the album'
export const noteStale = 'This note was changed elsewhere while you were editing. Which version do you want to keep?'

export const crates = 'Crates'
export const addToCrate = 'Add to crate'

export const released = 'Released'
export const history = 'History'
export const added = (day: string) => `Added ${day}`
export const rated = (stars: number, day: string) => `Rated ${stars} on ${day}`
/** By the list that the album is on since. */
export const moved = {
  collection: (day: string) => `Moved from your wishlist on ${day}`,
  wishlist: (day: string) => `Moved to your wishlist on ${day}`,
}
export const bought = 'Bought'

export const loadingTracks = 'Loading the tracks'
export const noTracks = 'Your Bandcamp connection does not answer, so the tracks are not known yet.'

export const moreByArtist = (artist: string) => `More by ${artist}`
export const moreOnLabel = (label: string) => `More on ${label}`
export const showAll = (count: number) => `Show all ${numberText(count)}`

export const facts = 'Facts'

export const tagsOf = (title: string) => `Tags of ${title}`
export const noteOn = (title: string) => `Note on ${title}`
