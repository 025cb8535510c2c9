import { isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, trackCount } from '#locales/ui.ts'

export const title = 'Connect Bandcamp'
export const beta = 'beta'
export const text =
  'Brings in every album you own, also those that your public page hides, and plays them from the first track to the last.'
/** `settings` is the link to Bandcamp's fan settings. */
export const steps = <Node>(settings: (text: string) => Node): (string | Node)[][] => [
  ['Open your ', settings('fan settings at Bandcamp'), '.'],
  ['Under Subsonic, create a username and a password.'],
  ['Copy both here. They are not your Bandcamp login.'],
]
export const username = 'Subsonic username'
export const password = 'Subsonic password'
export const connect = 'Connect'
export const connecting = 'Connecting…'
export const connectFailed = 'Couldn’t connect'
export const connected = 'Bandcamp connected'
export const connectedText = 'The albums you own play whole, and are on their way in.'

/** `name` is the username. */
export const connectedAs = <Node>(name: Node) => ['Connected as ', name]
export const neverSynced = 'Not synced yet'
/** `when` reads "3 hours ago". */
export const synced = <Node>(albums: number, when: Node) => [`${albumCount(albums)} at Bandcamp, synced `, when]
export const sync = 'Sync now'
export const syncing = 'Syncing…'
export const showProgress = 'Show progress'
export const syncFailed = 'Couldn’t sync Bandcamp'
export const disconnect = 'Disconnect'
export const disconnectFailed = 'Couldn’t disconnect Bandcamp'
export const disconnected = 'Bandcamp disconnected'
export const disconnectedText = 'Your albums stay.'
export const plays =
  'Albums in your collection play whole, from the first track to the last. All others play their preview.'
export const keeps =
  'Syncing adds albums, fills in what is missing, and moves albums you bought out of the wishlist. It removes nothing.'

export const autoDiary = 'Add what I hear to my diary'
export const autoDiaryText =
  'An album gets into your diary once a day, as soon as you have heard half of its tracks on this device, through your Bandcamp connection. Previews and skipped tracks do not count.'

export const listenbrainz = 'ListenBrainz'
export const listenbrainzText =
  'Gatefold can send the tracks you hear through your Bandcamp connection: artist, title, album, length, and when you began. Previews and skipped tracks are not sent.'
/** `name` is the person's name at ListenBrainz. */
export const sendsAs = <Node>(name: Node) => ['Your account there is ', name, '.']
export const enter = 'Enter token'
/** `settings` is the link to the person's settings at ListenBrainz. */
export const where = <Node>(settings: (text: string) => Node): (string | Node)[] => [
  'Copy your user token from ',
  settings('your settings at ListenBrainz'),
  '. Gatefold keeps it encrypted.',
]
export const token = 'User token'
export const save = 'Save token'
export const tokenFailed = 'Couldn’t save the token'
export const tokenSaved = 'Token saved'
export const tokenSavedText = 'What you hear from now on goes to ListenBrainz.'
export const refused = 'ListenBrainz no longer accepts your token. What you hear is kept; enter a new token to send it.'
export const remove = 'Remove token'
export const removeFailed = 'Couldn’t remove the token'
export const removed = 'Token removed'
export const removedText = 'What was sent stays at ListenBrainz.'

// A crate as a playlist at Bandcamp.
export const playlistsNeedLink = 'Playlists come and go through the connection to Bandcamp.'
export const makeTitle = 'Make a Bandcamp playlist'
export const makeText = (crate: string, most: number) =>
  `The albums you own in “${isolated(crate)}” become a playlist at Bandcamp, in the order of the crate, up to ${numberText(most)} tracks. A track takes a second or two.`
export const make = 'Make playlist'
export const makingOf = (crate: string) =>
  `Making a playlist of “${isolated(crate)}”. You can close this, but keep the page open.`
export const albumsDone = (done: number, all: number) => `${numberText(done)} of ${albumCount(all)}`
export const stopping = 'Stopping…'
export const stopped = 'The playlist is not complete.'
export const goOn = 'Continue'
export const nothingOwned = 'No album in this crate is in your collection. Bandcamp only plays what you own.'
export const makeFailed = 'Couldn’t finish the playlist'
export const made = 'Playlist made'
export const madeText = (name: string, tracks: number) => `“${isolated(name)}” has ${trackCount(tracks)}.`
/** Above the albums. */
export const leftOut = (most: number) =>
  `Left out: not yours, not played by Bandcamp, or beyond ${numberText(most)} tracks`
/** Above the titles. */
export const refusedTracks = 'Tracks that Bandcamp did not take'
export const deletePlaylist = 'Delete playlist'
export const deleteFailed = 'Couldn’t delete the playlist'
export const playlistDeleted = 'Playlist deleted'
export const notDeleted = 'Bandcamp still has the playlist'
export const notDeletedText = (name: string) => `Delete “${isolated(name)}” at Bandcamp, among your playlists.`

// Playlists at Bandcamp as crates.
export const playlistsLoading = 'Loading your playlists'
export const noPlaylists = 'You have no playlists at Bandcamp.'
export const bringText = 'A playlist becomes a crate of the albums that its tracks are from.'
export const bring = 'Bring in'
/** The name of the same button for screen readers. */
export const bringCalled = (name: string) => `Bring in ${isolated(name)}`
export const bringFailed = 'Couldn’t bring in the playlist'
export const broughtIn = (name: string, albums: number) =>
  albums === 0
    ? `None of the albums of “${isolated(name)}” is here.`
    : `${albumCount(albums)} ${plural(albums, { one: 'is', other: 'are' })} in the crate “${isolated(name)}”.`
/** Above the albums. */
export const notHere = 'Not among your albums'
export const otherPlaylists = 'Other playlists'
export const showCrate = 'Show the crate'
