import { counted, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { trackCount as countedTracks } from '#locales/ui.ts'

export { close, done } from '#locales/phrases.ts'

export const toList = 'Tu colección'
export const position = (place: number, count: number) => `${numberText(place)} de ${numberText(count)}`
export const previous = 'Álbum anterior'
export const next = 'Álbum siguiente'
export const byArtist = (title: string, artist: string) => `“${isolated(title)}” de ${isolated(artist)}`
export const loading = 'Cargando el álbum'
export const gone = 'Este álbum ya no existe. Puede que esté en la papelera.'

export const addTag = 'Añadir etiqueta'
export const editTags = 'Editar etiquetas'
export const noteSaved = 'Nota guardada'
export const tagsUpdated = 'Etiquetas actualizadas'
export const tagsFailed = 'No se pudo cambiar el álbum'

export const note = 'Nota'
export const notePlaceholder = 'Escribe una nota…'
export const saving = 'Guardando…'
export const saved = 'Guardado'
export const noteFailed = 'No se pudo cambiar el álbum'
export const noteStale = 'Esta nota cambió en otro lugar mientras la editabas. ¿Qué versión quieres conservar?'

export const crates = 'Cajones'
export const addToCrate = 'Añadir a un cajón'

export const released = 'Lanzamiento'
export const history = 'Historial'
export const added = (day: string) => `Añadido el ${day}`
export const rated = (stars: number, day: string) =>
  `${counted(stars, { one: 'estrella', other: 'estrellas' })} el ${day}`
export const moved = {
  collection: (day: string) => `De tu lista de deseos a tu colección el ${day}`,
  wishlist: (day: string) => `Pasado a tu lista de deseos el ${day}`,
}
export const bought = 'Comprado'

export const loadingTracks = 'Cargando las pistas'
export const noTracks = 'Tu conexión con Bandcamp no responde, así que aún no se conocen las pistas.'

export const moreByArtist = (artist: string) => `Más de ${isolated(artist)}`
export const moreOnLabel = (label: string) => `Más del sello ${isolated(label)}`
export const showAll = (count: number) => `Ver todo (${numberText(count)})`

export const facts = 'Datos'

export const tagsOf = (title: string) => `Etiquetas de “${isolated(title)}”`
export const noteOn = (title: string) => `Nota de “${isolated(title)}”`
export const enlargeCover = 'Ampliar la portada'

export const fromBandcamp = 'De Bandcamp'
export const factsLoading = 'Cargando lo que Bandcamp dice de este álbum'

export const trackCount = 'Pistas'
export const label = 'Sello'
export const labelLink = (label: string) => `${isolated(label)} (se abre en otra pestaña)`
export const price = 'Precio'
export const availability = 'Disponibilidad'
export const preorder = 'Reserva'
export const notForSale = 'No está a la venta'
export const fans = 'Fans que lo tienen'
export const location = 'Lugar'
export const itemType = 'Tipo'
export const itemTypes = { album: 'Álbum', track: 'Pista' }

export const about = 'Acerca de'
export const credits = 'Créditos'
export const tracks = (count: number, minutes: number) => {
  const tracks = countedTracks(count)
  return minutes > 0 ? `${tracks}, ${counted(minutes, { one: 'minuto', other: 'minutos' })}` : tracks
}
export const duration = (seconds: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, two(seconds % 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

export const events = {
  added: () => 'Añadido a Gatefold',
  rated: (before: string, after: string) =>
    after === ''
      ? 'Valoración quitada'
      : before === ''
        ? `Valoración: ${after}`
        : `Valoración: ${after} en lugar de ${before}`,
  moved: (_: string, after: string) => (after === 'wishlist' ? 'Pasado a tu lista de deseos' : 'Pasado a tu colección'),
  price: (before: string, after: string) => `El precio pasó de ${before} a ${after}`,
  out: () => 'Lanzado',
  grew: (before: string, after: string) => `Pasó de ${before} a ${after} pistas`,
  gone: () => 'Ya no está en Bandcamp',
  back: () => 'Vuelve a estar en Bandcamp',
}

export const allChanges = 'Todos los cambios'
export const eventsLoading = 'Cargando los cambios'
export const noChanges = 'Aún no hay cambios'
export const goneOn = (day: string) => `Ya no está en Bandcamp desde el ${day}`

export const since = 'Desde la última vez'
type Changes = { count: number; most: number; isNew: boolean }
export function changeCount({ count, most, isNew }: Changes): string {
  if (count < most) return isNew ? cameIn(count) : counted(count, { one: 'cambio', other: 'cambios' })
  return isNew ? `${numberText(most)} o más álbumes nuevos` : `${numberText(most)} o más cambios`
}
export const sinceCount = (changes: Changes, day: string) => `${changeCount(changes)} desde el ${day}`
export const cameIn = (count: number) => counted(count, { one: 'álbum nuevo', other: 'álbumes nuevos' })
export const nothingSince = 'Nada cambió desde la última vez.'
export const foundSince = (day: string) => `Encontrado desde el ${day}`
export const dismiss = 'Marcar como visto'

export const title = 'Añadir álbumes'

export const whichList = 'Dónde añadirlos'
const lists = { collection: 'tu colección', wishlist: 'tu lista de deseos' }
export const destination = (list: keyof typeof lists, crates: string[]) =>
  crates.length === 0
    ? `Se añaden a ${lists[list]}, uno por uno.`
    : `Se añaden a ${lists[list]} y ${plural(crates.length, { one: 'al cajón', other: 'a los cajones' })} ${listText(crates.map((crate) => `“${isolated(crate)}”`))}, uno por uno.`

export const addedOf = (done: number, count: number) => `${numberText(done)} de ${numberText(count)} añadidos`
export const ofAdded = (count: number) => `de ${numberText(count)} añadidos`
export const progress = 'Álbumes'

export const albumBy = (album: string, artist: string) => `${isolated(artist)} – ${isolated(album)}`
export const states = { waiting: 'En espera', reading: 'Leyendo…', added: 'Añadido' }
export const alreadyAdded = 'Ya añadido'
export const inTrash = 'En la papelera'
export const isOn = (album: string) => `Está en “${isolated(album)}”, que ya tienes`
export const isProbably = (album: string) => `Probablemente ya lo tienes: “${isolated(album)}”`

export const tryAgain = <Node>(album: Node) => ['Intentar otra vez', album]
export const restore = <Node>(album: Node) => ['Recuperar', album]
export const open = <Node>(album: Node) => ['Abrir', album]
export const addAnyway = <Node>(album: Node) => ['Añadir de todos modos', album]
export const restoreFailed = 'No se pudo recuperar el álbum'

export const stop = 'Cancelar'
export const addAnother = 'Añadir otro'
export const addAll = (count: number) => `Añadir ${counted(count, { one: 'álbum', other: 'álbumes' })}`
export const continueLabel = (count: number) => `Seguir con ${numberText(count)}`
export const tryAllAgain = 'Intentar todos otra vez'

export const leaveTitle = '¿Salir antes de que estén todos?'
export const stay = 'Seguir aquí'
export const leave = 'Salir'
export const notYetAdded = (count: number) =>
  counted(count, { one: 'dirección aún no está añadida.', other: 'direcciones aún no están añadidas.' })
