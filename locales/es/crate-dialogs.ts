import { besideText, counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done, optional, saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'
export { loadingAlbums as albumsLoading } from '#locales/ui.ts'

export const drawerTitle = 'Cajones'
export const newCrate = 'Nuevo cajón'

export const createTitle = 'Crear un cajón'
export const editTitle = 'Editar cajón'
export const notFound = 'Este cajón ya no existe.'
export const startsWith = (what: string) => `Empieza con ${isolated(what)}.`
export const name = 'Nombre'
export const description = 'Descripción'
export const addToFavorites = 'Añadir a favoritos'
export const create = 'Crear cajón'

export const created = 'Cajón creado'
export const updated = 'Cajón actualizado'
export const createFailed = 'No se pudo crear el cajón'
export const updateFailed = 'No se pudo cambiar el cajón'

export const deleteTitle = 'Eliminar cajón'
const moves = (crate: string) => `El cajón “${isolated(crate)}” irá a la papelera`
const restorable = (days: number) => `Puedes recuperarlo durante ${counted(days, { one: 'día', other: 'días' })}.`
export const deleteEmptyQuestion = (crate: string, days: number) => `${moves(crate)}. ${restorable(days)}`
export const deleteQuestion = (crate: string, count: number, days: number) => {
  const stays = plural(count, {
    one: 'Su álbum sigue en tu colección.',
    other: `Sus ${albumCount(count)} siguen en tu colección.`,
  })
  return `${moves(crate)}. ${stays} ${restorable(days)}`
}
export const deleted = 'Cajón eliminado'
export const deleteFailed = 'No se pudo eliminar el cajón'
export const restoreFailed = 'No se pudo recuperar el cajón'

export const changedElsewhere = 'Este cajón cambió en otro lugar mientras lo editabas. ¿Qué versión quieres conservar?'

export const moveTitle = 'Mover a la posición'
export const noneInCrate = 'Ninguno de estos álbumes está en el cajón abierto.'
export const presentPosition = (album: string, position: number, count: number) =>
  `“${isolated(album)}” está en la posición ${numberText(position)} de ${numberText(count)}.`
export const moveTogether = (count: number) =>
  counted(count, {
    one: 'álbum se mueve ahí.',
    other: 'álbumes se mueven juntos, a partir de ahí.',
  })
export const position = 'Posición'
export const positionHelp = (last: number) => `De 1 a ${numberText(last)}`
export const positionInvalid = (last: number) => `Tiene que ser un número de 1 a ${numberText(last)}`
export const move = 'Mover'

export const saveAsNew = 'Guardar como nuevo'
export const reset = 'Restablecer'
export const update = 'Actualizar cajón'

export const newTitle = 'Nuevo cajón inteligente'
export const about = 'Siempre muestra lo que encuentra esta búsqueda:'
export const query = 'Búsqueda'
export const queryHelp = 'Lo que encuentra el cajón'
export const createSmart = 'Crear cajón inteligente'
export const nothingToSave = 'Primero busca o filtra tus álbumes; después guárdalo como cajón inteligente.'

export const smartCreated = 'Cajón inteligente creado'
export const smartUpdated = 'Cajón inteligente actualizado'
export const createSmartFailed = 'No se pudo crear el cajón inteligente'
export const updateSmartFailed = 'No se pudo cambiar el cajón inteligente'

export const tagged = (tag: string) => `Etiqueta “${isolated(tag)}” añadida`
export const asksForMore = (crate: string) => `Mejor cambia la búsqueda de “${isolated(crate)}”`
export const asksForMoreText = (query: string) =>
  `Muestra lo que encuentra “${isolated(query)}”. En él puedes soltar álbumes a los que solo les falta una etiqueta o una valoración.`
export const addToSmartFailed = 'No se pudo añadir el álbum al cajón inteligente'
export const undoFailed = 'No se pudo deshacer el cambio'

export const addAlbumsTo = (crate: string) => `Añadir álbumes a “${isolated(crate)}”`
export const find = 'Buscar álbum'
export const albums = 'Álbumes'
export const noAlbumsMatch = 'Ningún álbum coincide'
export const albumsAdded = (count: number) => counted(count, { one: 'álbum añadido', other: 'álbumes añadidos' })
export const addAlbumFailed = 'No se pudo añadir el álbum al cajón'
export const removeFailed = 'No se pudo quitar el álbum del cajón'

export const sortedBy = (sort: string) => `Ordenado por “${sort}”`
export const sortedByText = 'Para mover álbumes, pasa al orden del cajón.'
export const crateOrder = 'Orden del cajón'
export const alreadyFirst = 'Ya es el primero'
export const alreadyLast = 'Ya es el último'

export const movedTo = (title: string, place: number, all: number) =>
  `“${isolated(title)}” está ahora en la posición ${numberText(place)} de ${numberText(all)}`
export const severalMovedTo = (count: number, place: number, all: number) =>
  `${counted(count, { one: 'álbum está ahora en la posición', other: 'álbumes están ahora a partir de la posición' })} ${numberText(place)} de ${numberText(all)}`

export const notInCrate = 'No está en este cajón'
export const removed = (count: number) =>
  plural(count, { one: 'Álbum quitado del cajón', other: 'Álbumes quitados del cajón' })
export const albumsAndCrate = (albums: string, crate: string | undefined) =>
  crate ? albumsAndCrates(albums, crate) : albums
export const putBackFailed = 'No se pudieron devolver los álbumes a su lugar'

export const addToCrate = 'Añadir a un cajón'

export const loadFailed = 'No se pudieron cargar tus cajones.'
export const cratesLoading = 'Cargando los cajones'
export const noCrates = 'Aún no tienes cajones. Dale un nombre al primero.'
export const noCratesMatch = (name: string) => `Ningún cajón coincide. Pulsa Intro para crear “${isolated(name)}”.`
export const holdsAll = 'añadido'
export const holdsSome = 'algunos'

export const newCrateOption = 'Nuevo cajón…'
export const newCrateCalled = (name: string) => `Nuevo cajón “${isolated(name)}”…`
export const newCrateName = 'Nombre del nuevo cajón'
export const createShort = 'Crear'
export const addToNone = 'Añadir a un cajón'
export const addToOne = (crate: string) => `Añadir a “${isolated(crate)}”`
export const addToSeveral = (count: number) => `Añadir a ${crateCount(count)}`

export const alreadyIn = (crates: string) => `Ya en ${isolated(crates)}`
export const addedToCrate = (count: number) =>
  plural(count, { one: 'Álbum añadido al cajón', other: 'Álbumes añadidos al cajón' })
export const albumsAndCrates = (albums: string, crates: string) => `${isolated(albums)} · ${isolated(crates)}`
export const someAndCrates = (count: number, crates: string) =>
  `${albumCount(count)}, los demás ya estaban · ${isolated(crates)}`
export const crateNames = (names: readonly string[]) => besideText(names)
export const crateCount = (count: number) => counted(count, { one: 'cajón', other: 'cajones' })
export const moved = 'Álbumes movidos'
export const movedText = (count: number, crateCount: number) =>
  `${counted(count, { one: 'álbum movido', other: 'álbumes movidos' })} ${plural(crateCount, { one: 'al cajón', other: 'a los cajones' })}`
export const moveFailed = 'No se pudieron mover los álbumes'
export const addToCrateFailed = (count: number) =>
  plural(count, { one: 'No se pudo añadir el álbum al cajón', other: 'No se pudieron añadir los álbumes al cajón' })

export { albumsAndCrates as albumAndCrate }
