import { counted, isolated, numberText } from '#locales/intl.ts'

export { addRecords } from '#locales/crates.ts'
export { commands as title } from '#locales/header.ts'

import { starCount } from '#locales/ui.ts'

export const placeholder = 'Album, artist, label, tag, crate or command'
/** The headings above what was found. */
export const groups = {
  recent: 'Recent',
  album: 'Albums',
  artist: 'Artists',
  label: 'Labels',
  tag: 'Tags',
  crate: 'Crates',
  command: 'Commands',
} as const
export const resultCount = (count: number) => counted(count, { one: 'result', other: 'results' })
export const loading = 'Loading your albums…'
export const nothing = (search: string) => `No results match “${isolated(search)}”`

/** Other words that people use for a command, by its id. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  desk: ['By ear', 'Listen', 'Rate mode', 'Decide', 'Tonight'],
  artists: ['Bands', 'Musicians'],
  labels: ['Record labels'],
  tags: ['Genres', 'Rename a tag', 'Merge tags'],
  tidy: ['Double', 'Same album', 'Merge albums'],
  diary: ['Heard', 'Listens', 'Journal', 'History', 'Scrobbles'],
  shares: ['Links', 'Visits', 'Stop sharing', 'Gift lists'],
  trash: ['Deleted', 'Bin', 'Restore'],
  add: ['New album', 'Link'],
  import: ['Sync', 'Fan', 'Bring in', 'Fetch my collection', 'Artists I follow'],
  files: ['Export', 'Import', 'Backup', 'CSV', 'JSON', 'Spreadsheet', 'Restore', 'Discogs', 'Last.fm'],
  'compare-folder': ['Missing', 'Downloaded', 'Not downloaded', 'Music on this device', 'Files I have', 'ignores.txt'],
  something: ['Surprise me', 'Anything', 'Tonight', 'Pick one'],
  shuffle: ['Shuffle', 'Mix'],
  unrated: ['No stars', 'Not rated', 'Without rating'],
  untagged: ['No tags', 'Not tagged', 'Without tags'],
  share: ['Link', 'Gift list', 'Publish', 'Show to a friend', 'Public'],
  select: ['Several', 'Bulk edit'],
  playlist: ['Playlists', 'Import a playlist', 'Subsonic'],
  'new-crate': ['Folder', 'Playlist'],
  'new-smart-crate': ['Saved search', 'Smart playlist'],
  'clear-filters': ['Reset', 'Show all'],
  settings: ['Delete account', 'Profile', 'Photo', 'Email', 'Name', 'Avatar'],
  'settings-security': ['Password', 'Passkey', 'Two-factor', '2FA', 'Devices', 'Sessions'],
  'settings-appearance': ['Theme', 'Half stars', 'Delete collection', 'Delete everything'],
  'settings-bandcamp': ['Connect', 'Connection', 'Fan API'],
  'settings-data': [
    'Offline',
    'API',
    'Token',
    'Access tokens',
    'Shares',
    'Copy on this device',
    'ListenBrainz',
    'Webhook',
  ],
  'settings-admin': ['Invite', 'Invitations', 'Users', 'Audit log'],
  since: ['What’s new', 'News', 'Changes', 'Price changes'],
  year: ['Wrapped', 'Year in review', 'Recap', 'Most heard'],
  calendar: ['iCal', 'ics', 'Release dates', 'Reminders', 'Subscribe'],
  undo: ['Revert', 'Take back', 'Oops'],
  friday: ['Bandcamp Friday', 'To buy', 'Shopping list'],
  charts: ['Stats', 'Statistics', 'Figures', 'Charts'],
  'now-playing': ['Queue', 'Up next', 'Player'],
  'theme-dark': ['Dark mode', 'Night', 'Black'],
  'theme-light': ['Light mode', 'Day', 'White'],
  keys: ['Help', 'Hotkeys', 'Keyboard', 'Shortcuts'],
  leave: ['Logout', 'Signout', 'Exit', 'Leave'],
}

// Commands.
export const undo = (step: string) => `Undo: ${step}`
export const showAlbums = (filters: string) => `Show albums: ${isolated(filters)}`
export const searchAlbums = (search: string) => `Search all albums for “${isolated(search)}”`
/** A similar search, and how many albums it finds. */
export const nearestSearch = (search: string, count: number) => `Nearest: ${isolated(search)} (${numberText(count)})`
export const goTo = (place: string) => `Go to: ${isolated(place)}`
export const bothLists = 'Collection and wishlist'
export const select = 'Select albums'
export const filterBy = (filter: string) => `Filter: ${filter}`
export const viewAs = (view: string) => `View: ${view}`
export const shuffle = 'Sort by: Random'
export const sortBy = (sort: string) => `Sort by: ${sort}`
export const theme = (choice: string) => `Theme: ${choice}`
export const charts = { on: 'Show the charts', off: 'Hide the charts' }
export const halfStars = { on: 'Turn half stars on', off: 'Turn half stars off' }
export const settings = (section: string) => `Settings: ${section}`
/** `name` is that of a crate or an album, `action` what its menu says. */
export const of = (name: string, action: string) => `${isolated(name)}: ${action}`
/** What opens beside an album. */
export const parts = { crates: 'Crates', tags: 'Tags', note: 'Note' } as const
export const rate = (title: string, stars: number) =>
  stars === 0 ? `Remove the rating of ${isolated(title)}` : `Rate ${isolated(title)}: ${starCount(stars)}`
