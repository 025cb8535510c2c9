import { albumCount } from '#locales/album-count.ts'
import { listText, numberText } from '#locales/intl.ts'

const asksToSlowDown = 'Bandcamp asks us to slow down'
const turnsAway = 'Bandcamp turns Gatefold’s server away'

// Failed requests to Bandcamp.
export const slowDown = `${asksToSlowDown}. Please try again in a few minutes.`
export const blocked = `${turnsAway} for now. Please try again later.`
export const refused =
  'Bandcamp refused your Subsonic login, or its service is out of order. Try again later, or connect again in the settings.'
export const notFound = 'Bandcamp has nothing at this address.'
export const timedOut = 'Bandcamp did not answer in time. Please try again.'
export const unreachable = 'Couldn’t reach Bandcamp. Please try again.'
export const tooLarge = 'Bandcamp’s answer is too large to read.'
export const unreadable = 'Bandcamp’s answer can’t be read.'
export const notBandcamp =
  'This is not a Bandcamp address. For an artist’s own domain, import the album from your Bandcamp list first, or fill in the fields yourself.'
export const redirects = 'Bandcamp sent too many redirects.'
export const notAnAlbum = 'This is not an album or track page.'

// A fan's list.
export const noSuchFan = (username: string) =>
  `No Bandcamp fan is called ${username}. Check the spelling in your profile’s address.`
export const listTooLong = (count: number, most: number) =>
  `This list has ${numberText(count)} entries. Lists over ${numberText(most)} need an import.`

// The state of an import.
/** Why an import waits or has given up. */
export const reasons = {
  slowDown: asksToSlowDown,
  blocked: turnsAway,
  silent: 'Bandcamp did not answer in time',
  unreachable: 'Couldn’t reach Bandcamp',
  unreadable: 'Bandcamp’s answer can’t be read',
}
/** `reason` is one of those above; `isKept` if the import brought anything. */
export const gaveUp = (reason: string, isKept: boolean) =>
  isKept
    ? `${reason}. What was imported is kept; sync again later.`
    : `${reason}. Nothing was imported; try again later.`
export const lookGaveUp = (reason: string, isKept: boolean) =>
  `${reason}. ${isKept ? 'What was imported is kept; the' : 'The'} list is looked at again in a day.`
export const listUnknown = 'Bandcamp does not show this list.'
/** Of a list that its fan hides as a whole. */
export const listHidden = (canConnect: boolean) =>
  `This list is hidden: ${canConnect ? 'connect Bandcamp, or use' : 'use'} the bookmark.`
/** Of a list that ended before all that Bandcamp counts. */
export const fewerShown = (count: number, shown: number) => `${numberText(shown)} of ${numberText(count)} are here.`
/** Of tracks that a list has beside their albums, the first of them by name. */
export const onYourAlbums = (count: number, first: readonly { track: string; album: string }[]) => {
  const named = first.map(({ track, album }) => `“${track}” (on “${album}”)`)
  const all = count > first.length ? [...named, `${numberText(count - first.length)} more`] : named
  return `On albums that you have: ${listText(all)}.`
}
export const tagsUnread = (albums: number) => `Couldn’t read the tags of ${albumCount(albums)}. Try again later.`
