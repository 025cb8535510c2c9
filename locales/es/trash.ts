import { counted, isolated, listText, numberText, plural, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { showMore } from '#locales/phrases.ts'

export const trashLoading = 'Cargando la papelera'
export const trashEmpty = 'La papelera está vacía'
export const trashEmptyText = (days: number) =>
  `Los álbumes y cajones eliminados se quedan aquí ${numberText(days)} días.`
type TrashCount = { albums: number; crates: number }
const itemCount = ({ albums, crates }: TrashCount) =>
  listText(
    [albums > 0 && albumCount(albums), crates > 0 && counted(crates, { one: 'cajón', other: 'cajones' })].filter(
      (part) => part !== false,
    ),
  )
export const trashText = (count: TrashCount, days: number) =>
  `${itemCount(count)}, durante ${numberText(days)} días. Los álbumes que recuperes vuelven a sus cajones, y los cajones, a su orden.`
export const trashLeft = (left: number) =>
  plural(left, { one: 'Queda 1 elemento', other: `Quedan ${numberText(left)} elementos` })
export const restore = 'Recuperar'
export const restoreItem = (name: string) => `Recuperar “${isolated(name)}”`
export const restoreAll = 'Recuperar todo'
export const crateWith = (albums: number) => `Cajón con ${albumCount(albums)}`
export const restored = { album: 'Álbum recuperado', crate: 'Cajón recuperado' }
export const trashRestored = 'Todo recuperado'
export const restoreFailed = 'No se pudo recuperar'
export const emptyTrash = 'Vaciar la papelera'
export const emptyTrashQuestion = '¿Vaciar la papelera?'
export const emptyTrashText = ({ albums, crates }: TrashCount) =>
  `${itemCount({ albums, crates })} se ${plural(albums + crates, { one: 'eliminará', other: 'eliminarán' })} para siempre. Esto no se puede deshacer.`
export const trashEmptied = 'Papelera vacía'
export const emptyTrashFailed = 'No se pudo vaciar la papelera'
export const keptTrash = (time: number) =>
  `Estás sin conexión. Esto es lo que había en la papelera el ${shortDayText(time)}. Podrás recuperarlo cuando vuelva la conexión.`
