import { crates } from '#locales/file-export.ts'
import { fieldLabel, fileNames } from '#locales/file-rows.ts'
import { counted, isolated, listText, numberText, plural, sentencesText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { exportCsv } from '#locales/file-export.ts'
export { cancel, done } from '#locales/phrases.ts'

export const tagRules = (count: number) => counted(count, { one: 'règle de tag', other: 'règles de tags' })
export const tagColors = (count: number) => counted(count, { one: 'couleur de tag', other: 'couleurs de tags' })
export const pairs = (count: number) =>
  counted(count, { one: 'paire d’albums différents', other: 'paires d’albums différents' })
const listens = (count: number) => counted(count, { one: 'entrée de journal', other: 'entrées de journal' })
export const rows = (count: number) => counted(count, { one: 'ligne', other: 'lignes' })

export const importTab = 'Importer'

export const chooseCrate = 'Choisis un bac'
export const newCrate = 'Nouveau bac…'

export const chooseOrDrop = <Node>(choose: (text: string) => Node) => [
  choose('Choisis un fichier'),
  ' ou fais-le glisser ici',
]
export const fileKinds = (size: string) => `CSV, JSON ou ZIP, jusqu’à ${size}`
export const acceptedFiles =
  'Un CSV de n’importe quel programme, par exemple Discogs, RateYourMusic, Last.fm ou Bandcamp, ce que te donne Spotify, ListenBrainz ou un convertisseur de playlists, une collection exportée de Gatefold, ou des listes enregistrées depuis ta page Bandcamp. Tu vois un aperçu avant que quoi que ce soit ne change.'
export const encoding = 'Encodage du texte'
export const encodingHelp = 'Les noms ci-dessous sont-ils justes ?'
export const encodings = {
  'windows-1252': 'Occidental (Windows-1252)',
  macintosh: 'Occidental (Mac Roman)',
  'windows-1251': 'Cyrillique (Windows-1251)',
  shift_jis: 'Japonais (Shift-JIS)',
  gbk: 'Chinois (GBK)',
}
export const startImport = 'Importer'
export const noFile = 'Choisis un fichier à importer'
export const rejectedFile = (name: string, fault: string) => `« ${isolated(name)} » : ${fault}`

export const unfinished = 'Import inachevé'
export const unnamedFile = 'Un fichier'
export const unfinishedText = (name: string, read: number, total: number) =>
  `« ${isolated(name)} » n’est pas terminé : ${numberText(read)} sur ${rows(total)}. Choisis le même fichier pour reprendre.`
export const importedInOtherTab = (name: string) =>
  `L’import de « ${isolated(name)} » est en cours dans un autre onglet.`
export const chooseAgain = <Node>(name: string, srOnly: (text: string) => Node) => [
  'Choisir le fichier',
  srOnly(` : ${isolated(name)}`),
]
export const cancelHere = <Node>(name: string, srOnly: (text: string) => Node) => [
  'Arrêter cet import',
  srOnly(` : ${isolated(name)}`),
]
export const notCancelled = 'Impossible d’arrêter l’import'

export const reading = 'Lecture du fichier'
export const readingText = 'Lecture du fichier. Rien n’a encore changé.'

export const unreadable = 'Impossible de lire le fichier. Réessaie'
export const tooLarge = (size: string, most: string) => `Ce fichier pèse ${size}. Un fichier peut peser au plus ${most}`
export const inOtherTab = 'L’import de ce fichier est en cours dans un autre onglet'
export const anotherFile = (expected: string) =>
  `Ce n’est pas le fichier « ${isolated(expected)} », ou il a changé depuis`
export const invalidFile = (format: 'CSV' | 'JSON', fault: string) => `Choisis un fichier ${format} valide. ${fault}`
export const emptyFile = 'Ce fichier est vide'
export const onlyHeader = 'Ce fichier n’a qu’une ligne d’en-tête'
export const tooManyAlbums = (most: number) =>
  `Ce fichier a trop d’albums. Un fichier peut en avoir au plus ${numberText(most)}`

const songsOfAlbums = (songs: number, albums: number, playlists: number) => {
  const all = `${counted(songs, { one: 'morceau', other: 'morceaux' })} de ${albumCount(albums)}`
  return playlists > 0 ? `${all} dans ${counted(playlists, { one: 'playlist', other: 'playlists' })}` : all
}

export const contents = (
  kind: keyof typeof fileNames,
  hasAlbums: boolean,
  encoding: string | null,
  count: number,
  crateCount: number,
  others: { songs: number; tagRules: number; tagColors: number; pairs: number; listens: number },
) => {
  const file = encoding ? `${fileNames[kind]}, en ${encoding}` : fileNames[kind]
  if (others.songs > 0) return `${file} : ${songsOfAlbums(others.songs, count, crateCount)}.`
  const inIt = hasAlbums ? albumCount(count) : rows(count)
  const parts = [
    inIt,
    crateCount > 0 && crates(crateCount),
    others.tagRules > 0 && tagRules(others.tagRules),
    others.tagColors > 0 && tagColors(others.tagColors),
    others.pairs > 0 && pairs(others.pairs),
    others.listens > 0 && listens(others.listens),
  ]
  return `${file} : ${listText(parts.filter((part) => part !== false))}.`
}
export const contentsSrOnly = (count: number, fresh: number, there: number, failed: number) =>
  [
    `${rows(count)} : ${counted(fresh, { one: 'nouvelle', other: 'nouvelles' })}`,
    `${numberText(there)} déjà là`,
    `${numberText(failed)} non valides`,
  ].join(', ')
export const startedBefore = (read: number, total: number) =>
  `Cet import avait déjà commencé : ${numberText(read)} sur ${rows(total)}. Il reprend là.`
export const created = 'Nouveaux'
export const existing = 'Déjà là'
export const invalid = 'Non valides'
export const duplicates = 'En double dans le fichier'

export const destination = 'Destination'
export const destinationWhole = (crateCount: number, areSongs: boolean, hasRules: boolean, hasMore: boolean) => {
  if (areSongs && crateCount > 0)
    return plural(crateCount, {
      one: 'Avec un bac pour la playlist',
      other: 'Avec un bac pour chaque playlist',
    })
  if (crateCount > 0) return 'Collection complète, avec les bacs'
  if (hasRules) return 'Collection complète, avec les règles de tags'
  return hasMore ? 'Collection complète' : null
}
export const list = 'Liste'
export { listNames } from '#locales/album-form.ts'
export { andMore as moreFailures } from '#locales/ui.ts'

export const entry = 'Fichier dans l’archive'
export const destinationAlbumsOnly = 'Les albums seulement'
export const destinationAlbums = 'Tes albums'
export const destinationCrate = 'Un bac'
export const crate = 'Bac'
export const newCrateName = 'Nom du nouveau bac'

export const existingAlbums = 'Albums déjà là'
export const skip = 'Les laisser comme ils sont'
export const skipText = 'Les albums déjà dans ta collection ne changent pas.'
export const fill = 'Compléter leurs champs vides'
export const fillText = (count: number) =>
  count > 0
    ? `${counted(count, { one: 'album serait complété', other: 'albums seraient complétés' })} d’après le fichier. Ce que tu as saisi reste.`
    : 'Ce fichier n’en compléterait aucun.'

export const overLimit = (count: number, most: number) =>
  plural(count, {
    one: `Tu peux avoir au plus ${albumCount(most)} : le dernier des nouveaux ne sera pas importé.`,
    other: `Tu peux avoir au plus ${albumCount(most)} : les ${numberText(count)} derniers des nouveaux ne seront pas importés.`,
  })

export const diaryOverLimit = (count: number, most: number) =>
  plural(count, {
    one: `Ton journal peut avoir au plus ${numberText(most)} entrées : au moins ${numberText(count)} de celles-ci sera laissée de côté.`,
    other: `Ton journal peut avoir au plus ${numberText(most)} entrées : au moins ${numberText(count)} de celles-ci seront laissées de côté.`,
  })

export const failedRows = 'Lignes non valides'
export const saveFailed = 'Impossible d’enregistrer les lignes non valides'
export const willBeSkipped = (count: number, total: number) =>
  sentencesText([
    counted(count, { one: 'ligne sera laissée de côté.', other: 'lignes seront laissées de côté.' }),
    count < total && 'Toutes les autres sont valides.',
    fixInvalid,
  ])
export const wereSkipped = (count: number, total: number) =>
  sentencesText([
    counted(count, { one: 'ligne a été laissée de côté.', other: 'lignes ont été laissées de côté.' }),
    count < total && 'Toutes les autres ont été importées.',
    fixInvalid,
  ])
const fixInvalid = 'Exporte ce qui n’est pas valide, corrige-le et importe-le à nouveau.'
export const failedRowsFile = (name: string) => `${name} lignes non valides.csv`
export const probablyThere = 'Sans doute le même album'
export const probablyThereText = (count: number) =>
  counted(count, {
    one: 'ligne est sans doute déjà dans ta collection ou ta liste de souhaits, sous un autre nom. Décoche si c’est un autre album.',
    other:
      'lignes sont sans doute déjà dans ta collection ou ta liste de souhaits, sous d’autres noms. Décoche là où c’est un autre album.',
  })
export const isThere = (name: string) => `Tu as ${isolated(name)}`
export const allAreOthers = 'Tous sont d’autres albums'
export const allAreThere = 'Tous sont déjà là'
export const onAlbums = 'Morceaux d’albums que tu as'
export const onAlbumsText = (count: number) =>
  counted(count, {
    one: 'morceau est sur un album que tu as et ne sera pas ajouté à nouveau.',
    other: 'morceaux sont sur des albums que tu as et ne seront pas ajoutés à nouveau.',
  })
export const isOn = (track: string, album: string) => `« ${isolated(track)} » est sur « ${isolated(album)} », que tu as`
export const ratedOnly = 'Notés, mais pas dans ta collection'
export const ratedOnlyCount = (count: number) =>
  counted(count, { one: 'album que tu n’as pas ici', other: 'albums que tu n’as pas ici' })
export const ratedOnlyLeft = 'Noter seulement ce qui est ici'
export const ratedOnlyCrate = 'Les mettre dans un bac'
export const ratedOnlyAdded = 'Les ajouter tous'
export const hidden = 'Masqués sur ta page'
export const hiddenHelp = (count: number) =>
  plural(count, {
    one: `${albumCount(count)}. Partager ta collection le montrerait`,
    other: `${albumCount(count)}. Partager ta collection les montrerait`,
  })
export const hiddenLeft = 'Les laisser de côté'
export const hiddenAdded = 'Les ajouter à la collection'
export const followedHelp = (count: number) =>
  counted(count, {
    one: 'album que tu n’as ni ici ni dans tes souhaits',
    other: 'albums que tu n’as ni ici ni dans tes souhaits',
  })
export const followedAdded = 'Sur la liste de souhaits, à trancher'
export const zone = 'Ton fuseau horaire'
export const zoneHelp = 'Les heures du fichier sont en UTC'
export const leftOut = 'Laissé de côté'
export const leftOutText = (counts: readonly (readonly [field: string, count: number])[]) => {
  const parts = counts.flatMap(([field, count]) => {
    if (field === 'plays') return []
    return field === 'row' ? `des parties de ${rows(count)}` : `« ${fieldLabel(field)} » sur ${rows(count)}`
  })
  return parts.length > 0 ? `Laissé de côté, car illisible : ${listText(parts)}.` : `${leftOut} :`
}
export const failedCrates = 'Bacs non valides'
export const failedCratesText =
  'Certains bacs du fichier sont incomplets. Ce qui n’y est pas valide sera laissé de côté.'
export const failedRules = 'Règles de tags non valides'
export const failedRulesText = 'Certaines règles de tags du fichier ne sont pas valides et seront laissées de côté.'
export const failedColors = 'Couleurs de tags non valides'
export const failedColorsText = 'Certaines couleurs de tags du fichier ne sont pas valides et seront laissées de côté.'
export const failedPairs = 'Paires d’albums non valides'
export const failedPairsText = 'Certaines paires d’albums différents ne sont pas valides et seront laissées de côté.'
export const problems = 'Problèmes'
export const rowFailure = (row: number, fault: string) => `Ligne ${row} : ${fault}`
export const fieldFailure = (row: number, field: string, fault: string) =>
  `Ligne ${row}, ${fieldLabel(field)} : ${fault}`
export const crateFailure = (crate: number, fault: string) => `Bac ${crate} : ${fault}`
export const crateFieldFailure = (crate: number, field: string, fault: string) =>
  `Bac ${crate}, ${fieldLabel(field)} : ${fault}`
export const colorFailure = (color: number, fault: string) => `Couleur de tag ${color} : ${fault}`
export const pairFailure = (pair: number, fault: string) => `Paire ${pair} : ${fault}`
export const ruleFailure = (rule: number, fault: string) => `Règle de tag ${rule} : ${fault}`
export const ruleFieldFailure = (rule: number, field: string, fault: string) =>
  `Règle de tag ${rule}, ${fieldLabel(field)} : ${fault}`

export const firstRows = (count: number) => plural(count, { one: 'Aperçu', other: 'Aperçu des premières lignes' })
export const rating = 'Note'
export const rowExists = 'déjà là'
export const moreTags = (count: number) => `+${numberText(count)}`

export const otherFile = 'Choisir un autre fichier'
export const importRest = 'Importer le reste'
export const importing = 'Import en cours…'
