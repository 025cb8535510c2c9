import { isolated, numberText } from '#locales/intl.ts'

export const commands = 'Alles finden'
export const crates = 'Kisten'
export const importFromBandcamp = 'Von Bandcamp importieren'
export const importExport = 'Import/Export'
export const settings = 'Einstellungen'

export const userMenu = 'Kontomenü'
export const user = 'Du'
export const keys = 'Tastenkürzel'
export const logOut = 'Ausloggen'
export const logOutFailed = 'Konnte dich nicht ausloggen'
export const logOutOffline =
  'Gatefold ist nicht zu erreichen, darum läuft deine Sitzung weiter. Bleib hier eingeloggt, oder lass dieses Gerät seine Kopie deiner Alben jetzt vergessen.'
export const forgetCopy = 'Kopie vergessen'

export const addLink = 'Link'
export const addFromBandcamp = 'Von Bandcamp'
export const addFile = 'Datei'

export const tabBar = 'Hauptmenü'
export const collection = 'Sammlung'
export const add = 'Hinzufügen'
export const wishlist = 'Wunschliste'
export const you = 'Du'

export const fileImport = 'Datei-Import:'
export const unfinished = 'Unfertig'
export const reading = 'Liest'
export const finish = (file: string) => `Import von „${isolated(file)}“ zu Ende bringen`
export const interrupted = 'Unterbrochen'
export const imported = 'Importiert'
export const waiting = 'Wartet'
export const rows = (done: number, all: number) => `${numberText(done)} von ${numberText(all)}`

export const fileProgressSrOnly = (percent: number) => `Datei wird importiert, ${numberText(percent)} % fertig`
