import { besideText, isolated, numberText, plural } from '#locales/intl.ts'

export { close } from '#locales/phrases.ts'

export const crates = 'Cajones'
export const newCrate = 'Nuevo cajón'
export const newCrateTarget = 'Nuevo cajón…'

export const findCrate = 'Buscar cajón'
export const favoriteCrates = 'Favoritos'
export const allCrates = 'Todos los cajones'
export const noMatches = 'Ningún cajón coincide'
export const albumCount = <Node>(count: number, srOnly: (text: string) => Node) => [
  numberText(count),
  srOnly(` ${plural(count, { one: 'álbum', other: 'álbumes' })}`),
]
export const smartCrate = 'Cajón inteligente'
export const smartCrateCalled = 'Cajón inteligente: '
export const otherAlbums = 'Otros'
export const uncrated = 'En ningún cajón'

export const noCratesYet =
  'Agrupa los álbumes como quieras: un cajón para los domingos, otro para la cocina, otro para lo próximo que vas a escuchar.'
export const makeCrate = 'Crear un cajón'

export const moreAbout = (name: string) => `Más sobre “${isolated(name)}”`
export const open = 'Abrir'
export const addToFavorites = 'Añadir a favoritos'
export const removeFromFavorites = 'Quitar de favoritos'
export const edit = 'Editar…'
export const moveUp = 'Subir'
export const moveDown = 'Bajar'
export const exportCsv = 'Exportar CSV'
export const makePlaylist = 'Hacer una lista de Bandcamp…'
export const bringPlaylists = 'Traer listas de Bandcamp'
export const deleteCrate = 'Eliminar…'

export const updateFailed = 'No se pudo cambiar el cajón'

export const addRecords = 'Añadir álbumes'
export const add = 'Añadir'
export const showAll = 'Ver todo'
export const showLess = 'Ver menos'

export const back = 'Volver'

export const notFoundTitle = 'Este cajón ya no existe'
export const notFoundText = 'Sus álbumes siguen en tu colección.'

export const added = 'Álbum añadido al cajón'
export const removed = 'Álbum quitado del cajón'
export const albumAndCrates = (album: string, crates: readonly string[]) =>
  [isolated(album), besideText(crates)].filter(Boolean).join(' · ')
export const addFailed = 'No se pudo añadir el álbum al cajón'

export const updated = 'Cajón actualizado'
export const movedTo = (crate: string, place: number, all: number) =>
  `“${isolated(crate)}” está ahora en la posición ${numberText(place)} de ${numberText(all)}`
export const alreadyFirst = 'Ya es el primero'
export const alreadyLast = 'Ya es el último'
