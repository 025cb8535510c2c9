import { byArtist, tagCount } from '#locales/albums.ts'
import { besideText, counted, isolated, listText, numberText } from '#locales/intl.ts'
import { albumGone } from '#locales/phrases.ts'
import { albumCount, starCount, trackCount } from '#locales/ui.ts'

export { saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'

export const addTitle = 'Añadir álbum'
export const editTitle = 'Editar álbum'
export const loading = 'Cargando el álbum'
export const notFound = `${albumGone}.`

export const rating = 'Valoración'
export const released = 'Lanzamiento'
export const releasedPlaceholder = 'AAAA-MM-DD'
export const tracks = 'Pistas'
export const list = 'Lista'
export const listNames = { collection: 'Colección', wishlist: 'Lista de deseos' }
export const moreDetails = 'Más detalles'
export const showCoverUrl = 'Dirección de la portada…'
export const coverUrl = 'Dirección de la portada'

export const url = 'Dirección en Bandcamp'
export const urlHelp = 'Pega varias para añadirlas todas'
export const urlPlaceholder = 'https://artist.bandcamp.com/album/…'
export const fetchPage = 'Traer'
export const fetchLabel = 'Traer de Bandcamp'
export const fetching = 'Trayendo…'
export const fetchingLabel = 'Preguntando a Bandcamp'
export const noAlbumAtAddress = 'No hay ningún álbum en esta dirección.'
const pasteAlbum = 'Pega la dirección de la página de un álbum.'
export const noAlbumOf = {
  merch: `Esto es merch, no un álbum. ${pasteAlbum}`,
  playlist: `Esto es una lista de reproducción, no un álbum. ${pasteAlbum}`,
  daily: `Esto es un artículo de Bandcamp Daily. ${pasteAlbum}`,
  download: `Esto es una descarga tuya, que nadie más puede abrir. ${pasteAlbum}`,
  discover: `Esto es una lista de Bandcamp. ${pasteAlbum}`,
  player: `Este reproductor incrustado no dice de qué página es. ${pasteAlbum}`,
  fan: 'Esta es la página de un fan. Impórtala desde “Importar de Bandcamp”.',
  band: `Esta es la página de un artista o de un sello. ${pasteAlbum}`,
}
export const notBandcamp =
  'Esta no es una dirección de Bandcamp. Pega la de la página de un álbum allí, o completa tú los campos.'
export const otherRelease = (album: string) =>
  `En esta dirección Bandcamp tiene ahora otro lanzamiento: ${isolated(album)}. Cambia la dirección para traer este álbum.`
type OnShelf = <Node>(list: keyof typeof listNames, album: Node) => (string | Node)[]
const lists = { collection: 'tu colección', wishlist: 'tu lista de deseos' }
const same: OnShelf = (list, album) => [`Ya está en ${lists[list]}: `, album]
const on: OnShelf = (_, album) => ['Está en ', album, ', que ya tienes']
const probably: OnShelf = (list, album) => [`Probablemente ya está en ${lists[list]}, con otro nombre: `, album]
export const onShelf = { same, on, probably }
export const fillIn = 'Completar su dirección y lo que le falta'
export const found = (tracks: number | null, year: string | undefined, tags: number) => {
  const facts = [tracks && trackCount(tracks), year, tagCount(tags)]
  return `Encontrado: ${besideText(facts.filter((fact) => typeof fact === 'string'))}.`
}
const keptFields = {
  title: 'título',
  artist: 'artista',
  coverUrl: 'portada',
  releaseDate: 'fecha de lanzamiento',
  trackCount: 'número de pistas',
}
export const keptOwn = (fields: (keyof typeof keptFields)[]) =>
  `Se conserva lo tuyo: ${listText(fields.map((field) => keptFields[field]))}.`
export const useBandcamp = 'Usar lo de Bandcamp'

export const paid = 'Pagado'
export const currency = 'Moneda'
export const formats = 'Formato'

export const title = 'Título'
export const artist = 'Artista'
export const notes = 'Notas'
export const notesLength = (length: number, most: number) => `${numberText(length)} de ${numberText(most)}`
export const crates = 'Cajones'
export const cratesLoadFailed = 'No se pudieron cargar tus cajones.'

export const deleteAlbum = 'Eliminar álbum'
export const add = 'Añadir álbum'

export const added = 'Álbum añadido'
export const updated = 'Álbum actualizado'
export const addFailed = 'No se pudo añadir el álbum'
export const updateFailed = 'No se pudo cambiar el álbum'
export const cratesFailed = 'No se pudo añadir el álbum al cajón'
export const removedFrom = (names: string[]) => `Quitado de ${listText(names.map((name) => `“${isolated(name)}”`))}`

export const changedElsewhere = 'Este álbum cambió en otro lugar mientras lo editabas. ¿Qué versión quieres conservar?'
export const alreadyExists = (message: string) => `${message}.`
export const restore = 'Recuperar'
export const open = 'Abrir'
export const restoreFailed = 'No se pudo recuperar el álbum'

export const label = 'Etiquetas'
export const help = 'Pulsa Intro o coma para añadir'
export const placeholder = 'Añadir una etiqueta'
export const addTag = 'Añadir etiqueta'
export const suggestedTitle = 'Tus etiquetas:'
export const addSuggested = (tag: string) => `Añadir la etiqueta “${isolated(tag)}”`

type Edit = {
  albums: number
  change: {
    rating?: number | null | undefined
    list?: string | undefined
    downloadedAt?: string | null | undefined
    downloadedTracks?: number | null | undefined
  }
}

const markedDownloaded = {
  one: 'álbum marcado como descargado',
  other: 'álbumes marcados como descargados',
}
const markedNotDownloaded = {
  one: 'álbum marcado como no descargado',
  other: 'álbumes marcados como no descargados',
}

export function nameOf({ albums, change: { rating, list, downloadedAt, downloadedTracks } }: Edit): string {
  if (rating) return `${counted(albums, { one: 'álbum valorado', other: 'álbumes valorados' })}: ${starCount(rating)}`
  if (rating === null) return `Valoración quitada de ${albumCount(albums)}`
  if (list === 'wishlist')
    return counted(albums, { one: 'álbum pasado a tu lista de deseos', other: 'álbumes pasados a tu lista de deseos' })
  if (list !== undefined)
    return counted(albums, { one: 'álbum pasado a tu colección', other: 'álbumes pasados a tu colección' })
  if (downloadedAt !== undefined) return counted(albums, downloadedAt === null ? markedNotDownloaded : markedDownloaded)
  if (downloadedTracks)
    return counted(albums, {
      one: 'álbum marcado como descargado en parte',
      other: 'álbumes marcados como descargados en parte',
    })
  return `Etiquetas cambiadas en ${albumCount(albums)}`
}

export const undoFailed = 'No se pudo deshacer el cambio'
export const undoneLater = 'Se deshará en cuanto haya conexión con Gatefold'
export const undoEarlier = '¿Deshacer un cambio anterior?'
export const left = (count: number) =>
  counted(count, {
    one: 'álbum cambió después y se queda como está',
    other: 'álbumes cambiaron después y se quedan como están',
  })
export const leftAlbums = (albums: readonly { title: string; artist: string }[], count: number) =>
  listText([
    ...albums.map(({ title, artist }) => byArtist(title, artist)),
    ...(count > albums.length ? [`${numberText(count - albums.length)} más`] : []),
  ])
