import { counted, isolated, numberText } from '#locales/intl.ts'

export const suggestions = 'Vorschläge für die Suche'
export const suggestionCount = (count: number) => counted(count, { one: 'Vorschlag', other: 'Vorschläge' })
export const asFilters = 'als Filter'
export const asCommand = 'Befehl'
export const searchHelp = 'Hilfe zur Suche'

export const fieldNames = {
  tag: 'hat das Tag',
  artist: 'Teil des Namens',
  rating: 'Sterne',
  is: 'unbewertet, ohne Tags, Wunschliste …',
  has: 'Notiz, Hörprobe oder Cover',
  label: 'Teil des Namens eines Labels',
  title: 'Teil des Titels',
  note: 'Teile deiner Notiz',
  track: 'Teil von Titel oder Artist eines Tracks',
  crate: 'Teil des Namens einer Kiste',
  year: 'Erscheinungsjahr',
  added: 'wann du es hinzugefügt hast',
  bought: 'wann du es gekauft hast',
  changed: 'wann es sich zuletzt geändert hat',
  price: 'was es kostet',
  paid: 'was du bezahlt hast',
  tracks: 'Zahl der Tracks',
  verdict: 'wie du über einen Wunsch entschieden hast',
  format: 'worauf du es hast',
  list: 'Sammlung, Wunschliste oder beide',
  sort: 'wie sortiert wird',
} as const

export const fieldWords: Readonly<Record<string, readonly string[]>> = {
  artist: ['Künstler', 'Interpret', 'Band'],
  rating: ['Bewertung', 'Sterne'],
  is: ['Zustand'],
  has: ['hat', 'mit'],
  label: ['Plattenfirma'],
  title: ['Album'],
  note: ['Notiz'],
  track: ['Titel', 'Song', 'Stück'],
  crate: ['Kiste'],
  year: ['Jahr', 'erschienen'],
  added: ['hinzugefügt'],
  bought: ['gekauft'],
  changed: ['geändert'],
  price: ['Preis', 'kostet'],
  paid: ['bezahlt'],
  tracks: ['Titel', 'Anzahl'],
  verdict: ['Entscheidung', 'entschieden'],
  format: ['Vinyl', 'Kassette'],
  list: ['Liste', 'Sammlung', 'Wunschliste'],
  tag: ['Schlagwort', 'Genre'],
  sort: ['sortieren', 'Reihenfolge'],
}

export const termWords: Readonly<Record<string, readonly string[]>> = {
  'is:unrated': ['unbewertet', 'ohne Bewertung', 'ohne Sterne'],
  'is:rated': ['bewertet'],
  'is:untagged': ['ohne Tags', 'ungetaggt'],
  'is:uncrated': ['ohne Kiste', 'in keiner Kiste'],
  'is:wishlist': ['Wunschliste'],
  'is:owned': ['Sammlung'],
  'is:preorder': ['vorbestellt'],
  'is:downloaded': ['heruntergeladen'],
  'is:undownloaded': ['nicht heruntergeladen'],
  'has:note': ['mit Notiz'],
  'format:vinyl': ['Schallplatte', 'auf Vinyl'],
  'format:cassette': ['Kassette'],
}

export const examples = {
  rating: [
    ['rating>=4', '4 Sterne oder mehr'],
    ['rating:5', '5 Sterne'],
    ['rating:2..3', '2 bis 3 Sterne'],
    ['rating:3.5', '3,5 Sterne'],
    ['rating<3', 'weniger als 3 Sterne, oder keine'],
  ],
  is: [
    ['is:unrated', 'noch ohne Sterne'],
    ['is:rated', 'mit Sternen'],
    ['is:untagged', 'noch ohne Tags'],
    ['is:uncrated', 'in keiner Kiste'],
    ['is:wishlist', 'auf deiner Wunschliste'],
    ['is:owned', 'in deiner Sammlung'],
    ['is:preorder', 'noch nicht erschienen'],
    ['is:missing', 'noch nicht heruntergeladen'],
    ['is:partial', 'nur einige Tracks heruntergeladen, oder seitdem gewachsen'],
    ['is:downloaded', 'heruntergeladen'],
    ['is:gone', 'nicht mehr bei Bandcamp'],
    ['is:later', 'ein Wunsch für später'],
  ],
  has: [
    ['has:note', 'mit einer Notiz von dir'],
    ['has:preview', 'mit einer Hörprobe'],
    ['has:cover', 'mit einem Cover'],
  ],
  year: [
    ['year:1990..1999', 'von 1990 bis 1999'],
    ['year:2019', 'aus dem Jahr 2019'],
    ['year:1990s', 'aus den 1990ern'],
    ['year>=2020', '2020 oder später'],
  ],
  added: [
    ['added<30d', 'in den letzten 30 Tagen'],
    ['added>1y', 'vor mehr als einem Jahr'],
    ['added:this-year', 'dieses Jahr'],
    ['added:2024-01..2024-06', 'von Januar bis Juni 2024'],
  ],
  bought: [
    ['bought<30d', 'in den letzten 30 Tagen'],
    ['bought>1y', 'vor mehr als einem Jahr'],
    ['bought:2024', 'im Jahr 2024'],
  ],
  changed: [
    ['changed:7d', 'in den letzten 7 Tagen'],
    ['changed>1y', 'seit einem Jahr nicht'],
  ],
  price: [
    ['price<10eur', 'weniger als 10 Euro, andere Währungen umgerechnet'],
    ['price:5..10', '5 bis 10 in der eigenen Währung'],
    ['price:0', 'gratis'],
  ],
  paid: [
    ['paid>10eur', 'mehr als 10 Euro, andere Währungen umgerechnet'],
    ['paid:0', 'nichts'],
  ],
  tracks: [
    ['tracks>=10', '10 Tracks oder mehr'],
    ['tracks:1..4', '1 bis 4 Tracks'],
  ],
  verdict: [
    ['verdict:friday', 'am Freitag zu kaufen'],
    ['verdict:keep', 'auf der Wunschliste behalten'],
    ['verdict:later', 'für später'],
    ['verdict:let-go', 'im Papierkorb'],
  ],
  format: [
    ['format:digital', 'als Dateien'],
    ['format:vinyl', 'als Schallplatte'],
    ['format:cassette', 'als Kassette'],
    ['format:cd', 'als CD'],
    ['format:other', 'als etwas anderes'],
  ],
  list: [
    ['list:collection', 'deine Sammlung'],
    ['list:wishlist', 'deine Wunschliste'],
    ['list:both', 'beide'],
  ],
} as const

const valueKinds = {
  tag: 'ein Tag',
  artist: 'einen Namen',
  rating: 'eine Zahl',
  is: 'eins seiner Wörter',
  has: 'eins seiner Wörter',
  label: 'einen Namen',
  title: 'einen Text',
  note: 'einen Text',
  track: 'einen Text',
  crate: 'einen Namen',
  year: 'eine Zahl',
  added: 'ein Datum',
  bought: 'ein Datum',
  changed: 'ein Datum',
  price: 'eine Zahl',
  paid: 'eine Zahl',
  tracks: 'eine Zahl',
  verdict: 'eins seiner Wörter',
  format: 'eins seiner Wörter',
  list: 'eins seiner Wörter',
  sort: 'eins seiner Wörter',
} as const

export const faults = {
  field: (name: string, fields: string) =>
    `Ein Feld „${isolated(name)}“ gibt es nicht, darum wird das als Text gesucht. Felder: ${fields}.`,
  value: (name: keyof typeof valueKinds, example: string) => `${name} braucht ${valueKinds[name]}: ${example}`,
  quote: 'Das schließende Anführungszeichen fehlt.',
  length: (most: number) => `Nur die ersten ${numberText(most)} Begriffe werden gesucht.`,
}
export const anyText = (name: string) => `${name}:text`

export const helpTitle = 'Suche'
export const keysTab = 'Tasten'
export const searchTab = 'Suche'
export const helpIntro =
  'Wörter durchsuchen Titel, Artists, Labels, Notizen, Tags und bekannte Tracks. Felder durchsuchen eine Sache; die Liste unter dem Suchfeld vervollständigt sie.'
export const help: readonly [example: string, what: string][] = [
  ['slow harbour', 'beide Wörter, egal in welcher Reihenfolge'],
  ['"now or never"', 'genau dieser Text'],
  ['tag:dub -tag:live', 'mit dem Tag dub, aber nicht live'],
  ['tag:dub*', 'mit einem Tag, das mit dub anfängt'],
  ['dub or techno', 'eins von beiden'],
  ['rating>=4 (dub or techno)', 'mit Klammern verbunden'],
  ['artist:burial', 'Teil des Namens; = für den ganzen'],
  ['label:"low tide"', 'Anführungszeichen um alles mit Leerzeichen'],
  ['crate:sunday', 'in einer Kiste, die so heißt'],
  ['year:1990..1999', 'eine Spanne; auch 1990.. und ..1999, oder 1990-1999'],
  ['track:sonata', 'Teil von Titel oder Artist eines Tracks'],
  ['added<30d', 'in den letzten 30 Tagen; auch w, m und y'],
  ['added:2024-05', 'ein Jahr, ein Monat oder ein Tag'],
  ['price<10eur', 'in jeder Währung, umgerechnet'],
  ['format:vinyl', 'oder digital, cassette, cd, other'],
  ['is:unrated', 'oder untagged, uncrated, wishlist, owned, preorder, later, downloaded, partial, missing'],
  ['has:note', 'oder preview, cover'],
  ['sort:released', 'legt die Sortierung fest'],
]
