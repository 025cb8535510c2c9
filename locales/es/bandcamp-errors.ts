import { counted, firstText, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

const asksToSlowDown = 'Bandcamp pide ir más despacio'
const turnsAway = 'Bandcamp no deja pasar al servidor de Gatefold'

export const slowDown = `${asksToSlowDown}. Inténtalo otra vez en unos minutos.`
export const blocked = `${turnsAway} por ahora. Inténtalo más tarde.`
export const refused =
  'Bandcamp rechazó tus datos de Subsonic, o su servicio no funciona. Inténtalo más tarde, o conecta otra vez en los ajustes.'
export const notFound = 'Bandcamp no tiene nada en esta dirección.'
export const timedOut = 'Bandcamp no respondió a tiempo. Inténtalo otra vez.'
export const unreachable = 'No se pudo conectar con Bandcamp. Inténtalo otra vez.'
export const tooLarge = 'La respuesta de Bandcamp es demasiado grande para leerla.'
export const unreadable = 'La respuesta de Bandcamp no se puede leer.'
export const notBandcamp =
  'Esta no es una dirección de Bandcamp. Si el artista tiene dominio propio, importa primero el álbum desde tu lista de Bandcamp, o completa tú los campos.'
export const redirects = 'Bandcamp envió demasiadas redirecciones.'
export const notAnAlbum = 'Esta página no es de un álbum ni de una pista.'

export const noSuchFan = (username: string) =>
  `Ningún fan de Bandcamp se llama ${isolated(username)}. Revisa cómo se escribe en la dirección de tu perfil.`
export const listTooLong = (count: number, most: number) =>
  `Esta lista tiene ${numberText(count)} entradas. Las de más de ${numberText(most)} necesitan una importación.`

export const reasons = {
  slowDown: asksToSlowDown,
  blocked: turnsAway,
  silent: 'Bandcamp no respondió a tiempo',
  unreachable: 'No se pudo conectar con Bandcamp',
  unreadable: 'La respuesta de Bandcamp no se puede leer',
}
export const gaveUp = (fault: string, isKept: boolean) =>
  isKept
    ? `${fault}. Lo importado se conserva; sincroniza más tarde.`
    : `${fault}. No se importó nada; inténtalo más tarde.`
export const lookGaveUp = (fault: string, isKept: boolean) =>
  isKept
    ? `${fault}. Lo importado se conserva; la lista se revisa otra vez en un día.`
    : `${fault}. La lista se revisa otra vez en un día.`
export const listUnknown = 'Bandcamp no muestra esta lista.'
export const listHidden = (canConnect: boolean) =>
  canConnect
    ? 'Esta lista está oculta: conecta Bandcamp o usa el marcador.'
    : 'Esta lista está oculta: usa el marcador.'
export const leftOut = (text: string) => `${text}.`
export const fewerShown = (count: number, shown: number) => `Aquí hay ${numberText(shown)} de ${numberText(count)}.`
export const onYourAlbums = (count: number, first: readonly { track: string; album: string }[]) => {
  const named = first.map(({ track, album }) => `“${isolated(track)}” (en “${isolated(album)}”)`)
  const all = count > first.length ? [...named, `${numberText(count - first.length)} más`] : named
  return `Pistas de álbumes que tienes: ${listText(all)}.`
}
export const noAnswerFrom = (hosts: readonly string[]) =>
  `Sin respuesta de ${firstText(hosts, (more) => `${numberText(more)} más`)}`
export const tagsUnread = (albums: number, hosts: readonly string[]) =>
  `No se pudieron leer las etiquetas de ${albumCount(albums)}. ${hosts.length > 0 ? `${noAnswerFrom(hosts)}. ` : ''}Inténtalo más tarde.`

export const wrongLogin =
  'Bandcamp rechazó este nombre de usuario y esta contraseña. Copia los dos de Subsonic, en los ajustes de fan de Bandcamp; no son los que usas para entrar en Bandcamp.'
export const tooManyLogins = (wait: string) =>
  `Bandcamp rechazó demasiados intentos tuyos. Revisa allí el nombre de usuario y la contraseña, e inténtalo otra vez en ${wait}.`
export const notConnected = 'Bandcamp no está conectado. Conéctalo en Ajustes → Bandcamp.'
export const passwordLost =
  'Gatefold ya no puede leer tu contraseña de Subsonic. Tus álbumes se conservan. Conecta otra vez.'
export const noTrack = 'Esta pista no es de ningún álbum de tu colección'

export const loginRefused =
  'Bandcamp rechazó los datos de acceso, o su servicio no funciona. Tus álbumes y la conexión se conservan. Inténtalo más tarde, o conecta otra vez.'
export const outOfOrder = 'El servicio de Bandcamp no funciona. Inténtalo más tarde.'
export const linkSlowDown = 'Bandcamp pide ir más despacio. Inténtalo otra vez en unos minutos.'
export const linkBlocked = 'Bandcamp no deja pasar al servidor de Gatefold por ahora. Inténtalo más tarde.'
export const silent = 'Bandcamp no respondió. Inténtalo otra vez.'
export const linkUnreadable = 'La respuesta de Bandcamp no se puede leer. Inténtalo más tarde.'
export const notThere = 'Esto ya no está en Bandcamp.'

export const repeats = 'Bandcamp volvió a mostrar los mismos álbumes, así que puede que la lista no esté completa'
export const strangers = 'Bandcamp no mostró nada que se pueda leer'
export const endless = 'La lista de Bandcamp no termina nunca'
export const fewer = (before: number, now: number) =>
  `Bandcamp mostró ${albumCount(now)}, y la última vez, ${numberText(before)}. No se quitó nada.`
export const doubled = (entries: number) =>
  counted(entries, {
    one: 'entrada de Bandcamp repetía un álbum y no se cuenta.',
    other: 'entradas de Bandcamp repetían álbumes y no se cuentan.',
  })
export const skipped = (entries: number) =>
  plural(entries, {
    one: 'No se pudo leer 1 entrada de Bandcamp.',
    other: `No se pudieron leer ${numberText(entries)} entradas de Bandcamp.`,
  })

export const importGone = 'Esta importación ya no existe'
export const importRunning = 'Esta importación ya está en marcha'
export const importNotStarted = 'No se pudo empezar la importación.'
export const importStopped = (id: string, isKept: boolean) =>
  isKept
    ? `La importación se detuvo de forma inesperada. Lo importado se conserva; sincroniza más tarde. Referencia: ${id}`
    : `La importación se detuvo de forma inesperada. Inténtalo más tarde. Referencia: ${id}`

export const wrongCsv = 'Elige un archivo CSV válido'
export const noFile = 'Envía collectionData (texto JSON) o csvData (texto CSV)'
export const tooManyFiles = (count: number) =>
  `Todavía se están importando ${counted(count, { one: 'archivo', other: 'archivos' })}. Termina o cancela uno primero`
export const tooManyChunks = (most: number) => `Un archivo puede tener como máximo ${numberText(most)} partes`
export const cratesOutOfOrder = (place: number) => `El próximo cajón tiene que ser el del lugar ${numberText(place)}`
export const cratesMissing = 'Los cajones se envían antes que las filas que están en ellos'
export const importOver = 'Esta importación terminó. Empiézala otra vez para seguir'
export const rowChunkMissing = (chunk: number) =>
  `Faltan filas de este archivo: la parte ${numberText(chunk)} aún no ha llegado`
export const crateChunkMissing = (chunk: number) =>
  `Faltan cajones de este archivo: la parte ${numberText(chunk)} aún no ha llegado`
export const partMissing = 'Una parte de este archivo aún no ha llegado'
export const leftUnfinished = (isKept: boolean) =>
  isKept
    ? 'Esta importación quedó sin terminar. Lo importado hasta entonces se conserva.'
    : 'Esta importación quedó sin terminar. No se importó nada.'
export const fileOfCall = (format: 'csv' | 'json') => `${format.toUpperCase()} enviado por un programa`
export const undoTooLate = (days: number) =>
  `La importación de un archivo se puede deshacer durante ${counted(days, { one: 'día', other: 'días' })}`
