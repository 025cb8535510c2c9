import { albumCount } from '#locales/ui.ts'

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
