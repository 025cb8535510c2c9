import { isolated, numberText } from '#locales/intl.ts'

export const commands = 'Tout trouver'
export const crates = 'Bacs'
export const importFromBandcamp = 'Importer de Bandcamp'
export const importExport = 'Import/Export'
export const settings = 'Réglages'

export const userMenu = 'Menu du compte'
export const user = 'Toi'
export const keys = 'Raccourcis clavier'
export const logOut = 'Se déconnecter'
export const logOutFailed = 'Impossible de te déconnecter'
export const logOutOffline =
  'Gatefold est injoignable, ta session continue donc. Garde-la ouverte ici, ou fais oublier dès maintenant à cet appareil sa copie de tes albums.'
export const forgetCopy = 'Oublier la copie'

export const addLink = 'Un lien'
export const addFromBandcamp = 'De Bandcamp'
export const addFile = 'Un fichier'

export const tabBar = 'Navigation principale'
export const collection = 'Collection'
export const add = 'Ajouter'
export const wishlist = 'Souhaits'
export const you = 'Toi'

export const fileImport = 'Import d’un fichier :'
export const unfinished = 'Inachevé'
export const reading = 'En cours'
export const finish = (file: string) => `Terminer « ${isolated(file)} »`
export const interrupted = 'Interrompu'
export const imported = 'Import terminé'
export const waiting = 'En attente'
export const rows = (done: number, all: number) => `${numberText(done)} sur ${numberText(all)}`

export const fileProgressSrOnly = (percent: number) => `Import d’un fichier, ${numberText(percent)} % faits`
