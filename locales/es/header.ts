import { isolated, numberText } from '#locales/intl.ts'

export const commands = 'Busca lo que sea'
export const crates = 'Cajones'
export const importFromBandcamp = 'Importar de Bandcamp'
export const importExport = 'Importar y exportar'
export const settings = 'Ajustes'

export const userMenu = 'Menú de la cuenta'
export const user = 'Tú'
export const keys = 'Atajos de teclado'
export const logOut = 'Cerrar sesión'
export const logOutFailed = 'No se pudo cerrar la sesión'
export const logOutOffline =
  'No se puede conectar con Gatefold, así que tu sesión sigue abierta. Déjala así, o haz que este dispositivo olvide ya su copia de tus álbumes.'
export const forgetCopy = 'Olvidar la copia'

export const addLink = 'Un enlace'
export const addFromBandcamp = 'De Bandcamp'
export const addFile = 'Un archivo'

export const tabBar = 'Menú principal'
export const collection = 'Colección'
export const add = 'Añadir'
export const wishlist = 'Deseos'
export const you = 'Tú'

export const fileImport = 'Importación de archivo:'
export const unfinished = 'Sin terminar'
export const reading = 'Leyendo'
export const finish = (file: string) => `Terminar de importar “${isolated(file)}”`
export const interrupted = 'Interrumpida'
export const imported = 'Terminada'
export const waiting = 'En espera'
export const rows = (done: number, all: number) => `${numberText(done)} de ${numberText(all)}`

export const fileProgressSrOnly = (percent: number) => `Importando un archivo, ${numberText(percent)} % listo`
