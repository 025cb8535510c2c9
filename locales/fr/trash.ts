import { counted, isolated, listText, numberText, plural, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { showMore } from '#locales/phrases.ts'

export const trashLoading = 'Chargement de la corbeille'
export const trashEmpty = 'La corbeille est vide'
export const trashEmptyText = (days: number) =>
  `Les albums et les bacs supprimés restent ici ${numberText(days)} jours.`
type TrashCount = { albums: number; crates: number }
const itemCount = ({ albums, crates }: TrashCount) =>
  listText(
    [albums > 0 && albumCount(albums), crates > 0 && counted(crates, { one: 'bac', other: 'bacs' })].filter(
      (part) => part !== false,
    ),
  )
export const trashText = (count: TrashCount, days: number) =>
  `${itemCount(count)}, ${plural(count.albums + count.crates, { one: 'gardé', other: 'gardés' })} ${numberText(days)} jours. Les albums restaurés retrouvent leurs bacs, les bacs leur ordre.`
export const trashLeft = (left: number) => `Encore ${counted(left, { one: 'élément', other: 'éléments' })}`
export const restore = 'Restaurer'
export const restoreItem = (name: string) => `Restaurer « ${isolated(name)} »`
export const restoreAll = 'Tout restaurer'
export const crateWith = (albums: number) => `Bac avec ${albumCount(albums)}`
export const restored = { album: 'Album restauré', crate: 'Bac restauré' }
export const trashRestored = 'Corbeille restaurée'
export const restoreFailed = 'Impossible de restaurer'
export const emptyTrash = 'Vider la corbeille'
export const emptyTrashQuestion = 'Vider la corbeille ?'
export const emptyTrashText = (count: TrashCount) =>
  plural(count.albums + count.crates, {
    one: `${itemCount(count)} sera supprimé pour de bon. Impossible de revenir en arrière.`,
    other: `${itemCount(count)} seront supprimés pour de bon. Impossible de revenir en arrière.`,
  })
export const trashEmptied = 'Corbeille vidée'
export const emptyTrashFailed = 'Impossible de vider la corbeille'
export const keptTrash = (time: number) =>
  `Tu es hors ligne. Voici ce qu’il y avait dans la corbeille le ${shortDayText(time)}. Tu pourras le restaurer quand la connexion sera revenue.`
