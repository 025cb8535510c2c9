import { crates } from '#locales/file-export.ts'
import { fieldLabel, fileNames } from '#locales/file-rows.ts'
import { counted, isolated, listText, numberText, plural, sentencesText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { exportCsv } from '#locales/file-export.ts'
export { cancel, done } from '#locales/phrases.ts'

export const tagRules = (count: number) => counted(count, { one: 'Tag-Regel', other: 'Tag-Regeln' })
export const tagColors = (count: number) => counted(count, { one: 'Tag-Farbe', other: 'Tag-Farben' })
export const pairs = (count: number) =>
  counted(count, { one: 'Paar ungleicher Alben', other: 'Paare ungleicher Alben' })
const listens = (count: number) => counted(count, { one: 'Eintrag im Tagebuch', other: 'Einträge im Tagebuch' })
export const rows = (count: number) => counted(count, { one: 'Zeile', other: 'Zeilen' })

export const importTab = 'Import'

export const chooseCrate = 'Wähle eine Kiste'
export const newCrate = 'Neue Kiste …'

export const chooseOrDrop = <Node>(choose: (text: string) => Node) => [
  choose('Wähle eine Datei'),
  ' oder zieh sie hierher',
]
export const fileKinds = (size: string) => `CSV, JSON oder ZIP, bis ${size}`
export const acceptedFiles =
  'Eine CSV-Datei aus jedem Programm, etwa von Discogs, RateYourMusic, Last.fm oder Bandcamp, was Spotify, ListenBrainz oder ein Playlist-Konverter dir gibt, eine aus Gatefold exportierte Sammlung, oder Listen, die du von deiner Bandcamp-Seite gespeichert hast. Du siehst eine Vorschau, bevor sich etwas ändert.'
export const encoding = 'Textkodierung'
export const encodingHelp = 'Stimmen die Namen unten?'
export const encodings = {
  'windows-1252': 'Westlich (Windows-1252)',
  macintosh: 'Westlich (Mac Roman)',
  'windows-1251': 'Kyrillisch (Windows-1251)',
  shift_jis: 'Japanisch (Shift-JIS)',
  gbk: 'Chinesisch (GBK)',
}
export const startImport = 'Importieren'
export const noFile = 'Wähle eine Datei zum Importieren'
export const rejectedFile = (name: string, fault: string) => `„${isolated(name)}“: ${fault}`

export const unfinished = 'Unfertiger Import'
export const unnamedFile = 'Eine Datei'
export const unfinishedText = (name: string, read: number, total: number) =>
  `„${isolated(name)}“ ist nicht fertig: ${numberText(read)} von ${rows(total)} importiert. Wähle dieselbe Datei, um fortzusetzen.`
export const importedInOtherTab = (name: string) => `„${isolated(name)}“ wird in einem anderen Tab importiert.`
export const chooseAgain = <Node>(name: string, srOnly: (text: string) => Node) => [
  'Datei wählen',
  srOnly(`: ${isolated(name)}`),
]
export const cancelHere = <Node>(name: string, srOnly: (text: string) => Node) => [
  'Diesen Import abbrechen',
  srOnly(`: ${isolated(name)}`),
]
export const notCancelled = 'Konnte den Import nicht abbrechen'

export const reading = 'Datei wird gelesen'
export const readingText = 'Datei wird gelesen. Noch hat sich nichts geändert.'

export const unreadable = 'Konnte die Datei nicht lesen. Versuch es noch einmal'
export const tooLarge = (size: string, most: string) => `Diese Datei hat ${size}. Erlaubt sind höchstens ${most}`
export const inOtherTab = 'Diese Datei wird in einem anderen Tab importiert'
export const anotherFile = (expected: string) =>
  `Das ist eine andere Datei als „${isolated(expected)}“, oder sie hat sich seitdem geändert`
export const invalidFile = (format: 'CSV' | 'JSON', fault: string) => `Wähle eine gültige ${format}-Datei. ${fault}`
export const emptyFile = 'Diese Datei ist leer'
export const onlyHeader = 'Diese Datei hat nur eine Kopfzeile'
export const tooManyAlbums = (most: number) =>
  `Diese Datei hat zu viele Alben. Erlaubt sind höchstens ${numberText(most)}`

const songsOfAlbums = (songs: number, albums: number, playlists: number) => {
  const all = `${counted(songs, { one: 'Song', other: 'Songs' })} von ${albumCount(albums)}`
  return playlists > 0 ? `${all} in ${counted(playlists, { one: 'Playlist', other: 'Playlists' })}` : all
}

export const contents = (
  kind: keyof typeof fileNames,
  hasAlbums: boolean,
  encoding: string | null,
  count: number,
  crateCount: number,
  others: { songs: number; tagRules: number; tagColors: number; pairs: number; listens: number },
) => {
  const file = encoding ? `${fileNames[kind]}, geschrieben in ${encoding}` : fileNames[kind]
  if (others.songs > 0) return `${file}: ${songsOfAlbums(others.songs, count, crateCount)}.`
  const inIt = hasAlbums ? albumCount(count) : rows(count)
  const parts = [
    inIt,
    crateCount > 0 && crates(crateCount),
    others.tagRules > 0 && tagRules(others.tagRules),
    others.tagColors > 0 && tagColors(others.tagColors),
    others.pairs > 0 && pairs(others.pairs),
    others.listens > 0 && listens(others.listens),
  ]
  return `${file}: ${listText(parts.filter((part) => part !== false))}.`
}
export const contentsSrOnly = (count: number, fresh: number, there: number, failed: number) =>
  `${rows(count)}: ${numberText(fresh)} neu, ${numberText(there)} schon da, ${numberText(failed)} ungültig`
export const startedBefore = (read: number, total: number) =>
  `Dieser Import wurde schon begonnen: ${numberText(read)} von ${rows(total)} importiert. Von da geht es weiter.`
export const created = 'Neu'
export const existing = 'Schon da'
export const invalid = 'Ungültig'
export const duplicates = 'In der Datei doppelt'

export const destination = 'Ziel'
export const destinationWhole = (crateCount: number, areSongs: boolean, hasRules: boolean, hasMore: boolean) => {
  if (areSongs && crateCount > 0)
    return plural(crateCount, {
      one: 'Mit einer Kiste für die Playlist',
      other: 'Mit einer Kiste für jede Playlist',
    })
  if (crateCount > 0) return 'Ganze Sammlung, mit Kisten'
  if (hasRules) return 'Ganze Sammlung, mit Tag-Regeln'
  return hasMore ? 'Ganze Sammlung' : null
}
export const list = 'Liste'
export { listNames } from '#locales/album-form.ts'
export { andMore as moreFailures } from '#locales/ui.ts'

export const entry = 'Datei im Archiv'
export const destinationAlbumsOnly = 'Nur Alben'
export const destinationAlbums = 'Deine Alben'
export const destinationCrate = 'Eine Kiste'
export const crate = 'Kiste'
export const newCrateName = 'Name der neuen Kiste'

export const existingAlbums = 'Alben, die schon da sind'
export const skip = 'So lassen, wie sie sind'
export const skipText = 'Alben, die schon in deiner Sammlung sind, ändern sich nicht.'
export const fill = 'Leere Felder ergänzen'
export const fillText = (count: number) =>
  count > 0
    ? `Aus der Datei ${plural(count, { one: 'würde', other: 'würden' })} ${albumCount(count)} ergänzt. Was du eingetragen hast, bleibt.`
    : 'Aus dieser Datei würde keins davon ergänzt.'

export const overLimit = (count: number, most: number) =>
  plural(count, {
    one: `Du kannst höchstens ${albumCount(most)} haben: Das letzte neue wird übersprungen.`,
    other: `Du kannst höchstens ${albumCount(most)} haben: Die letzten ${numberText(count)} neuen werden übersprungen.`,
  })

export const diaryOverLimit = (count: number, most: number) =>
  plural(count, {
    one: `Dein Tagebuch kann höchstens ${numberText(most)} Einträge haben: Mindestens einer von diesen wird ausgelassen.`,
    other: `Dein Tagebuch kann höchstens ${numberText(most)} Einträge haben: Mindestens ${numberText(count)} von diesen werden ausgelassen.`,
  })

export const failedRows = 'Ungültige Zeilen'
export const saveFailed = 'Konnte die ungültigen Zeilen nicht speichern'
export const willBeSkipped = (count: number, total: number) =>
  sentencesText([
    counted(count, { one: 'Zeile wird übersprungen.', other: 'Zeilen werden übersprungen.' }),
    count < total && 'Alle anderen sind gültig.',
    fixInvalid,
  ])
export const wereSkipped = (count: number, total: number) =>
  sentencesText([
    counted(count, { one: 'Zeile wurde übersprungen.', other: 'Zeilen wurden übersprungen.' }),
    count < total && 'Alle anderen sind importiert.',
    fixInvalid,
  ])
const fixInvalid = 'Exportiere, was ungültig ist, bring es in Ordnung und importiere es noch einmal.'
export const failedRowsFile = (name: string) => `${name} ungültige Zeilen.csv`
export const probablyThere = 'Wahrscheinlich dasselbe Album'
export const probablyThereText = (count: number) =>
  `${counted(count, { one: 'Zeile ist', other: 'Zeilen sind' })} wahrscheinlich unter anderem Namen in deiner Sammlung oder auf deiner Wunschliste. Nimm den Haken weg, wo es ein anderes Album ist.`
export const isThere = (name: string) => `Du hast „${isolated(name)}“`
export const allAreOthers = 'Alle sind andere Alben'
export const allAreThere = 'Alle sind da'
export const onAlbums = 'Tracks von Alben, die du hast'
export const onAlbumsText = (count: number) =>
  counted(count, {
    one: 'Track ist auf einem Album, das du hast, und kommt nicht noch einmal dazu.',
    other: 'Tracks sind auf Alben, die du hast, und kommen nicht noch einmal dazu.',
  })
export const isOn = (track: string, album: string) => `„${isolated(track)}“ ist auf „${isolated(album)}“, das du hast`
export const ratedOnly = 'Bewertet, aber nicht in deiner Sammlung'
export const ratedOnlyCount = (count: number) =>
  counted(count, { one: 'Album, das du hier nicht hast', other: 'Alben, die du hier nicht hast' })
export const ratedOnlyLeft = 'Nur bewerten, was hier ist'
export const ratedOnlyCrate = 'In eine Kiste legen'
export const ratedOnlyAdded = 'Alle hinzufügen'
export const hidden = 'Auf deiner Seite versteckt'
export const hiddenHelp = (count: number) => `${albumCount(count)}. Wenn du deine Sammlung teilst, wäre das zu sehen`
export const hiddenLeft = 'Auslassen'
export const hiddenAdded = 'Zur Sammlung hinzufügen'
export const followedHelp = (count: number) =>
  counted(count, {
    one: 'Album, das du weder hast noch dir wünschst',
    other: 'Alben, die du weder hast noch dir wünschst',
  })
export const followedAdded = 'Auf die Wunschliste, zum Entscheiden'
export const zone = 'Deine Zeitzone'
export const zoneHelp = 'Die Zeiten in der Datei sind UTC'
export const leftOut = 'Ausgelassen'
export const leftOutText = (counts: readonly (readonly [field: string, count: number])[]) => {
  const parts = counts.flatMap(([field, count]) => {
    if (field === 'plays') return []
    return field === 'row' ? `Teile von ${rows(count)}` : `„${fieldLabel(field)}“ in ${rows(count)}`
  })
  return parts.length > 0 ? `Ausgelassen, weil nicht lesbar: ${listText(parts)}.` : `${leftOut}:`
}
export const failedCrates = 'Ungültige Kisten'
export const failedCratesText =
  'Einige Kisten in der Datei sind unvollständig. Was daran ungültig ist, wird übersprungen.'
export const failedRules = 'Ungültige Tag-Regeln'
export const failedRulesText = 'Einige Tag-Regeln in der Datei sind ungültig und werden übersprungen.'
export const failedColors = 'Ungültige Tag-Farben'
export const failedColorsText = 'Einige Tag-Farben in der Datei sind ungültig und werden übersprungen.'
export const failedPairs = 'Ungültige Paare ungleicher Alben'
export const failedPairsText = 'Einige Paare ungleicher Alben sind ungültig und werden übersprungen.'
export const problems = 'Probleme'
export const rowFailure = (row: number, fault: string) => `Zeile ${row}: ${fault}`
export const fieldFailure = (row: number, field: string, fault: string) =>
  `Zeile ${row}, ${fieldLabel(field)}: ${fault}`
export const crateFailure = (crate: number, fault: string) => `Kiste ${crate}: ${fault}`
export const crateFieldFailure = (crate: number, field: string, fault: string) =>
  `Kiste ${crate}, ${fieldLabel(field)}: ${fault}`
export const colorFailure = (color: number, fault: string) => `Tag-Farbe ${color}: ${fault}`
export const pairFailure = (pair: number, fault: string) => `Paar ${pair}: ${fault}`
export const ruleFailure = (rule: number, fault: string) => `Tag-Regel ${rule}: ${fault}`
export const ruleFieldFailure = (rule: number, field: string, fault: string) =>
  `Tag-Regel ${rule}, ${fieldLabel(field)}: ${fault}`

export const firstRows = (count: number) => plural(count, { one: 'Vorschau', other: 'Vorschau der ersten Zeilen' })
export const rating = 'Bewertung'
export const rowExists = 'schon da'
export const moreTags = (count: number) => `+${numberText(count)}`

export const otherFile = 'Andere Datei wählen'
export const importRest = 'Rest importieren'
export const importing = 'Wird importiert …'
