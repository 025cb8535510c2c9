import { counted, isolated, numberText } from '#locales/intl.ts'

export { addRecords } from '#locales/crates.ts'
export { commands as title } from '#locales/header.ts'

import { starCount } from '#locales/ui.ts'

export const placeholder = 'Album, Artist, Tag, Kiste oder Befehl'
export const groups = {
  recent: 'Zuletzt',
  album: 'Alben',
  artist: 'Artists',
  label: 'Labels',
  tag: 'Tags',
  crate: 'Kisten',
  command: 'Befehle',
} as const
export const resultCount = (count: number) => counted(count, { one: 'Treffer', other: 'Treffer' })
export const loading = 'Deine Alben werden geladen …'
export const nothing = (search: string) => `Nichts passt zu „${isolated(search)}“`

export const synonyms: Readonly<Record<string, readonly string[]>> = {
  desk: ['Anhören', 'Durchhören', 'Bewerten', 'Entscheiden', 'Heute Abend'],
  artists: ['Künstler', 'Bands'],
  labels: ['Plattenfirmen'],
  tags: ['Genres', 'Schlagwörter', 'Tags umbenennen und zusammenlegen'],
  tidy: ['Duplikate', 'Dubletten', 'Alben zusammenlegen'],
  diary: ['Gehört', 'Hörtagebuch', 'Journal', 'Verlauf', 'Scrobbles'],
  shares: ['Links und Besuche', 'Freigaben', 'Nicht mehr teilen', 'Wunschzettel'],
  trash: ['Gelöscht', 'Mülleimer', 'Wiederherstellen'],
  add: ['Neues Album', 'Link'],
  import: ['Abgleichen', 'Synchronisieren', 'Fan', 'Sammlung herholen', 'Artists, denen ich folge'],
  files: ['Exportieren', 'Importieren', 'Backup', 'CSV', 'JSON', 'Tabelle', 'Wiederherstellen', 'Discogs', 'Last.fm'],
  'compare-folder': [
    'Fehlt',
    'Nicht heruntergeladen',
    'Downloads',
    'Musik auf diesem Gerät',
    'Meine Dateien',
    'ignores.txt',
  ],
  something: ['Überrasch mich', 'Irgendwas', 'Heute Abend', 'Such was aus'],
  shuffle: ['Mischen', 'Shuffle'],
  unrated: ['Keine Sterne', 'Nicht bewertet', 'Ohne Bewertung'],
  untagged: ['Keine Tags', 'Nicht getaggt', 'Ungetaggt'],
  share: ['Link', 'Wunschzettel', 'Veröffentlichen', 'Freunden zeigen', 'Freigeben'],
  select: ['Mehrere bearbeiten', 'Markieren'],
  playlist: ['Playlists', 'Playlist importieren', 'Subsonic'],
  'new-crate': ['Ordner', 'Playlist'],
  'new-smart-crate': ['Gespeicherte Suche', 'Intelligente Playlist'],
  'clear-filters': ['Zurücksetzen', 'Alle zeigen'],
  settings: ['Konto löschen', 'Profil', 'Foto', 'E-Mail', 'Name', 'Account'],
  'settings-security': ['Passwort', 'Kennwort', 'Passkey', 'Zwei-Faktor 2FA', 'Geräte', 'Sitzungen'],
  'settings-appearance': ['Theme', 'Halbe Sterne', 'Sammlung löschen', 'Alles löschen'],
  'settings-bandcamp': ['Verbinden', 'Verbindung', 'Fan-API'],
  'settings-data': [
    'Offline',
    'API',
    'Token',
    'Zugriffstokens',
    'Geteilte Seiten',
    'Kopie auf diesem Gerät',
    'ListenBrainz',
    'Webhook',
  ],
  'settings-admin': ['Einladen', 'Einladungen', 'Benutzer', 'Protokoll'],
  since: ['Was ist neu', 'Neuigkeiten', 'Änderungen', 'Preisänderungen'],
  year: ['Jahresrückblick', 'Rückblick', 'Wrapped', 'Am meisten gehört'],
  calendar: ['iCal', 'ics', 'Termine', 'Erinnerung', 'Abonnieren'],
  undo: ['Zurücknehmen', 'Widerrufen', 'Undo'],
  friday: ['Bandcamp Friday', 'Zu kaufen', 'Einkaufsliste'],
  charts: ['Statistik', 'Zahlen', 'Charts', 'Auswertung'],
  'now-playing': ['Warteschlange', 'Als Nächstes', 'Player'],
  'theme-dark': ['Dunkelmodus', 'Dark Mode', 'Nacht'],
  'theme-light': ['Hellmodus', 'Tag', 'Weiß'],
  keys: ['Hilfe', 'Hotkeys', 'Tastatur', 'Shortcuts'],
  leave: ['Abmelden', 'Logout', 'Beenden', 'Verlassen'],
}

export const undo = (step: string) => `Rückgängig: ${step}`
export const showAlbums = (filters: string) => `Alben zeigen: ${isolated(filters)}`
export const searchAlbums = (search: string) => `In allen Alben nach „${isolated(search)}“ suchen`
export const nearestSearch = (search: string, count: number) =>
  `Ganz nah dran: ${isolated(search)} (${numberText(count)})`
export const goTo = (place: string) => `Gehe zu: ${isolated(place)}`
export const bothLists = 'Sammlung und Wunschliste'
export const select = 'Alben auswählen'
export const filterBy = (filter: string) => `Filter: ${filter}`
export const viewAs = (view: string) => `Ansicht: ${view}`
export const shuffle = 'Sortieren nach: Zufällig'
export const sortBy = (sort: string) => `Sortieren nach: ${sort}`
export const theme = (choice: string) => `Farbschema: ${choice}`
export const charts = { on: 'Diagramme zeigen', off: 'Diagramme ausblenden' }
export const halfStars = { on: 'Halbe Sterne einschalten', off: 'Halbe Sterne ausschalten' }
export const settings = (section: string) => `Einstellungen: ${section}`
export const of = (name: string, action: string) => `${isolated(name)}: ${action}`
export const parts = { crates: 'Kisten', tags: 'Tags', note: 'Notiz' } as const
export const rate = (title: string, stars: number) =>
  stars === 0 ? `Bewertung von „${isolated(title)}“ entfernen` : `„${isolated(title)}“ bewerten: ${starCount(stars)}`
