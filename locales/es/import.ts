import { counted, numberText, plural, sentencesText, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done } from '#locales/phrases.ts'

type List = 'collection' | 'wishlist'

export const title = 'Importar de Bandcamp'

export const username = 'Usuario de Bandcamp'
export const usernameHelp = 'O la dirección de tu perfil'
export const usernamePlaceholder = 'bandcamp.com/username'
export const whatToImport = 'Qué importar'
export const collection = 'Colección'
export const wishlist = 'Lista de deseos'
export const withTags = 'Con etiquetas'
export const estimate = (hasWishlist: boolean, albums: number, time: string, hasTags: boolean) =>
  sentencesText([
    `Unos ${numberText(albums)} álbumes tardan ${time}${hasTags ? ', casi todo por las etiquetas.' : '.'}`,
    hasWishlist && 'Una lista de deseos de 500 o más puede tardar minutos.',
    'Sigue en marcha si te vas.',
  ])
export const offerLink = <Node>(link: (text: string) => Node) => [
  '¿Compraste álbumes que tu página oculta? ',
  link('Conecta Bandcamp'),
  ' (beta) y también vendrán.',
]
export const start = 'Importar'
export const starting = 'Empezando…'
export const failed = 'La importación falló'

export const fewSeconds = 'unos segundos'
export const underAMinute = 'menos de un minuto'
export const aboutMinutes = (minutes: number) =>
  minutes === 1 ? 'alrededor de un minuto' : `unos ${counted(minutes, { one: 'minuto', other: 'minutos' })}`
export const aboutHours = (hours: number) =>
  hours === 1 ? 'alrededor de una hora' : `unas ${counted(hours, { one: 'hora', other: 'horas' })}`

const listNames = { collection: 'Colección', wishlist: 'Lista de deseos' }
export const from = <Node>(fan: Node, list: List, hasTags: boolean) => [
  `${listNames[list]} de `,
  fan,
  hasTags && ', con etiquetas',
]

export const fromLink = 'De tu conexión con Bandcamp'

type Styles<Node> = { large: (text: string) => Node; small: (text: string) => Node }
export const readInAll = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(plural(seen, { one: 'encontrado', other: 'encontrados' })),
]
export const readOfFound = <Node>(seen: number, found: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(`de unos ${numberText(found)} encontrados`),
]
export const readSoFar = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(plural(seen, { one: 'encontrado hasta ahora', other: 'encontrados hasta ahora' })),
]
export const notKnownYet = 'Aún no se sabe cuántos álbumes son.'
export const percent = (value: number) => `${numberText(value)} %`
export const albumsBar = 'Álbumes'
export const tags = 'Trayendo las etiquetas'
export const tagsRead = (done: number, of: number) =>
  of > 0 ? `${numberText(done)} de ${numberText(of)}` : `${numberText(done)} hasta ahora`
export const tagsBar = 'Etiquetas'
export const doing = {
  fan: 'Buscando al fan',
  collection: 'Leyendo la colección',
  wishlist: 'Leyendo la lista de deseos',
  tags: 'Leyendo álbum por álbum',
}
export const totalUnknown = 'total desconocido'
export const timeLeft = (time: string) => `${time} más`

export const added = 'Añadidos'
export const alreadyThere = 'Ya estaban'
export const filled = 'Completados'
export const leftOut = 'Quedan fuera'
export const unreadable = 'Ilegibles'
export const tagged = 'Con etiquetas'
export const withoutTags = 'Sin etiquetas'

export const resumingNow = (fault: string) => `${fault}. Sigue ahora mismo.`
export const resumingIn = (fault: string, time: string) => `${fault}. Sigue en ${time}.`
type Came = { found: number; added: number; skipped: number; tagged: number; trashed: number }
const arrived = {
  collection: (albums: number) => `${albumCount(albums)} en tu colección.`,
  wishlist: (albums: number) => `${albumCount(albums)} en tu lista de deseos.`,
}
const newAlbums = (albums: number) => counted(albums, { one: 'álbum nuevo', other: 'álbumes nuevos' })
const arrivedToo = {
  collection: (albums: number) => `${newAlbums(albums)} en tu colección.`,
  wishlist: (albums: number) => `${newAlbums(albums)} en tu lista de deseos.`,
}
export const imported = (list: List, { found, added, skipped, tagged, trashed }: Came) => {
  if (found === 0) return emptyListText(list)
  if (found === skipped) return noAlbums
  if (added === 0 && trashed > 0) return onlyTrashed(trashed)
  if (added === 0) return tagged > 0 ? onlyDetails(tagged) : nothingNew
  const came = added === found - skipped ? arrived[list](added) : arrivedToo[list](added)
  return trashed > 0 ? `${came} ${trashedToo(trashed)}` : came
}
export const cancelled = (came: number) => `Importación cancelada. ${cancelledText(came)}`
export const failedText = 'La importación falló. Revisa el nombre de usuario e inténtalo otra vez'

export const youCanClose = 'Puedes cerrar esto. La importación sigue en marcha.'
export const cancelImport = 'Cancelar importación'
export const cancelFailed = 'No se pudo cancelar la importación'
export const ofList = (list: List) => `: ${listNames[list]}`
export const cancelBoth = 'Cancelar las dos'
export const importMore = 'Importar más'
export const seeImported = 'Ver lo importado'

export const complete = 'Importación terminada'
export const completeText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist' ? 'Lista de deseos importada de Bandcamp' : 'Colección importada de Bandcamp'
export const newSince = (albums: number, time: number) => `${newAlbums(albums)} desde el ${shortDayText(time)}`
export const noAlbums = 'No hay álbumes en esta lista.'
export const nothingNew = 'Nada nuevo: todo está ya aquí.'
export const onlyTrashed = (albums: number) =>
  plural(albums, {
    one: 'Nada nuevo: 1 álbum está en la papelera. ¿Quieres recuperarlo?',
    other: `Nada nuevo: ${numberText(albums)} están en la papelera. ¿Quieres recuperarlos?`,
  })
const trashedToo = (albums: number) =>
  counted(albums, { one: 'álbum está en la papelera.', other: 'álbumes están en la papelera.' })
export const bringBack = 'Recuperar'
export const bringBackMany = (albums: number) => `Recuperar ${numberText(albums)} de la papelera`
export const broughtBack = 'De vuelta de la papelera'
export const bringBackFailed = 'No se pudieron recuperar los álbumes'
export const onlyDetails = (albums: number) => `Ningún álbum nuevo. Se leyeron los detalles de ${albumCount(albums)}.`
export const emptyList = 'Nada que importar'
export const emptyListText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist' ? 'Esta lista de deseos está vacía.' : 'Esta colección está vacía.'
export const seeOnWall = 'Ver el mural'
export const partly = 'No vinieron todos los álbumes'
export const goOn = 'Seguir'
export const cancelledTitle = 'Importación cancelada'
export const cancelledText = (added: number) =>
  added === 0
    ? 'Aún no se importó nada.'
    : counted(added, { one: 'álbum importado antes.', other: 'álbumes importados antes.' })

export const firstRunTitle = '¿Dónde están tus discos?'
export const firstRunText =
  'Basta con tu nombre de usuario de Bandcamp: la colección y la lista de deseos llegan mientras echas un vistazo.'
export const firstRunStart = 'Traer mis álbumes'
export const addLink = 'Añadir un enlace'
export const connect = 'Conectar Bandcamp'
export const beta = 'beta'
export const importFile = 'Importar un archivo'

export const reviewFromBandcamp = (review: string) => `De Bandcamp: ${review}`

export const bookmarkletTitle = 'Mientras miras Bandcamp'
export const label = 'Añadir a Gatefold'
export const bookmarkletText =
  'Arrastra el botón a tu barra de marcadores. En la página de un álbum en Bandcamp, añade el álbum aquí. En tu propia página, guarda tu colección, tu lista de deseos y lo nuevo de artistas que sigues en un archivo que puedes importar.'
export const otherwise = 'O copia su código y guárdalo como dirección de un marcador.'
export const copy = 'Copiar el código'
export const copied = 'Código copiado'
export const copiedText = 'Guárdalo como dirección de un nuevo marcador.'
export const copyFailed = 'No se pudo copiar el código'

export const refusedTitle = 'Tráela desde tu propio navegador'
export const refusedText = 'Bandcamp no envía esta lista a nuestro servidor. Tu navegador sí puede traerla.'
export const onPhone = 'Hace falta una barra de marcadores, que en un teléfono no hay: hazlo en otro equipo.'
export const dragIt =
  'Arrastra el botón a tu barra de marcadores, o copia su código y guárdalo como dirección de un marcador.'
export const openPage = <Node>(page: (text: string) => Node, address: string | null) => [
  'Abre ',
  address ? page(address) : 'tu propia página en Bandcamp',
  ' y pulsa allí el marcador. Guarda tus listas en un archivo, 100 álbumes cada 5 segundos.',
]
export const importIt = <Node>(link: (text: string) => Node) => [link('Importa el archivo'), ' aquí.']

export const pageTexts = {
  collection: 'Leyendo tu colección: {read} de {count}',
  wishlist: 'Leyendo tu lista de deseos: {read} de {count}',
  waiting: 'Bandcamp pide ir más despacio. Sigue en {minutes} min.',
  unanswered: 'Bandcamp no responde. Otro intento en {minutes} min.',
  following: 'Leyendo lo nuevo de artistas que sigues: {read} de {count} artistas',
  enough: 'Guardar sin el resto',
  followed: 'Nuevo de artistas que sigues: {read}.',
  noFeed: 'Bandcamp no dio tu feed.',
  artistsUnread: 'Artistas sin mirar: {count}.',
  saved: 'Los {count} álbumes están guardados en un archivo.',
  empty: 'Esta página no muestra álbumes.',
  nothing: 'Bandcamp no dio ninguno de {count} álbumes. Inténtalo más tarde.',
  partly: 'Bandcamp dio {read} de {count} álbumes, guardados en un archivo. Inténtalo más tarde para los demás.',
  toImport: 'Importarlo en Gatefold',
  save: 'Guardar otra vez',
  cancel: 'Cancelar',
  close: 'Cerrar',
}
