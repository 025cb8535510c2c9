import { counted, isolated, listText, numberText, plural, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { showMore } from '#locales/phrases.ts'

export const trashLoading = 'Papierkorb wird geladen'
export const trashEmpty = 'Der Papierkorb ist leer'
export const trashEmptyText = (days: number) => `Gelöschte Alben und Kisten bleiben ${numberText(days)} Tage hier.`
type TrashCount = { albums: number; crates: number }
const itemCount = ({ albums, crates }: TrashCount) =>
  listText(
    [albums > 0 && albumCount(albums), crates > 0 && counted(crates, { one: 'Kiste', other: 'Kisten' })].filter(
      (part) => part !== false,
    ),
  )
export const trashText = (count: TrashCount, days: number) =>
  `${itemCount(count)}, ${numberText(days)} Tage aufgehoben. Zurückgeholte Alben stehen wieder in ihren Kisten, Kisten an ihrer Stelle.`
export const trashLeft = (left: number) => `Noch ${numberText(left)}`
export const restore = 'Zurückholen'
export const restoreItem = (name: string) => `Zurückholen: ${isolated(name)}`
export const restoreAll = 'Alles zurückholen'
export const crateWith = (albums: number) => `Kiste mit ${albumCount(albums)}`
export const restored = { album: 'Album zurückgeholt', crate: 'Kiste zurückgeholt' }
export const trashRestored = 'Alles aus dem Papierkorb zurückgeholt'
export const restoreFailed = 'Konnte es nicht zurückholen'
export const emptyTrash = 'Papierkorb jetzt leeren'
export const emptyTrashQuestion = 'Papierkorb leeren?'
export const emptyTrashText = (count: TrashCount) =>
  `${itemCount(count)} ${plural(count.albums + count.crates, { one: 'wird', other: 'werden' })} endgültig gelöscht. Das lässt sich nicht rückgängig machen.`
export const trashEmptied = 'Papierkorb geleert'
export const emptyTrashFailed = 'Konnte den Papierkorb nicht leeren'
export const keptTrash = (time: number) =>
  `Du bist offline. Das lag am ${shortDayText(time)} im Papierkorb. Zurückholen kannst du es, sobald du wieder online bist.`
