import { albumCount } from '#locales/ui.ts'

export { formats as format } from '#locales/album-form.ts'
export { average, totals as figures } from '#locales/albums.ts'
export { clearFilters as clear, onlyTagged } from '#locales/collection.ts'
export { findTag, manage as manageTags, noTagFound, noTags } from '#locales/tags.ts'
export { albumCount } from '#locales/ui.ts'

export const downloads = 'Descargas'
export const filters = 'Filtros'
export const sort = 'Orden'
export const show = (count: number) => `Ver ${albumCount(count)}`

export const tags = 'Etiquetas'
export const tagsNote = 'solo álbumes con todas las elegidas'
export const untagged = 'Sin etiquetas'

export const albumsFrom = 'Álbumes de'
export const listNames = {
  collection: 'Colección',
  wishlist: 'Lista de deseos',
  both: 'Colección y deseos',
} as const
export const dateAdded = 'Añadido'
export const released = 'Lanzamiento'
export const anyYear = 'Cualquier año'
export const toYear = 'a'
export const releasedUntil = 'Lanzamiento hasta'
export const anyDownload = 'Descargados o no'
export const anyFormat = 'Cualquier formato'
export const rating = 'Valoración'
export const lowestRating = 'Valoración más baja'
export const highestRating = 'Valoración más alta'
export const unrated = 'Sin valorar'

export const find = { artist: 'Buscar artista', label: 'Buscar sello' } as const
export const noMatches = { artist: 'Ningún artista coincide', label: 'Ningún sello coincide' } as const
export const noneYet = { artist: 'Aún no hay artistas', label: 'Aún no hay sellos' } as const
export const none = {
  artist: 'Los artistas aparecen aquí en cuanto tienes álbumes.',
  label: 'Los sellos que tus álbumes tienen en Bandcamp aparecen aquí después de una importación.',
} as const

export const allOf = { artist: 'Todos los artistas', label: 'Todos los sellos' } as const
export const years = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`)

export const title = 'Consejo'
export const close = 'Cerrar el consejo'

export const atKeyboard = <Node>(key: (name: string) => Node) => [
  [key('1'), '–', key('5'), ' valoran el álbum en el que estás'],
  [key('Ctrl'), ' o ', key('⌘'), ' + ', key('K'), ' encuentra lo que sea'],
  ['Arrastra una portada a un cajón'],
]
export const atPhone = ['Toca un álbum para valorarlo', 'También sin conexión']
