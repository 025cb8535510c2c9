import { albumCount } from '#locales/ui.ts'

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
