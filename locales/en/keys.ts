import { commands } from '#locales/header.ts'
import { albumCount } from '#locales/ui.ts'

export const title = 'Keyboard shortcuts'

/** What the keys do. */
export const actions = {
  commands,
  search: 'Search',
  find: 'Search a list without pages; again: the browser’s own search',
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

/** `key` is that of the browser's own search. */
export const findHint = (count: number, key: string) => ({
  title: `Search all ${albumCount(count)} here`,
  text: `The browser only finds what is drawn. Press ${key} again for its own search.`,
})

export const useSingleKeys = 'Use single-key shortcuts in this browser'
