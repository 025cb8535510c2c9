import { counted, numberText, plural } from '#locales/intl.ts'

const onlyHere = 'This device can’t keep changes: they are only on this page and are sent later. Leave it open.'
export const offline = (isKept: boolean) => `Offline. ${isKept ? 'Changes are kept and sent later.' : onlyHere}`
export const intercepted = (isKept: boolean) =>
  `Something in front of Gatefold asks you to log in. ${isKept ? 'Changes are kept and sent afterwards.' : onlyHere}`
export const logInThere = 'Log in there'
export const unsent = (count: number) => counted(count, { one: 'unsent change', other: 'unsent changes' })
/** Where the first of them was made on a day before, such as "14 Mar". */
export const unsentSince = (count: number, day: string) => `${unsent(count)} since ${day}`

export const title = 'Unsent changes'
export const allSent = 'All changes have been sent.'
export const albums = (count: number) => counted(count, { one: 'album', other: 'albums' })
export const crates = (count: number) => counted(count, { one: 'crate', other: 'crates' })
export const calls = {
  'add-album': 'Album added',
  'edit-album': 'Album changed',
  'edit-albums': 'Albums changed',
  'undo-edit': 'Change of albums undone',
  'delete-albums': 'Moved to the trash',
  'restore-albums': 'Restored',
  'set-crates': 'Crates changed',
  'add-crate': 'Crate created',
  'edit-crate': 'Crate changed',
  'delete-crate': 'Crate deleted',
  'restore-crates': 'Crates restored',
  'order-crates': 'Crates reordered',
  'add-to-crates': 'Added to crates',
  'remove-from-crate': 'Albums removed from the crate',
  'order-crate': 'Crate reordered',
  'add-listen': 'Added to the diary',
  'edit-listen': 'Diary entry changed',
  'delete-listen': 'Diary entry deleted',
  'report-scrobbles': 'Tracks heard, for ListenBrainz',
}
export const setAside =
  'This change hasn’t got through, though Gatefold can be reached. Perhaps an extension or a firewall blocks it. ' +
  'It’s tried again until it does, and other changes don’t wait for it.'
export const unknownChange = 'Unknown change'
export const cannotRead =
  'This version of Gatefold can’t read this change, perhaps because a newer one made it. ' +
  'It stays here until that one is back. You can also discard it.'
export const fields = {
  title: 'Title',
  artist: 'Artist',
  bandcampUrl: 'Bandcamp URL',
  coverUrl: 'Cover URL',
  releaseDate: 'Release date',
  trackCount: 'Tracks',
  rating: 'Rating',
  notes: 'Notes',
  list: 'List',
  tags: 'Tags',
  name: 'Name',
  description: 'Description',
  isFavorite: 'Favorite',
}
export const none = 'None'
export const mine = 'Yours'
export const theirs = 'Other'
export const changedElsewhere = 'This was changed on another device. Which version do you want to keep?'

export const dropped = 'A change was dropped'
export const refused = 'Couldn’t save a change'
export const sentWhenThereIsRoom = (problem: string) =>
  `${problem} The change stays on this device and is sent when there is room.`
export const review = 'Review'

export const logOutTitle = 'Log out?'
export const logOutQuestion = (count: number) =>
  plural(count, {
    one: 'You have 1 unsent change. Logging out discards it. This can’t be undone.',
    other: `You have ${numberText(count)} unsent changes. Logging out discards them. This can’t be undone.`,
  })
export const signInToSend = (count: number, email: string) =>
  plural(count, {
    one: `You have 1 unsent change. Log in as ${email} to send it.`,
    other: `You have ${numberText(count)} unsent changes. Log in as ${email} to send them.`,
  })

export const freshAlbums = (count: number) => counted(count, { one: 'new album', other: 'new albums' })
export const arriving = (count: number, all: number | null) =>
  all === null || all < count
    ? `Loading albums: ${numberText(count)}`
    : `Loading albums: ${numberText(count)} of ${numberText(all)}`

export const keep = 'Works offline on this device'
export const keepText =
  'A copy of your albums and crates opens at once and uses less of the network. Logging out removes it. Turn this off on a device that others use.'
export const keptFromNow = 'Your albums are kept here from the next time you open Gatefold.'
export const kept = (size: string, isPersisted: boolean) =>
  `${size} is stored here. ${isPersisted ? 'The browser keeps it until you remove it.' : 'The browser may delete it if it runs out of space.'}`
export const noRoom = 'Not available offline'
export const noRoomText = 'This device has no room for a copy of your albums. Make some, then open Gatefold again.'
export const remove = 'Remove from this device'
export const removed = 'Removed from this device'
export const removedText = 'Your albums and crates are no longer kept here. Your account still has them.'

export const loggedInTitle = 'Login successful!'
export const loggedIn = 'Welcome back to Gatefold'

export const signedOut = 'You have been logged out'
export const textKept =
  'What you typed is still here. Use the same account in the tab that opens, then come back and save.'

export const accountChangedTitle = 'Account changed'
export const accountChanged = (email: string) => `This browser is now logged in as ${email}.`

export const ready = 'A new version is ready.'
export const reload = 'Reload'
