import { anyOfText, isolated, numberText } from '#locales/intl.ts'

export const wrongAddress = 'Gib eine gültige E-Mail-Adresse ein'
export const passwordTooShort = (least: number) => `Das Passwort muss mindestens ${numberText(least)} Zeichen haben`
export const passwordTooLong = (most: number) => `Das Passwort darf höchstens ${numberText(most)} Zeichen haben`
export const nameTooShort = (least: number) => `Der Name muss mindestens ${numberText(least)} Zeichen haben`
export const nameTooLong = (most: number) => `Der Name darf höchstens ${numberText(most)} Zeichen haben`
export const passwordsDiffer = 'Die Passwörter sind nicht gleich'
export const newPasswordsDiffer = 'Die Passwörter sind nicht gleich'
export const wrongProvider = 'Der Anbieter muss google oder oidc sein'
export const signupPasswordMissing = 'Gib das Einladungspasswort ein'
const settings = {
  itemsPerPage: 'Die Zahl der Alben pro Seite',
  lastView: 'Die letzte Ansicht',
  language: 'Die Sprache',
}
export const wrongChoice = (setting: keyof typeof settings, values: readonly (string | number)[]) => {
  const texts = values.map((value) => (typeof value === 'number' ? numberText(value) : value))
  return `${settings[setting]} muss ${anyOfText(texts)} sein`
}
export const passwordMissing = 'Gib dein Passwort ein'
export const wrongPhotoAddress = 'Muss eine Adresse sein, die mit https:// anfängt'
export const samePassword = 'Wähle ein anderes Passwort als dein jetziges'
export const confirmationMissing = 'Gib zur Bestätigung deine E-Mail-Adresse ein'

export const rules = (least: number) => ({
  length: `Mindestens ${numberText(least)} Zeichen`,
  uppercase: 'Ein Großbuchstabe',
  digit: 'Eine Ziffer',
})

export const commonPassword = 'Dieses Passwort ist zu verbreitet. Wähle eins, das schwerer zu erraten ist.'

export const errors = (least: number) => ({
  length: `Das Passwort muss mindestens ${numberText(least)} Zeichen lang sein`,
  uppercase: 'Das Passwort muss mindestens einen Großbuchstaben haben',
  digit: 'Das Passwort muss mindestens eine Ziffer haben',
})

export const pageNotFound = 'Diese Seite gibt es nicht'
export const wrongSort = 'sort muss created, username, email oder role sein'
export const wrongDirection = 'direction muss asc oder desc sein'
export const unknownAction = 'Unbekannter Vorgang'
export const usernameMissing = 'Benutzername fehlt'
export const usernameTooLong = (most: number) => `Der Benutzername darf höchstens ${numberText(most)} Zeichen haben`
export const displayNameTooLong = (most: number) => `Der Anzeigename darf höchstens ${numberText(most)} Zeichen haben`
export const wrongRole = 'Die Rolle muss user, test oder admin sein'
export const addressMissing = 'Gib deine E-Mail-Adresse ein'

export const wrongList = 'Die Liste muss collection oder wishlist sein'
export const wrongVerdict = 'Die Entscheidung muss keep, friday, later oder let-go sein'
export const titleMissing = 'Titel fehlt'
export const artistMissing = 'Artist fehlt'
export const wrongUrl = 'Muss eine gültige Adresse sein'
export const wrongReleaseDate = 'Ein Erscheinungsdatum muss JJJJ, JJJJ-MM oder JJJJ-MM-TT sein'
export const wrongMoment = 'Ein Zeitpunkt muss geschrieben sein wie 2024-05-01T12:00:00Z'
export const wrongRating = 'Eine Bewertung muss ein halber bis fünf Sterne sein, in halben Schritten'
export const wrongTrackCount = (most: number) =>
  `Die Zahl der Tracks muss eine ganze Zahl von 0 bis ${numberText(most)} sein`
export const wrongPrice = 'Ein Preis muss eine ganze Zahl von Cent sein, oder der kleinsten Einheit der Währung'
export const wrongCurrency = 'Eine Währung muss ein Code sein wie EUR'
export const wrongPaid = 'Was bezahlt wurde, muss eine ganze Zahl von Cent sein, oder der kleinsten Einheit der Währung'
export const paidInHalves = 'Was bezahlt wurde, braucht Betrag und Währung'
export const wrongFormat = 'Ein Format muss digital, vinyl, cassette, cd oder other sein'
export const wrongYesOrNo = 'Das muss true oder false sein'
export const wrongFans = 'Fans müssen eine ganze Zahl sein'
export const wrongItemType = 'Eine Art muss album oder track sein'
export const wrongBandcampId = 'Eine ID bei Bandcamp muss eine ganze Zahl sein'
export const wrongTracks = 'Tracks müssen eine Liste sein, jeder mit Nummer, Titel und ob er sich abspielen lässt'
export const tooManyTracks = (most: number) => `Ein Album kann höchstens ${numberText(most)} Tracks haben`
export const wrongTags = 'Tags müssen eine Liste von Texten sein'
export const tagTooLong = (most: number) => `Ein Tag kann höchstens ${numberText(most)} Zeichen haben`
export const tooManyTags = (most: number) => `Ein Album kann höchstens ${numberText(most)} Tags haben`
export const wrongAlbumIds = 'albumIds muss eine Liste von Album-IDs sein'
export const wrongMerge = (most: number) => `merge muss eine Liste von 1 bis ${numberText(most)} IDs anderer Alben sein`
export const wrongVersions = 'versions muss von jedem Album eine Version sein, zuerst die des behaltenen'
export const wrongAlike = (most: number) => `albumIds muss eine Liste von 2 bis ${numberText(most)} Album-IDs sein`
export const wrongApart = 'apart muss eine aus albumIds sein'
export const nothingToChange = 'Nichts zu ändern'
export const tagAddedAndRemoved = 'Ein Tag kann nicht zugleich hinzukommen und wegfallen'

export const subsonicUsernameMissing = 'Gib den Benutzernamen ein, den Bandcamp zeigt'
export const subsonicPasswordMissing = 'Gib das Passwort ein, das Bandcamp zeigt'

export const nameMissingTitle = 'Name der Kiste fehlt'
export const nameMissing = 'Gib deiner Kiste einen Namen'
export const wrongCrateIds = 'crateIds muss eine Liste von Kisten-IDs sein'

export const tooManyPlaces = (most: number) =>
  `Höchstens ${numberText(most)} auf einmal: Wähle weniger Alben oder weniger Kisten`

export const queryMissing = 'Gib ein, was die Kiste finden soll'
export const queryTooLong = (most: number) => `Eine Suche kann höchstens ${numberText(most)} Begriffe haben`
export const queryFault = (part: string) => `„${isolated(part)}“ ist als Teil einer Suche nicht lesbar`
export const smartCrateHasNoAlbums = 'Eine smarte Kiste hat eine Suche statt eigener Alben'
export const notSmart = 'Nur eine smarte Kiste hat eine Suche'

export const wrongDay = 'Ein Tag muss JJJJ-MM-TT sein'
export const wrongHeardAt = 'Ein Zeitpunkt muss geschrieben sein wie 2026-05-01T20:30'
export const notHeardYet = 'Der Zeitpunkt darf nicht in der Zukunft liegen'

export const atMostCharacters = (most: number) => `Höchstens ${numberText(most)} Zeichen`
export const fieldMissing = 'Dieses Feld fehlt'
export const invalidValue = 'Dieser Wert ist ungültig'
export const wrongNewId = 'Eine ID muss eine ganze Zahl von 2^40 bis 2^49 - 1 sein'
export const unknownField = 'Unbekanntes Feld'

export const wrongPlace = 'Eine Stelle muss eine ganze Zahl sein'
export const wrongRow = 'Eine Zeile muss eine ganze Zahl sein'
export const rowTooSmall = 'Zeilen müssen ab 1 zählen'
export const tooManyAlbums = (most: number) => `Eine Datei kann höchstens ${numberText(most)} Alben haben`
export const tooManyAlbumsInCall = (most: number) =>
  `Ein Aufruf kann höchstens ${numberText(most)} Alben importieren. Importiere eine größere Datei in der App, oder in Teilen mit POST /api/imports/file`
export const wrongNth = 'nth muss eine ganze Zahl sein'
export const nthTooSmall = 'nth muss ab 1 zählen'
export const fileNameMissing = 'Eine Datei muss einen Namen haben'
export const wrongFileFormat = 'Das Format muss csv oder json sein'
export const wrongMode = 'mode muss skip oder fill sein'
export const wrongTarget = 'Das Ziel muss collection, albums oder crate sein'
export const wrongTotal = 'total muss eine ganze Zahl sein'
export const wrongCrateId = 'crateId muss eine Kiste sein'
export const wrongFingerprint = 'Ein Fingerabdruck muss hexadezimal geschrieben sein'
export const wrongFileRow = 'Eine Zeile muss {row, album} oder {row, fault} sein'
export const wrongRows = 'rows muss eine Liste von Zeilen sein'
export const tooManyRowsInChunk = (most: number) => `Höchstens ${numberText(most)} Zeilen in einem Teil`
export const wrongCrates = 'crates muss eine Liste von Kisten sein'
export const tooManyCratesInChunk = (most: number) => `Höchstens ${numberText(most)} Kisten in einem Teil`
export const wrongChunks = 'chunks muss eine Zahl sein'
export const wrongTagRules = 'tagRules muss eine Liste von Tag-Regeln sein'
export const tooManyTagRules = (most: number) => `Höchstens ${numberText(most)} Tag-Regeln`
export const wrongCrateChunks = 'crateChunks muss eine Zahl sein'

export const listMissing = 'Wähle mindestens eine Liste'
export const fanMissing = 'Gib einen Bandcamp-Benutzernamen ein'
export const wrongUsername = 'Muss ein Bandcamp-Benutzername sein'

export const tokenMissing = 'Gib dein User Token von ListenBrainz ein'
export const wrongToken = 'Das ist kein User Token von ListenBrainz. Kopiere es aus deinen Einstellungen dort.'

export const notOneOf = (values: readonly string[]) => `Das muss eins davon sein: ${anyOfText(values)}`
export const wrongPage = 'Eine Seite muss eine ganze Zahl ab 1 sein'
export const wrongCrate = 'Eine Kiste muss eine ID sein, oder none'
export const wrongSeed = 'seed muss eine ganze Zahl mit bis zu sechs Ziffern sein'
export const wrongRatingFilter = 'Eine Bewertung muss von 0 bis 5 sein, in Schritten von 0,5'
export const wrongRange = 'Die niedrigste Bewertung darf nicht über der höchsten liegen'
export const wrongTagFilter = (most: number) => `Tags müssen 1 bis ${most} Texte sein, keiner davon leer`
export const wrongYears =
  'Jahre müssen geschrieben sein wie 1994 oder 1994..1997; zehn Jahre ab 1990 sind das Jahrzehnt 1990'
export const wrongDecade = 'Ein Jahrzehnt muss sein erstes Jahr sein, etwa 1990'
export const wrongMonth = 'Ein Monat muss geschrieben sein wie 2026-05'
export const wrongName = (most: number) => `Ein Name muss 1 bis ${most} Zeichen haben`
export const wrongImports = 'Importe müssen eine ID sein, oder zwei mit Komma dazwischen'

export const wrongOf = 'Wähle eins zum Teilen: eine Kiste, eine Liste, eine Suche, ein Jahr oder den Kalender'
export const wrongYear = 'Das Jahr muss eine Zahl von 1900 bis 2099 sein'
export const wrongSharedList = 'Die Liste ist entweder „collection“ oder „wishlist“'
export const wrongView = 'Die Ansicht ist entweder „wall“ oder „list“'
export const wrongShows = 'Wähle mit ja oder nein, was zu sehen ist'
export const wrongYesNo = 'Wähle ja oder nein'
export const wrongDate = 'Wähle ein Datum'
export const wrongGuest = 'Der Schlüssel dieses Browsers für den Wunschzettel gilt nicht'
export const wrongEmbedFormat = 'Das Format muss json sein'

export const wrongSince = 'revision muss aus einer früheren Antwort stammen'
export const wrongEpoch = 'epoch muss aus einer früheren Antwort stammen'
export const wrongForm = 'Lade die Seite neu, um ihre neue Fassung zu bekommen'

export const wrongTag = 'Ein Tag muss ein Text sein'
export const wrongTagList = 'Muss eine Liste von mindestens einem Tag sein'
export const tooManyTagsAtOnce = (most: number) => `Höchstens ${numberText(most)} Tags auf einmal`
export const tagNameMissing = 'Name fehlt'
export const wrongColor = 'Muss eine der Farben sein'
export const notARule = 'Das ist keine Tag-Regel'
export const notATagColor = 'Das ist keine Farbe eines Tags'
export const wrongEdit = 'Muss der Name einer Änderung sein'
