import { counted, isolated, listText, numberText, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { showMore } from '#locales/phrases.ts'

export const trashLoading = 'Loading the trash'
export const trashEmpty = 'The trash is empty'
export const trashEmptyText = (days: number) => `Deleted albums and crates stay here for ${numberText(days)} days.`
type TrashCount = { albums: number; crates: number }
const itemCount = ({ albums, crates }: TrashCount) =>
  listText(
    [albums > 0 && albumCount(albums), crates > 0 && counted(crates, { one: 'crate', other: 'crates' })].filter(
      (part) => part !== false,
    ),
  )
export const trashText = (count: TrashCount, days: number) =>
  `${itemCount(count)}, kept for ${numberText(days)} days. Restored albums are in their crates again, crates in their order.`
export const trashLeft = (left: number) => `${counted(left, { one: 'item', other: 'items' })} left`
export const restore = 'Restore'
export const restoreItem = (name: string) => `Restore ${isolated(name)}`
export const restoreAll = 'Restore all'
export const crateWith = (albums: number) => `Crate with ${albumCount(albums)}`
export const restored = { album: 'Album restored', crate: 'Crate restored' }
export const trashRestored = 'Trash restored'
export const restoreFailed = 'Couldn’t restore it'
export const emptyTrash = 'Empty the trash now'
export const emptyTrashQuestion = 'Empty the trash?'
export const emptyTrashText = (count: TrashCount) =>
  `${itemCount(count)} will be permanently deleted. This can’t be undone.`
export const trashEmptied = 'Trash emptied'
export const emptyTrashFailed = 'Couldn’t empty the trash'
/** For what a device has of the trash, read at a time (ms). */
export const keptTrash = (time: number) =>
  `You’re offline. This is what was in the trash on ${shortDayText(time)}. You can restore it when you are online again.`
