import { firstText, isolated, listText, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

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
  `No Bandcamp fan is called ${isolated(username)}. Check the spelling in your profile’s address.`
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
/** `fault` is one of those above; `isKept` if the import brought anything. */
export const gaveUp = (fault: string, isKept: boolean) =>
  isKept ? `${fault}. What was imported is kept; sync again later.` : `${fault}. Nothing was imported; try again later.`
export const lookGaveUp = (fault: string, isKept: boolean) =>
  `${fault}. ${isKept ? 'What was imported is kept; the' : 'The'} list is looked at again in a day.`
export const listUnknown = 'Bandcamp does not show this list.'
/** Of a list that its fan hides as a whole. */
export const listHidden = (canConnect: boolean) =>
  `This list is hidden: ${canConnect ? 'connect Bandcamp, or use' : 'use'} the bookmark.`
/** A line of entries that became no albums; `text` is one of `noAlbums`. */
export const leftOut = (text: string) => `${text}.`
/** Of a list that ended before all that Bandcamp counts. */
export const fewerShown = (count: number, shown: number) => `${numberText(shown)} of ${numberText(count)} are here.`
/** Of tracks that a list has beside their albums, the first of them by name. */
export const onYourAlbums = (count: number, first: readonly { track: string; album: string }[]) => {
  const named = first.map(({ track, album }) => `“${isolated(track)}” (on “${isolated(album)}”)`)
  const all = count > first.length ? [...named, `${numberText(count - first.length)} more`] : named
  return `Tracks of albums you have: ${listText(all)}.`
}
/** Hosts at Bandcamp that refuse while others answer, the first of them by name. */
export const noAnswerFrom = (hosts: readonly string[]) =>
  `No answer from ${firstText(hosts, (more) => `${numberText(more)} more`)}`
export const tagsUnread = (albums: number, hosts: readonly string[]) =>
  `Couldn’t read the tags of ${albumCount(albums)}. ${hosts.length > 0 ? `${noAnswerFrom(hosts)}. ` : ''}Try again later.`

export const wrongLogin =
  'Bandcamp refused this username and password. Copy both from Subsonic in Bandcamp’s fan settings; they are not your Bandcamp login.'
/** `wait` is a text of wait.ts. */
export const tooManyLogins = (wait: string) =>
  `Bandcamp has refused too many logins of yours. Check the username and password there, and try again in ${wait}.`
export const notConnected = 'Bandcamp is not connected. Connect it in Settings → Bandcamp.'
export const passwordLost =
  'Gatefold can no longer read your Subsonic password. Your albums are kept. Please connect again.'
export const noTrack = 'This track is not on an album in your collection'

// Failed requests.
export const loginRefused =
  'Bandcamp refused the login, or its service is out of order. Your albums and the connection are kept. Try again later, or connect again.'
export const outOfOrder = 'Bandcamp’s service is out of order. Please try again later.'
export const linkSlowDown = 'Bandcamp asks us to slow down. Please try again in a few minutes.'
export const linkBlocked = 'Bandcamp turns Gatefold’s server away for now. Please try again later.'
export const silent = 'Bandcamp did not answer. Please try again.'
export const linkUnreadable = 'Bandcamp’s answer can’t be read. Please try again later.'
export const notThere = 'Bandcamp does not have this anymore.'

// Endings of an import.
export const repeats = 'Bandcamp listed the same albums again, so the list may not be complete'
export const strangers = 'Bandcamp listed nothing that can be read'
export const endless = 'Bandcamp’s list does not end'
/** A list that is shorter than the last time may have been cut short. */
export const fewer = (before: number, now: number) =>
  `Bandcamp listed ${numberText(now)} albums, and ${numberText(before)} the last time. Nothing was removed.`
export const doubled = (entries: number) =>
  `${numberText(entries)} of Bandcamp’s entries repeated albums and are not counted.`
export const skipped = (entries: number) => `Couldn’t read ${numberText(entries)} of Bandcamp’s entries.`

export const importGone = 'This import no longer exists'
export const importRunning = 'This import is already running'
export const importNotStarted = 'Couldn’t start the import.'
/** `id` finds the import in the log; `isKept` if the import brought anything. */
export const importStopped = (id: string, isKept: boolean) =>
  `The import stopped unexpectedly. ${isKept ? 'What was imported is kept; sync again later' : 'Please try again later'}. Reference: ${id}`

// File imports.
export const wrongCsv = 'Please select a valid CSV file'
export const noFile = 'Send collectionData (JSON text) or csvData (CSV text)'
export const tooManyFiles = (count: number) =>
  `${numberText(count)} files are still being imported. Finish or cancel one of them first`
export const tooManyChunks = (most: number) => `A file can have at most ${numberText(most)} chunks`
export const cratesOutOfOrder = (place: number) => `The next crate must be the one at place ${numberText(place)}`
export const cratesMissing = 'Crates must be sent before the rows that are in them'
export const importOver = 'This import has ended. Start it again to continue'
export const rowChunkMissing = (chunk: number) =>
  `Rows of this file are missing: chunk ${numberText(chunk)} has not arrived yet`
export const crateChunkMissing = (chunk: number) =>
  `Crates of this file are missing: chunk ${numberText(chunk)} has not arrived yet`
export const partMissing = 'A part of this file has not arrived yet'
export const leftUnfinished = (isKept: boolean) =>
  `This import was left unfinished. ${isKept ? 'What was imported by then is kept.' : 'Nothing was imported.'}`
/** The name of an import whose file a program sent in one call, without a name. */
export const fileOfCall = (format: 'csv' | 'json') => `${format.toUpperCase()} sent by a program`
export const undoTooLate = (days: number) => `A file import can be undone for ${numberText(days)} days`
