import { isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, trackCount } from '#locales/ui.ts'

export const title = 'Conectar Bandcamp'
export const beta = 'beta'
export const text =
  'Trae todos los álbumes que compraste, también los que tu página pública oculta, y los reproduce de la primera pista a la última.'
export const steps = <Node>(settings: (text: string) => Node): (string | Node)[][] => [
  ['Abre tus ', settings('ajustes de fan en Bandcamp'), '.'],
  ['En Subsonic, crea un nombre de usuario y una contraseña.'],
  ['Copia los dos aquí. No son los que usas para entrar en Bandcamp.'],
]
export const username = 'Usuario de Subsonic'
export const password = 'Contraseña de Subsonic'
export const connect = 'Conectar'
export const connecting = 'Conectando…'
export const connectFailed = 'No se pudo conectar'
export const connected = 'Bandcamp conectado'
export const connectedText = 'Los álbumes que compraste suenan enteros y ya vienen en camino.'

export const connectedAs = <Node>(name: Node) => ['Conectado como ', name]
export const neverSynced = 'Aún sin sincronizar'
export const synced = <Node>(albums: number, when: Node) => [
  `${albumCount(albums)} en Bandcamp, última sincronización `,
  when,
]
export const sync = 'Sincronizar ahora'
export const syncing = 'Sincronizando…'
export const showProgress = 'Ver el progreso'
export const syncFailed = 'No se pudo sincronizar con Bandcamp'
export const disconnect = 'Desconectar'
export const disconnectFailed = 'No se pudo desconectar Bandcamp'
export const disconnected = 'Bandcamp desconectado'
export const disconnectedText = 'Tus álbumes se quedan.'
export const plays =
  'Los álbumes de tu colección suenan enteros, de la primera pista a la última. De los demás suena la muestra.'
export const keeps =
  'Sincronizar añade álbumes, completa lo que falta y pasa de la lista de deseos a la colección lo que compraste. No quita nada.'

export const autoDiary = 'Añadir lo que escucho a mi diario'
export const autoDiaryText =
  'Un álbum entra en tu diario una vez al día, en cuanto escuchas la mitad de sus pistas en este dispositivo, con tu conexión con Bandcamp. Las muestras y las pistas saltadas no cuentan.'

export const listenbrainz = 'ListenBrainz'
export const listenbrainzText =
  'Gatefold puede enviar las pistas que escuchas con tu conexión con Bandcamp: artista, título, álbum, duración y cuándo empezaste. Las muestras y las pistas saltadas no se envían.'
export const sendsAs = <Node>(name: Node) => ['Tu cuenta allí es ', name, '.']
export const enter = 'Escribir el token'
export const where = <Node>(settings: (text: string) => Node): (string | Node)[] => [
  'Copia tu token de usuario de ',
  settings('tus ajustes en ListenBrainz'),
  '. Gatefold lo guarda cifrado.',
]
export const token = 'Token de usuario'
export const save = 'Guardar token'
export const tokenFailed = 'No se pudo guardar el token'
export const tokenSaved = 'Token guardado'
export const tokenSavedText = 'Lo que escuches desde ahora va a ListenBrainz.'
export const refused =
  'ListenBrainz ya no acepta tu token. Lo que escuchas se guarda aquí; escribe un token nuevo para enviarlo.'
export const remove = 'Quitar token'
export const removeFailed = 'No se pudo quitar el token'
export const removed = 'Token quitado'
export const removedText = 'Lo que se envió se queda en ListenBrainz.'

// A crate as a playlist at Bandcamp.
export const playlistsNeedLink = 'Las listas de reproducción van y vienen por la conexión con Bandcamp.'
export const makeTitle = 'Hacer una lista de Bandcamp'
export const makeText = (crate: string, most: number) =>
  `Los álbumes de “${isolated(crate)}” que tienes se vuelven una lista de reproducción en Bandcamp, en el orden del cajón, hasta ${numberText(most)} pistas. Cada pista tarda uno o dos segundos.`
export const make = 'Hacer la lista'
export const makingOf = (crate: string) =>
  `Haciendo una lista de “${isolated(crate)}”. Puedes cerrar esto, pero deja la página abierta.`
export const albumsDone = (done: number, all: number) => `${numberText(done)} de ${albumCount(all)}`
export const stopping = 'Cancelando…'
export const stopped = 'La lista no está completa.'
export const goOn = 'Continuar'
export const nothingOwned = 'Ningún álbum de este cajón está en tu colección. Bandcamp solo reproduce lo que tienes.'
export const makeFailed = 'No se pudo terminar la lista'
export const made = 'Lista hecha'
export const madeText = (name: string, tracks: number) => `“${isolated(name)}” tiene ${trackCount(tracks)}.`
export const leftOut = (most: number) =>
  `Fuera: no son tuyos, Bandcamp no los reproduce o pasan de ${numberText(most)} pistas`
export const refusedTracks = 'Pistas que Bandcamp no aceptó'
export const deletePlaylist = 'Eliminar la lista'
export const deleteFailed = 'No se pudo eliminar la lista'
export const playlistDeleted = 'Lista eliminada'
export const notDeleted = 'Bandcamp todavía tiene la lista'
export const notDeletedText = (name: string) => `Elimina “${isolated(name)}” en Bandcamp, entre tus listas.`

// Playlists at Bandcamp as crates.
export const playlistsLoading = 'Cargando tus listas'
export const noPlaylists = 'No tienes listas de reproducción en Bandcamp.'
export const bringText = 'Cada lista se vuelve un cajón con los álbumes de sus pistas.'
export const bring = 'Traer'
export const bringCalled = (name: string) => `Traer ${isolated(name)}`
export const bringFailed = 'No se pudo traer la lista'
export const broughtIn = (name: string, albums: number) =>
  albums === 0
    ? `Ningún álbum de “${isolated(name)}” está aquí.`
    : `${albumCount(albums)} ${plural(albums, { one: 'está', other: 'están' })} en el cajón “${isolated(name)}”.`
export const notHere = 'No están entre tus álbumes'
export const otherPlaylists = 'Otras listas'
export const showCrate = 'Ver el cajón'
