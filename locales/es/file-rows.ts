import { besideText, counted, isolated, listText, numberText, plural } from '#locales/intl.ts'

export const mediaCondition = (condition: string) => `Disco: ${condition}`
export const sleeveCondition = (condition: string) => `Funda: ${condition}`

const programs = {
  lastFm: 'Last.fm',
  listenBrainz: 'ListenBrainz',
  spotify: 'Spotify',
  koito: 'Koito',
  maloja: 'Maloja',
  scrobblerLog: 'un reproductor',
}
export const plays = (count: number, program: keyof typeof programs) =>
  `${counted(count, { one: 'pista', other: 'pistas' })} en ${programs[program]}`
export const playsWithoutAlbum = (count: number) =>
  counted(count, {
    one: 'reproducción no nombra ningún álbum',
    many: 'de reproducciones no nombran ningún álbum',
    other: 'reproducciones no nombran ningún álbum',
  })

export const playsWithoutTime = (count: number) =>
  counted(count, {
    one: 'reproducción no tiene una hora que se pueda leer',
    many: 'de reproducciones no tienen una hora que se pueda leer',
    other: 'reproducciones no tienen una hora que se pueda leer',
  })
export const playsSkipped = (count: number) =>
  counted(count, {
    one: 'pista se saltó, así que no se escuchó',
    many: 'de pistas se saltaron, así que no se escucharon',
    other: 'pistas se saltaron, así que no se escucharon',
  })
export const songsWithoutAlbum = (count: number) =>
  counted(count, { one: 'canción no nombra ningún álbum', other: 'canciones no nombran ningún álbum' })
export const songsBeside = (count: number) =>
  counted(count, {
    one: 'canción está en la biblioteca sin el álbum',
    other: 'canciones están en la biblioteca sin el álbum',
  })
export const showsBeside = (count: number) =>
  counted(count, { one: 'programa no es un álbum', other: 'programas no son álbumes' })
export const alsoWritten = (name: string) => `Artista, escrito también: ${name}`
export const noAlbums = {
  hidden: (count: number) => counted(count, { one: 'entrada está oculta', other: 'entradas están ocultas' }),
  private: (count: number) => counted(count, { one: 'entrada es privada', other: 'entradas son privadas' }),
  subscription: (count: number) =>
    counted(count, { one: 'suscripción no es un álbum', other: 'suscripciones no son álbumes' }),
  merch: (count: number) =>
    counted(count, { one: 'artículo de merch no es un álbum', other: 'artículos de merch no son álbumes' }),
  gift: (count: number) =>
    counted(count, { one: 'tarjeta de regalo no es un álbum', other: 'tarjetas de regalo no son álbumes' }),
  unreadable: (count: number) =>
    counted(count, { one: 'entrada no se puede leer', other: 'entradas no se pueden leer' }),
}
export const numbersUnknown = (count: number) =>
  counted(count, {
    one: 'número no es de ningún álbum que tengas',
    other: 'números no son de ningún álbum que tengas',
  })
export const ratedCrate = 'Valorado en otro sitio'
export const followedCrate = 'Nuevo de artistas que sigues'

export const fileNames = {
  collection: 'Una colección de Gatefold',
  fanLists: 'Listas de tu página de Bandcamp',
  gatefold: 'Un CSV de Gatefold',
  csv: 'Un CSV',
  discogsCollection: 'Una colección de Discogs',
  discogsWantlist: 'Una lista de deseos de Discogs',
  rateYourMusic: 'Una colección de RateYourMusic',
  diary: 'Un diario de Gatefold',
  lastFm: 'Scrobbles de Last.fm',
  listenBrainz: 'Reproducciones de ListenBrainz',
  spotify: 'Un historial de Spotify',
  koito: 'Reproducciones de Koito',
  maloja: 'Scrobbles de Maloja',
  scrobblerLog: 'Un registro de scrobbles',
  songs: 'Una lista de canciones',
  spotifyLibrary: 'Una biblioteca de Spotify',
  addresses: 'Direcciones de páginas de Bandcamp',
  downloaded: 'Una lista de descargas',
  bandcampPurchases: 'Un historial de pagos de Bandcamp',
  bandcampExport: 'Una colección de Bandcamp',
} as const

export const fieldNames = {
  title: 'título',
  artist: 'artista',
  bandcampUrl: 'dirección en Bandcamp',
  coverUrl: 'portada',
  rating: 'valoración',
  notes: 'nota',
  releaseDate: 'fecha de lanzamiento',
  trackCount: 'número de pistas',
  list: 'lista',
  bandcampTags: 'etiquetas de Bandcamp',
  userTags: 'etiquetas propias',
  tags: 'etiquetas',
  addedAt: 'fecha en que se añadió',
  previewTitle: 'título de la muestra',
  verdict: 'decisión',
  verdictAt: 'fecha de la decisión',
  paid: 'lo pagado',
  paidCurrency: 'moneda de lo pagado',
  formats: 'formato',
  downloadedAt: 'fecha de la descarga',
  downloadedTracks: 'pistas descargadas',
  label: 'sello',
  labelUrl: 'dirección del sello',
  price: 'precio',
  currency: 'moneda',
  isNamePrice: 'precio libre',
  isPreorder: 'reserva',
  isPurchasable: 'a la venta',
  purchasedAt: 'fecha de compra',
  goneAt: 'fecha en que dejó Bandcamp',
  fans: 'fans',
  itemType: 'tipo en Bandcamp',
  itemId: 'número en Bandcamp',
  artId: 'número de la portada',
  about: 'texto sobre el álbum',
  credits: 'créditos',
  location: 'lugar',
  id: 'número',
  tracks: 'pistas',
  aliases: 'otros nombres',
  listens: 'diario',
  events: 'historial',
  number: 'número',
  duration: 'duración',
  streamable: 'se puede escuchar',
  at: 'momento',
  note: 'nota',
  isWholeDay: 'día entero',
  name: 'nombre',
  description: 'descripción',
  isFavorite: 'favorito',
  query: 'búsqueda',
  albumIds: 'álbumes',
  from: 'etiqueta',
  to: 'nuevo nombre',
  tag: 'etiqueta',
  color: 'color',
}
const NAMES = new Map(Object.entries(fieldNames))

const PARTS: Readonly<Record<string, string | undefined>> = {
  albums: 'álbum',
  crates: 'cajón',
  tagRules: 'regla de etiquetas',
  tagColors: 'color de etiqueta',
  distinct: 'par',
  aliases: 'otro nombre',
  tracks: 'pista',
}

export function fieldLabel(path: string): string {
  const steps = path.split('.')
  const labels = steps.map((step, at) => {
    const number = Number(steps[at + 1])
    const part = PARTS[step]
    if (part && Number.isInteger(number)) return `${part} ${numberText(number + 1)}`
    return Number.isInteger(Number(step)) ? '' : (NAMES.get(step) ?? step)
  })
  return besideText(labels.filter(Boolean))
}

export const empty = 'Este archivo está vacío'

const saveAs = 'Guárdalo como CSV (UTF-8) y elige ese archivo'
export const workbook = `Este archivo es un libro de hojas de cálculo. ${saveAs}`
export const archive =
  'Este archivo es un libro de hojas de cálculo o un archivo comprimido. Guarda el libro como CSV (UTF-8), o descomprime el archivo'
export const nothingInArchive =
  'En este archivo comprimido no hay nada que se pueda leer. Tiene que llevar un archivo CSV, JSON o de texto'
export const archiveTooLarge = (megabytes: number, files: number) =>
  `Este archivo comprimido es demasiado grande. Puede llevar como máximo ${numberText(files)} archivos y ${numberText(megabytes)} MB descomprimidos`
export const brokenArchive =
  'Este archivo comprimido no se puede abrir. Puede que esté dañado o protegido con contraseña'
export const pdf = 'Este archivo es un PDF, no una lista'
export const picture = 'Este archivo es una imagen, no una lista'
export const compressed = 'Este archivo está comprimido. Descomprímelo y elige el archivo que contiene'
export const utf32 = `Este archivo está escrito en UTF-32. ${saveAs}`
export const notText = `Este archivo no es de texto. ${saveAs}`
export const mixedEncodings = (line: number) =>
  `Este archivo mezcla codificaciones: la línea ${numberText(line)} no es UTF-8. ${saveAs}`

export const tooManyColumns = (count: number, most: number) =>
  `Este CSV tiene ${numberText(count)} columnas. Un archivo puede tener como máximo ${numberText(most)}`
export const columnsMissing = (columns: readonly string[]) =>
  `A este CSV ${plural(columns.length, { one: 'le falta la columna', other: 'le faltan las columnas' })} ${listText(columns)}`

export const notJson = 'Este archivo no es JSON'
export const brokenJson = 'Este archivo JSON está dañado'
export const jsonEndsEarly = 'Este archivo JSON termina antes de tiempo. Puede que sea solo una parte del archivo'
export const notOurs = 'Este archivo no es una colección de Gatefold'
export const fromNewer = 'Este archivo es de una versión más nueva de Gatefold y aquí no se puede leer'
export const wrongAlbums = 'Los álbumes de este archivo no son una lista'
export const wrongCrates = 'Los cajones de este archivo no son una lista'
export const wrongTagRules = 'Las reglas de etiquetas de este archivo no son una lista'
export const wrongTagColors = 'Los colores de etiquetas de este archivo no son una lista'
export const wrongDistinct = 'Los pares de álbumes de este archivo no son una lista'
export const unreadable = 'Este archivo no se puede leer'
export const faultAt = (path: string, error: string) => {
  const label = fieldLabel(path)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${error}`
}
export const tooManyAlbums = (count: number, most: number) =>
  `Este archivo tiene ${numberText(count)} álbumes. Un archivo puede tener como máximo ${numberText(most)}`
export const tooManyCrates = (count: number, most: number) =>
  `Este archivo tiene ${numberText(count)} cajones. Un archivo puede tener como máximo ${numberText(most)}`
export const tooManyTagRules = (count: number, most: number) =>
  `Este archivo tiene ${numberText(count)} reglas de etiquetas. Un archivo puede tener como máximo ${numberText(most)}`
export const tooManyTagColors = (count: number, most: number) =>
  `Este archivo tiene ${numberText(count)} colores de etiquetas. Un archivo puede tener como máximo ${numberText(most)}`
export const tooManyPairs = (count: number, most: number) =>
  `Este archivo tiene ${numberText(count)} pares de álbumes que no son el mismo. Un archivo puede tener como máximo ${numberText(most)}`
export const pairsTooLong = 'Con los pares anteriores a este, el archivo está lleno'

export const wrongEvents = 'El historial de este álbum no es una lista'
export const notAnEvent = 'Esto no es un cambio de un álbum'
export const tooManyEvents = (most: number) => `Un álbum conserva sus últimos ${numberText(most)} cambios`

export const rowUnreadable = 'Esta fila no se puede leer'
export const tooManyCells = (count: number, inHeader: number) =>
  `Esta fila tiene ${numberText(count)} celdas, y la cabecera, ${numberText(inHeader)}`
export const untitled = 'Sin título'
export const unknownArtist = 'Artista sin nombre'
export const namedInstead = (name: string) => `Falta, así que “${isolated(name)}”`
export const notAnAlbumBought = 'Merch o una suscripción, no un álbum'
export const unreadCell = (cell: string) => `“${isolated(cell)}” no se puede leer`
export const onlyNumbers = 'Solo números, no un álbum'
export const rowTooLong = 'Esta fila es demasiado larga'
export const openQuote = 'En esta fila hay una comilla sin cerrar'
export const strayQuotes = 'Las comillas de esta fila no cuadran'
export const notAnAlbum = 'Esto no es un álbum'
export const notAnAlias = 'Esto no es otro nombre de un álbum'
export const wrongAliases = 'Los otros nombres tienen que ser una lista'
export const tooManyAliases = (most: number) => `Como máximo ${numberText(most)} nombres más`
export const wrongListens = 'Las entradas del diario tienen que ser una lista'
export const tooManyListens = (most: number) => `Como máximo ${numberText(most)} entradas del diario`
export const notACrate = 'Esto no es un cajón'
export const wrongAlbumIds = 'Los álbumes de un cajón tienen que ser una lista de ids'
export const notAPair = 'Esto no es un par de álbumes'
export const wrongId = 'Un id tiene que ser un número entero'
export const idTwice = (id: number) => `El id ${id} está repetido`
export const albumMissing = (id: number) => `En el archivo no hay ningún álbum con el id ${id}`
