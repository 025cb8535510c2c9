import { isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { trackCount } from '#locales/ui.ts'

export const yourCollection = 'Tu colección'
const yourWishlist = 'Tu lista de deseos'
export const uncrated = 'En ningún cajón'

export const bothLists = 'Colección y lista de deseos'
type ListShown = { crate: number | 'none' | null; list: string; verdict: string | null }
export function listTitle({ crate, list, verdict }: ListShown): string {
  if (crate === 'none') return uncrated
  if (verdict === 'friday') return friday
  if (list === 'both') return bothLists
  return list === 'wishlist' ? yourWishlist : yourCollection
}
export const collection = 'Colección'
export const wishlist = 'Lista de deseos'
export const viewAs = (view: string) => `Vista: ${view}`
export const viewNames = { grid: 'Cuadrícula', list: 'Lista', compact: 'Compacta', wall: 'Mural' } as const
export const largeCovers = 'Portadas más grandes'
export const columnNames = { label: 'Sello', year: 'Año', price: 'Precio' } as const
export const share = 'Compartir'
export const moreAboutList = 'Más'
export const select = 'Seleccionar'
export const leaveSelecting = 'Dejar de seleccionar'
export const calendar = 'Calendario de lanzamientos…'
export const showCharts = 'Mostrar gráficos'
export const hideCharts = 'Ocultar gráficos'
export const selectNotLoaded = 'No se pudo cargar el modo de selección'

export const searchPlaceholder = 'Álbumes, artistas, etiquetas…'
export const search = 'Busca álbumes, artistas o etiquetas'
export const clearSearch = 'Vaciar la búsqueda'
export const sortBy = 'Ordenar por'
export const filter = 'Filtrar'
export const filtersAtWork = <Node>(count: number, srOnly: (text: string) => Node) => [
  srOnly(', '),
  count,
  srOnly(plural(count, { one: ' activo', other: ' activos' })),
]
export const filtersNotLoaded = 'No se pudieron cargar los filtros'

export const shownOf = (shown: number, all: number) => `${numberText(shown)} de ${albumCount(all)}`
export const byArtist = (artist: string) => `De ${isolated(artist)}`
export const onLabel = (label: string) => `Del sello ${isolated(label)}`
export const addedIn = (month: string) => `Añadido en ${month}`
export const releasedIn = ({ from, to }: { from: number; to: number }) =>
  from === to ? `Lanzado en ${from}` : `Lanzado de ${from} a ${to}`
export const releasedInDecade = (decade: number) => `Lanzado en la década de ${decade}`
export const ratedBetween = (min: number, max: number) =>
  min === max ? starCount(min) : `De ${numberText(min)} a ${starCount(max)}`
export const unrated = 'Sin valorar'
export const untagged = 'Sin etiquetas'
export const imported = 'Importado'
export const clearFilters = 'Quitar todos los filtros'
export const saveAsSmartCrate = 'Guardar como cajón inteligente'

export const pages = 'Páginas'
export const previousPage = 'Página anterior'
export const page = (number: number) => `Página ${number}`
export const nextPage = 'Página siguiente'
export const albumsPerPage = 'Álbumes por página'
export const perPage = (count: number) => `${count} por página`

export const allOnOnePage = 'Todo seguido'
export const inPages = 'Por páginas'

export const crateNotLoaded = 'No se pudo cargar el cajón'
export const nothingInCrate = 'Este cajón está vacío'
export const nothingInCrateText = 'Arrastra un álbum hasta él, o elige “Añadir a un cajón…” en cualquier álbum.'
export const allInCrates = 'Cada álbum está en un cajón'
export const allInCratesText = 'Aquí aparecen los álbumes que no están en ningún cajón.'
export const toCollection = 'Ir a tu colección'
export const emptyWishlist = 'Tu lista de deseos está vacía'
export const emptyWishlistText =
  'Aquí aparecen los álbumes que quieres comprar. Escribe tu nombre de usuario de Bandcamp para importar tu lista de deseos.'
export const importFromBandcamp = 'Importar de Bandcamp'
export const addAlbum = 'Añadir álbum'
export const nearest = 'Lo más cercano:'
export const nearestCount = (count: number) => `(${numberText(count)})`
export const inOtherList = {
  collection: (count: number) => `Ver ${numberText(count)} en tu colección`,
  wishlist: (count: number) => `Ver ${numberText(count)} en tu lista de deseos`,
}
export const noneHasBothTags = <Node>(first: Node, second: Node) => [
  'Nada lleva a la vez ',
  first,
  ' y ',
  second,
  '. Quizá sea mejor así.',
]

export const albums = 'Álbumes'

export const compactColumns = {
  cover: '',
  title: 'Título',
  artist: 'Artista',
  year: 'Año',
  price: 'Precio',
  label: 'Sello',
  tags: 'Etiquetas',
  rating: 'Valoración',
  added: 'Añadido',
  actions: '',
}

export const selectAlbum = (title: string) => `Seleccionar “${isolated(title)}”`
export const ratingOf = (title: string) => `Valoración de “${isolated(title)}”`
export const starsGiven = <Node>(stars: number, sign: Node, srOnly: (text: string) => Node) => [
  numberText(stars),
  sign,
  srOnly(' de 5 estrellas'),
]
export const added = <Node>(when: Node) => ['Añadido ', when]
export const onlyTagged = (tag: string) => `Solo álbumes con la etiqueta “${isolated(tag)}”`
export const addTag = 'Añadir etiqueta'
export const addNote = 'Añadir nota'
export const addPart = {
  tags: (title: string) => `Añadir etiqueta a “${isolated(title)}”`,
  note: (title: string) => `Añadir nota a “${isolated(title)}”`,
}
export const moreTags = (count: number) => `+${count}`

export const bandcamp = 'Bandcamp'
export const onBandcamp = (title: string) => `“${isolated(title)}” en Bandcamp (se abre en otra pestaña)`
export const wish = 'En tu lista de deseos'
export const gotIt = 'Comprado'
export const gotItTo = (title: string) => `Comprado: pasar “${isolated(title)}” a tu colección`
export const buy = <Node>(aside: (text: string) => Node) => ['Comprar ', aside('en Bandcamp')]
export const buyOn = (title: string) => `Comprar en Bandcamp: “${isolated(title)}” (se abre en otra pestaña)`
export const moveTo = {
  collection: (title: string) => `Pasar “${isolated(title)}” a tu colección`,
  wishlist: (title: string) => `Pasar “${isolated(title)}” a tu lista de deseos`,
}
export const addToCrate = (title: string) => `Añadir “${isolated(title)}” a un cajón…`
export const edit = (title: string) => `Editar “${isolated(title)}”`
export const deleteAlbum = (title: string) => `Eliminar “${isolated(title)}”`
export const closeCard = (title: string) => `Cerrar etiquetas, nota y acciones: “${isolated(title)}”`
export const moreAbout = (title: string) => `Más sobre “${isolated(title)}”`
export const moveUp = 'Subir'
export const moveDown = 'Bajar'
export const moveToTop = 'Mover al principio'
export const moveToPosition = 'Mover a la posición…'
export const switchToCrateOrder = 'Pasar al orden del cajón'
export const removeFromCrate = 'Quitar del cajón'

export const addAnAlbum = 'Añadir un álbum'

export const sortNames = {
  best: 'Mejor coincidencia',
  crate: 'Orden del cajón',
  recent: 'Lo último',
  'rating-high': 'Mejor valorados',
  'rating-low': 'Peor valorados',
  title: 'Título',
  artist: 'Artista',
  released: 'Fecha de lanzamiento',
  soon: 'Próximos lanzamientos',
  purchased: 'Fecha de compra',
  price: 'Precio',
  label: 'Sello',
  changed: 'Último cambio',
  random: 'Al azar',
} as const
export const shuffleAgain = 'Otra vez al azar'

export const addedNames = {
  last7days: 'Últimos 7 días',
  last30days: 'Últimos 30 días',
  last90days: 'Últimos 90 días',
  thisYear: 'Este año',
  allTime: 'Desde siempre',
} as const

export const formatNames = {
  digital: 'Digital',
  vinyl: 'Vinilo',
  cassette: 'Casete',
  cd: 'CD',
  other: 'Otro',
} as const

export const downloadedNames = { yes: 'Descargado', partial: 'Descargado en parte', no: 'No descargado' } as const

export const verdictNames = { keep: 'Mantener', friday: 'Viernes', later: 'Después', 'let-go': 'Descartar' } as const
export const friday = 'Para el viernes'
export const forFriday = (count: number) => `${numberText(count)} para el viernes`

export const previewLabels = {
  start: (album: string) => `Reproducir una muestra de “${isolated(album)}”`,
  play: (album: string) => `Reproducir la muestra de “${isolated(album)}”`,
  pause: (album: string) => `Pausar la muestra de “${isolated(album)}”`,
}
export const albumLabels = {
  start: (album: string) => `Reproducir “${isolated(album)}”`,
  play: (album: string) => `Reproducir “${isolated(album)}”`,
  pause: (album: string) => `Pausar “${isolated(album)}”`,
}
export const heardAlbum = (title: string) => `Escuchado: añadir “${isolated(title)}” a tu diario`
