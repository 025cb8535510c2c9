import { isolated, numberText } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { trackCount } from '#locales/ui.ts'

export const yourCollection = 'Deine Sammlung'
const yourWishlist = 'Deine Wunschliste'
export const uncrated = 'In keiner Kiste'

export const bothLists = 'Sammlung und Wunschliste'
type ListShown = { crate: number | 'none' | null; list: string; verdict: string | null }
export function listTitle({ crate, list, verdict }: ListShown): string {
  if (crate === 'none') return uncrated
  if (verdict === 'friday') return friday
  if (list === 'both') return bothLists
  return list === 'wishlist' ? yourWishlist : yourCollection
}
export const collection = 'Sammlung'
export const wishlist = 'Wunschliste'
export const viewAs = (view: string) => `Ansicht: ${view}`
export const viewNames = { grid: 'Raster', list: 'Liste', compact: 'Kompakt', wall: 'Wand' } as const
export const largeCovers = 'Größere Cover'
export const columnNames = { label: 'Label', year: 'Jahr', price: 'Preis' } as const
export const share = 'Teilen'
export const moreAboutList = 'Mehr'
export const select = 'Auswählen'
export const leaveSelecting = 'Auswahl beenden'
export const calendar = 'Erscheinungskalender …'
export const showCharts = 'Diagramme zeigen'
export const hideCharts = 'Diagramme ausblenden'
export const selectNotLoaded = 'Konnte das Auswählen nicht laden'

export const searchPlaceholder = 'Alben, Artists oder Tags suchen …'
export const search = 'Alben, Artists oder Tags suchen'
export const clearSearch = 'Suche leeren'
export const sortBy = 'Sortieren nach'
export const filter = 'Filter'
export const filtersAtWork = <Node>(count: number, srOnly: (text: string) => Node) => [
  srOnly(', '),
  count,
  srOnly(' aktiv'),
]
export const filtersNotLoaded = 'Konnte die Filter nicht laden'

export const shownOf = (shown: number, all: number) => `${numberText(shown)} von ${albumCount(all)}`
export const byArtist = (artist: string) => `Von ${isolated(artist)}`
export const onLabel = (label: string) => `Bei ${isolated(label)}`
export const addedIn = (month: string) => `Hinzugefügt im ${month}`
export const releasedIn = ({ from, to }: { from: number; to: number }) =>
  `Erschienen ${from === to ? from : `${from}–${to}`}`
export const releasedInDecade = (decade: number) => `Erschienen in den ${decade}ern`
export const ratedBetween = (min: number, max: number) =>
  min === max ? starCount(min) : `${numberText(min)}–${numberText(max)} Sterne`
export const unrated = 'Unbewertet'
export const untagged = 'Ohne Tags'
export const imported = 'Importiert'
export const clearFilters = 'Alle Filter aufheben'
export const saveAsSmartCrate = 'Als smarte Kiste speichern'

export const pages = 'Seiten'
export const previousPage = 'Vorige Seite'
export const page = (number: number) => `Seite ${number}`
export const nextPage = 'Nächste Seite'
export const albumsPerPage = 'Alben pro Seite'
export const perPage = (count: number) => `${count} pro Seite`

export const allOnOnePage = 'Alle, zum Scrollen'
export const inPages = 'Auf Seiten'

export const crateNotLoaded = 'Konnte die Kiste nicht laden'
export const nothingInCrate = 'Diese Kiste ist leer'
export const nothingInCrateText = 'Zieh ein Album darauf, oder wähle bei einem Album „In eine Kiste legen …“.'
export const allInCrates = 'Jedes Album ist in einer Kiste'
export const allInCratesText = 'Hier stehen Alben, die in keiner Kiste sind.'
export const toCollection = 'Zu deiner Sammlung'
export const emptyWishlist = 'Deine Wunschliste ist leer'
export const emptyWishlistText =
  'Hier stehen Alben, die du kaufen willst. Gib deinen Bandcamp-Benutzernamen ein, um deine Wunschliste zu importieren.'
export const importFromBandcamp = 'Von Bandcamp importieren'
export const addAlbum = 'Album hinzufügen'
export const nearest = 'Ganz nah dran:'
export const nearestCount = (count: number) => `(${numberText(count)})`
export const inOtherList = {
  collection: (count: number) => `${numberText(count)} in deiner Sammlung: zeigen`,
  wishlist: (count: number) => `${numberText(count)} auf deiner Wunschliste: zeigen`,
}
export const noneHasBothTags = <Node>(first: Node, second: Node) => [
  'Nichts hat die Tags ',
  first,
  ' und ',
  second,
  ' zugleich. Ist vielleicht besser so.',
]

export const albums = 'Alben'

export const compactColumns = {
  cover: '',
  title: 'Titel',
  artist: 'Artist',
  year: 'Jahr',
  price: 'Preis',
  label: 'Label',
  tags: 'Tags',
  rating: 'Bewertung',
  added: 'Hinzugefügt',
  actions: '',
}

export const selectAlbum = (title: string) => `„${isolated(title)}“ auswählen`
export const ratingOf = (title: string) => `Bewertung von „${isolated(title)}“`
export const starsGiven = <Node>(stars: number, sign: Node, srOnly: (text: string) => Node) => [
  numberText(stars),
  sign,
  srOnly(' von 5 Sternen'),
]
export const added = <Node>(when: Node) => ['Hinzugefügt ', when]
export const onlyTagged = (tag: string) => `Nur Alben mit dem Tag „${isolated(tag)}“`
export const addTag = 'Tags'
export const addNote = 'Notiz'
export const addPart = {
  tags: (title: string) => `Tags zu „${isolated(title)}“ hinzufügen`,
  note: (title: string) => `Notiz zu „${isolated(title)}“ hinzufügen`,
}
export const moreTags = (count: number) => `+${count}`

export const bandcamp = 'Bandcamp'
export const onBandcamp = (title: string) => `„${isolated(title)}“ bei Bandcamp (öffnet einen neuen Tab)`
export const wish = 'Auf deiner Wunschliste'
export const gotIt = 'Gekauft'
export const gotItTo = (title: string) => `Gekauft: „${isolated(title)}“ in deine Sammlung verschieben`
export const buy = <Node>(aside: (text: string) => Node) => ['Kaufen ', aside('bei Bandcamp')]
export const buyOn = (title: string) => `Kaufen bei Bandcamp: „${isolated(title)}“ (öffnet einen neuen Tab)`
export const moveTo = {
  collection: (title: string) => `„${isolated(title)}“ in deine Sammlung verschieben`,
  wishlist: (title: string) => `„${isolated(title)}“ auf deine Wunschliste setzen`,
}
export const addToCrate = (title: string) => `„${isolated(title)}“ in eine Kiste legen …`
export const edit = (title: string) => `„${isolated(title)}“ bearbeiten`
export const deleteAlbum = (title: string) => `„${isolated(title)}“ löschen`
export const closeCard = (title: string) => `Tags, Notiz und Aktionen schließen: „${isolated(title)}“`
export const moreAbout = (title: string) => `Mehr zu „${isolated(title)}“`
export const moveUp = 'Nach oben'
export const moveDown = 'Nach unten'
export const moveToTop = 'Ganz nach oben'
export const moveToPosition = 'An Position verschieben …'
export const switchToCrateOrder = 'Nach der Reihenfolge der Kiste sortieren'
export const removeFromCrate = 'Aus der Kiste nehmen'

export const addAnAlbum = 'Album hinzufügen'

export const sortNames = {
  best: 'Beste Treffer',
  crate: 'Reihenfolge der Kiste',
  recent: 'Zuletzt hinzugefügt',
  'rating-high': 'Beste Bewertung',
  'rating-low': 'Schwächste Bewertung',
  title: 'Titel',
  artist: 'Artist',
  released: 'Erscheinungsdatum',
  soon: 'Erscheint bald',
  purchased: 'Kaufdatum',
  price: 'Preis',
  label: 'Label',
  changed: 'Zuletzt geändert',
  random: 'Zufällig',
} as const
export const shuffleAgain = 'Noch einmal mischen'

export const addedNames = {
  last7days: 'Letzte 7 Tage',
  last30days: 'Letzte 30 Tage',
  last90days: 'Letzte 90 Tage',
  thisYear: 'Dieses Jahr',
  allTime: 'Egal wann',
} as const

export const formatNames = {
  digital: 'Digital',
  vinyl: 'Vinyl',
  cassette: 'Kassette',
  cd: 'CD',
  other: 'Anderes',
} as const

export const downloadedNames = {
  yes: 'Heruntergeladen',
  partial: 'Teilweise heruntergeladen',
  no: 'Nicht heruntergeladen',
} as const

export const verdictNames = { keep: 'Behalten', friday: 'Freitag', later: 'Später', 'let-go': 'Weg damit' } as const
export const friday = 'Für Freitag'
export const forFriday = (count: number) => `${numberText(count)} für Freitag`

export const previewLabels = {
  start: (album: string) => `Hörprobe von „${isolated(album)}“ abspielen`,
  play: (album: string) => `Hörprobe von „${isolated(album)}“ weiter abspielen`,
  pause: (album: string) => `Hörprobe von „${isolated(album)}“ anhalten`,
}
export const albumLabels = {
  start: (album: string) => `„${isolated(album)}“ abspielen`,
  play: (album: string) => `„${isolated(album)}“ weiter abspielen`,
  pause: (album: string) => `„${isolated(album)}“ anhalten`,
}
export const heardAlbum = (title: string) => `Gehört: „${isolated(title)}“ ins Tagebuch schreiben`
