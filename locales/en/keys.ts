import { commands } from '#locales/header.ts'
import { counted } from '#locales/intl.ts'

export { tagCount } from '#locales/albums.ts'
export { collection, wishlist } from '#locales/header.ts'

export const title = 'Keyboard shortcuts'

// The labels of the keys.
export const altKey = 'Alt'
export const shiftKey = 'Shift'
export const escapeKey = 'Esc'
export const enterKey = 'Enter'

/** What the keys do. */
export const actions = {
  commands,
  search: 'Search',
  addAlbum: 'Add an album',
  nextAndPrevious: 'Next and previous album, also on another page',
  arrows: 'Move between albums; without focus, between pages',
  rate: 'Rate the album, 0 for no rating',
  rateHalf: 'Rate half a star less, if half stars are turned on',
  edit: 'Edit the album',
  open: 'Open the album',
  addToCrate: 'Crates of the album',
  tags: 'Tags of the album',
  note: 'Note on the album',
  moveList: 'Move between collection and wishlist',
  heard: 'Add the album to your diary: heard now',
  select: 'Select the album; with Shift, all up to it',
  move: 'Move the album in its crate, or the crate among the crates',
  desk: 'Desk: one album at a time',
  playOrPause: 'Play or pause',
  playSomething: 'Play me something',
  nextPreview: 'Play the next track or preview',
  previousPreview: 'Play the previous track or preview',
  undo: 'Undo the last change, up to 20 of them',
  leaveSelectMode: 'Leave select mode',
  lastNotification: 'Go to the last notification',
  theseKeys: 'Keyboard shortcuts',
} as const

export const useSingleKeys = 'Use single-key shortcuts in this browser'

/** The pages beside the collection: what they are called, and what ⌘K offers. */
export const places = {
  desk: { name: 'Desk', command: 'Desk' },
  artists: { name: 'Artists', command: 'Go to: Artists' },
  labels: { name: 'Labels', command: 'Go to: Labels' },
  tags: { name: 'Tags', command: 'Manage tags' },
  tidy: { name: 'Duplicates', command: 'Tidy up: find duplicates' },
  diary: { name: 'Diary', command: 'Go to: Diary' },
  shares: { name: 'Shares', command: 'Go to: Shares' },
  trash: { name: 'Trash', command: 'Trash' },
} as const
/** Places that are tabs of one page. */
export const groups = { browse: 'Browse', tidyUp: 'Tidy up' } as const
export const placesLabel = 'Places'
export const loading = 'Loading the page'

export const artistCount = (count: number) => counted(count, { one: 'artist', other: 'artists' })
export const labelCount = (count: number) => counted(count, { one: 'label', other: 'labels' })
