import { counted, numberText, plural } from '#locales/intl.ts'

const onlyHere =
  'Este dispositivo no puede guardar cambios: solo están en esta página y se envían después. Déjala abierta.'
export const offline = (isKept: boolean) =>
  isKept ? 'Sin conexión. Los cambios se guardan aquí y se envían después.' : `Sin conexión. ${onlyHere}`
const loginWanted = 'Algo delante de Gatefold te pide iniciar sesión.'
export const intercepted = (isKept: boolean) =>
  isKept ? `${loginWanted} Los cambios se guardan aquí y se envían después.` : `${loginWanted} ${onlyHere}`
export const logInThere = 'Iniciar sesión allí'
export const unsent = (count: number) => counted(count, { one: 'cambio sin enviar', other: 'cambios sin enviar' })
export const unsentSince = (count: number, day: string) => `${unsent(count)} desde el ${day}`

export const title = 'Cambios sin enviar'
export const allSent = 'Todos los cambios están enviados.'
export const albums = (count: number) => counted(count, { one: 'álbum', other: 'álbumes' })
export const crates = (count: number) => counted(count, { one: 'cajón', other: 'cajones' })
export const calls = {
  'add-album': 'Álbum añadido',
  'edit-album': 'Álbum cambiado',
  'edit-albums': 'Álbumes cambiados',
  'undo-edit': 'Cambio de álbumes deshecho',
  'delete-albums': 'A la papelera',
  'restore-albums': 'Álbumes recuperados',
  'set-crates': 'Cajones cambiados',
  'add-crate': 'Cajón creado',
  'edit-crate': 'Cajón cambiado',
  'delete-crate': 'Cajón eliminado',
  'restore-crates': 'Cajones recuperados',
  'order-crates': 'Orden de los cajones cambiado',
  'add-to-crates': 'Añadido a cajones',
  'remove-from-crate': 'Álbumes quitados del cajón',
  'order-crate': 'Orden del cajón cambiado',
  'add-listen': 'Añadido al diario',
  'edit-listen': 'Entrada del diario cambiada',
  'delete-listen': 'Entrada del diario eliminada',
  'report-scrobbles': 'Pistas escuchadas, para ListenBrainz',
}
export const setAside =
  'Este cambio no ha llegado, aunque hay conexión con Gatefold. Quizá lo bloquea una extensión o un cortafuegos. ' +
  'Se vuelve a intentar hasta que llegue, y los demás cambios no lo esperan.'
export const unknownChange = 'Cambio desconocido'
export const cannotRead =
  'Esta versión de Gatefold no puede leer este cambio, quizá porque lo hizo una más nueva. ' +
  'Se queda aquí hasta que esa vuelva. También puedes descartarlo.'
export const fields = {
  title: 'Título',
  artist: 'Artista',
  bandcampUrl: 'Dirección en Bandcamp',
  coverUrl: 'Dirección de la portada',
  releaseDate: 'Fecha de lanzamiento',
  trackCount: 'Pistas',
  rating: 'Valoración',
  notes: 'Notas',
  list: 'Lista',
  tags: 'Etiquetas',
  name: 'Nombre',
  description: 'Descripción',
  isFavorite: 'Favorito',
}
export const none = 'Nada'
export const mine = 'La tuya'
export const theirs = 'La otra'
export const changedElsewhere = 'Esto cambió en otro dispositivo. ¿Qué versión quieres conservar?'

export const dropped = 'Un cambio se descartó'
export const refused = 'No se pudo guardar un cambio'
export const sentWhenThereIsRoom = (problem: string) =>
  `${problem} El cambio se queda en este dispositivo y se envía cuando haya espacio.`
export const review = 'Revisar'

export const logOutTitle = '¿Cerrar sesión?'
export const logOutQuestion = (count: number) =>
  plural(count, {
    one: 'Tienes 1 cambio sin enviar. Si cierras sesión, se pierde. Esto no se puede deshacer.',
    other: `Tienes ${numberText(count)} cambios sin enviar. Si cierras sesión, se pierden. Esto no se puede deshacer.`,
  })
export const signInToSend = (count: number, email: string) =>
  plural(count, {
    one: `Tienes 1 cambio sin enviar. Inicia sesión como ${email} para enviarlo.`,
    other: `Tienes ${numberText(count)} cambios sin enviar. Inicia sesión como ${email} para enviarlos.`,
  })

export const freshAlbums = (count: number) => counted(count, { one: 'álbum nuevo', other: 'álbumes nuevos' })
export const arriving = (count: number, all: number | null) =>
  all === null || all < count
    ? `Cargando álbumes: ${numberText(count)}`
    : `Cargando álbumes: ${numberText(count)} de ${numberText(all)}`

export const keep = 'Funciona sin conexión en este dispositivo'
export const keepText =
  'Una copia de tus álbumes y cajones se abre al instante y usa menos la red. Al cerrar sesión se quita. Desactívala en un dispositivo que usan otras personas.'
export const keptFromNow = 'Tus álbumes se guardan aquí desde la próxima vez que abras Gatefold.'
export const kept = (size: string, isPersisted: boolean) =>
  isPersisted
    ? `Aquí hay ${size} guardados. El navegador los conserva hasta que los quites.`
    : `Aquí hay ${size} guardados. El navegador puede eliminarlos si se queda sin espacio.`
export const noRoom = 'No funciona sin conexión'
export const noRoomText = 'En este dispositivo no cabe una copia de tus álbumes. Haz espacio y vuelve a abrir Gatefold.'
export const remove = 'Quitar de este dispositivo'
export const removed = 'Quitado de este dispositivo'
export const removedText = 'Tus álbumes y cajones ya no se guardan aquí. Tu cuenta los sigue teniendo.'

export const loggedInTitle = 'Sesión iniciada'
export const loggedIn = 'Hola de nuevo en Gatefold'

export const signedOut = 'Tu sesión se cerró'
export const textKept =
  'Lo que escribiste sigue aquí. Usa la misma cuenta en la pestaña que se abre; después vuelve y guarda.'

export const accountChangedTitle = 'Otra cuenta'
export const accountChanged = (email: string) => `Este navegador tiene ahora la sesión iniciada como ${email}.`

export const ready = 'Hay una versión nueva lista.'
export const reload = 'Recargar'
