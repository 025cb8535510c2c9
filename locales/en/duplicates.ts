import { counted, isolated, listText, shortDayText } from '#locales/intl.ts'

export { showMore } from '#locales/phrases.ts'

export const looking = 'Looking for duplicates'
export const found = (groups: number) =>
  counted(groups, { one: 'group of albums that look the same', other: 'groups of albums that look the same' })
export const afterImport = (albums: number) =>
  `${counted(albums, { one: 'album looks like a duplicate', other: 'albums look like duplicates' })}.`
export const review = 'Review duplicates'
export const none = 'No duplicates'
export const noneText =
  'Albums with the same item at Bandcamp, the same cover, or the same artist and title would be here.'
export const offline = 'You’re offline. Albums can be merged when you are online again.'

export const reasons = { item: 'Same Bandcamp item', names: 'Same artist and title', cover: 'Same cover' } as const
export const keepWhich = 'Keep'
export { listNames as lists, rating } from '#locales/album-form.ts'
export { starCount as stars, trackCount as tracks } from '#locales/ui.ts'
export const noAddress = 'No Bandcamp address'
export const added = (time: number) => `Added ${shortDayText(time)}`
/** What the kept album has afterwards: what of all is united, the list it is in, and when it was added. */
export const keeps = (united: readonly string[], list: 'collection' | 'wishlist', time: number) =>
  `Keeps this edition${united.length > 0 ? `; ${listText(united)} are combined` : ''}. In your ${list}, added ${shortDayText(time)}. The others move to the trash.`
export const parts = { crates: 'crates', tags: 'tags', notes: 'notes' } as const

export const merge = 'Merge'
export const merging = 'Merging…'
/** The accessible names of the buttons; `title` is that of the group's first album. */
export const mergeLabel = (title: string) => `Merge: ${isolated(title)}`
export const notSame = 'Not the same'
export const notSameLabel = (title: string) => `Not the same: ${isolated(title)}`
/** Of more than two albums, each of which can also be marked by itself. */
export const noneSame = 'Keep all'
export const noneSameLabel = (title: string) => `Keep all: ${isolated(title)}`

export const merged = 'Albums merged'
export const unmerged = 'Merge undone'
export const unmergeFailed = 'Couldn’t undo the merge'
export const markedDistinct = 'Marked as not the same'
export const markFailed = 'Couldn’t mark these albums'
