import { counted } from '#locales/intl.ts'
import { starCount } from '#locales/ui/parts.ts'

export { addRecords } from '#locales/crates/crate-head.ts'
export { commands as title } from '#locales/header/header.ts'

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
export const nothing = (text: string) => `Nothing is called “${text}”.`

// Commands.
export const searchAlbums = (text: string) => `Search all albums for “${text}”`
export const goTo = (place: string) => `Go to: ${place}`
export const bothLists = 'Collection and wishlist'
export const select = 'Select albums'
export const viewAs = (view: string) => `View: ${view}`
export const shuffle = 'Sort by: Random'
export const sortBy = (sort: string) => `Sort by: ${sort}`
export const theme = (name: string) => `Theme: ${name}`
export const settings = (section: string) => `Settings: ${section}`
/** `name` is that of a crate or an album, `action` what its menu says. */
export const of = (name: string, action: string) => `${name}: ${action}`
/** What opens beside an album. */
export const parts = { crates: 'Crates', tags: 'Tags', note: 'Note' } as const
export const rate = (title: string, stars: number) =>
  stars === 0 ? `Remove the rating of ${title}` : `Rate ${title}: ${starCount(stars)}`
