import { counted, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { trackCount as countedTracks } from '#locales/ui.ts'

export { close, done } from '#locales/phrases.ts'

/** The link back, in the head of an album’s page. */
export const toList = 'Your Collection'
/** Which of the albums of the list is open. */
export const position = (place: number, count: number) => `${numberText(place)} of ${numberText(count)}`
export const previous = 'Previous album'
export const next = 'Next album'
/** Read out when another album shows. */
export const byArtist = (title: string, artist: string) => `${isolated(title)} by ${isolated(artist)}`
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

export const moreByArtist = (artist: string) => `More by ${isolated(artist)}`
export const moreOnLabel = (label: string) => `More on ${isolated(label)}`
export const showAll = (count: number) => `Show all ${numberText(count)}`

export const facts = 'Facts'

export const tagsOf = (title: string) => `Tags of ${isolated(title)}`
export const noteOn = (title: string) => `Note on ${isolated(title)}`
export const enlargeCover = 'Enlarge the cover'

export const fromBandcamp = 'From Bandcamp'
export const factsLoading = 'Loading what Bandcamp says of this album'

export const trackCount = 'Tracks'
export const label = 'Label'
export const labelLink = (label: string) => `${isolated(label)} (opens in a new tab)`
export const price = 'Price'
export const availability = 'Availability'
export const preorder = 'Preorder'
export const notForSale = 'Not for sale'
export const fans = 'Fans who have it'
export const location = 'Location'
export const itemType = 'Type'
export const itemTypes = { album: 'Album', track: 'Track' }

export const about = 'About'
export const credits = 'Credits'
/** `minutes` is 0 where no duration is known. */
export const tracks = (count: number, minutes: number) => {
  const tracks = countedTracks(count)
  return minutes > 0 ? `${tracks}, ${counted(minutes, { one: 'minute', other: 'minutes' })}` : tracks
}
/** 4:05, or 1:02:45. */
export const duration = (seconds: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, two(seconds % 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** What happened to an album; the two texts are empty where there is nothing to say. */
export const events = {
  added: () => 'Added to Gatefold',
  rated: (before: string, after: string) =>
    after === '' ? 'Rating removed' : before === '' ? `Rated ${after}` : `Rated ${after} instead of ${before}`,
  moved: (_: string, after: string) => (after === 'wishlist' ? 'Moved to your wishlist' : 'Moved to your collection'),
  price: (before: string, after: string) => `Price changed from ${before} to ${after}`,
  out: () => 'Released',
  grew: (before: string, after: string) => `Grew from ${before} to ${after} tracks`,
  gone: () => 'No longer at Bandcamp',
  back: () => 'Back at Bandcamp',
}

export const allChanges = 'All changes'
export const eventsLoading = 'Loading the changes'
export const noChanges = 'No changes yet'
export const goneOn = (day: string) => `No longer at Bandcamp on ${day}`

export const since = 'Since last time'
/** The most that are told are those of one answer. `isNew`: all of them are new albums. */
type Changes = { count: number; most: number; isNew: boolean }
export function changeCount({ count, most, isNew }: Changes): string {
  if (count < most) return isNew ? cameIn(count) : counted(count, { one: 'change', other: 'changes' })
  return isNew ? `${numberText(most)}+ new albums` : `${numberText(most)}+ changes`
}
/** `day` reads "Tuesday", or "May 3, 2026" if that is longer ago. */
export const sinceCount = (changes: Changes, day: string) => `${changeCount(changes)} since ${day}`
export const cameIn = (count: number) => counted(count, { one: 'new album', other: 'new albums' })
export const nothingSince = 'Nothing has changed since last time.'
export const foundSince = (day: string) => `Found since ${day}`
/** Button below all that has changed: begins to count anew. */
export const dismiss = 'Dismiss'

export const title = 'Add albums'

export const whichList = 'Where to add them'
const lists = { collection: 'your collection', wishlist: 'your wishlist' }
export const destination = (list: keyof typeof lists, crates: string[]) =>
  crates.length === 0
    ? `Adding to ${lists[list]}, one at a time.`
    : `Adding to ${lists[list]} and the ${plural(crates.length, { one: 'crate', other: 'crates' })} ${listText(crates)}, one at a time.`

export const addedOf = (done: number, count: number) => `${numberText(done)} of ${numberText(count)} added`
// The same, without the first number, which is shown larger.
export const ofAdded = (count: number) => `of ${numberText(count)} added`
export const progress = 'Albums'

export const albumBy = (album: string, artist: string) => `${isolated(album)} – ${isolated(artist)}`
export const states = { waiting: 'Waiting', reading: 'Reading…', added: 'Added' }
export const alreadyAdded = 'Already added'
export const inTrash = 'In the trash'
export const isOn = (album: string) => `On “${isolated(album)}”, which you have`
export const isProbably = (album: string) => `You probably have it: “${isolated(album)}”`

// `album` is for screen readers and starts with a space.
export const tryAgain = <Node>(album: Node) => ['Try again', album]
export const restore = <Node>(album: Node) => ['Restore', album]
export const open = <Node>(album: Node) => ['Open', album]
export const addAnyway = <Node>(album: Node) => ['Add anyway', album]
export const restoreFailed = 'Couldn’t restore the album'

export const stop = 'Stop'
export const addAnother = 'Add another'
export const addAll = (count: number) => `Add ${numberText(count)} albums`
export const continueLabel = (count: number) => `Continue with ${numberText(count)}`
export const tryAllAgain = 'Try all again'

export const leaveTitle = 'Leave before all are added?'
export const stay = 'Stay'
export const leave = 'Leave'
export const notYetAdded = (count: number) =>
  `${counted(count, { one: 'address has', other: 'addresses have' })} not been added yet.`
