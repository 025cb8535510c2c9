import { albumCount } from '#locales/album-count.ts'

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
