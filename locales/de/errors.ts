import { counted, isolated, numberText } from '#locales/intl.ts'
import { seconds } from '#locales/ui.ts'

export { albumGone } from '#locales/phrases.ts'

export const nothingHere = 'Unter dieser Adresse gibt es nichts'
export const wrongFields = 'Einige Felder sind ungültig'
export const notJson = 'Der Body ist kein JSON'
export const noPicture = 'Unter dieser Adresse gibt es kein Bild'
export const otherSite = 'Dieser Aufruf kam von einer anderen Website'
export const tooLarge = 'Das ist zu groß für Gatefold.'
export const addressTooLong = 'Diese Adresse ist zu lang'
export const wrongKey = (most: number) => `Idempotency-Key muss 1 bis ${most} Zeichen lang sein`
export const outdated = 'Seit dieser Änderung wurde schon eine neuere von diesem Gerät gespeichert.'
export const wrongDeviceChange = 'Muss ein Gerät, eine Zahl und Zahlen mit Kommas dazwischen sein'
export const keyUsed = 'Dieser Schlüssel wurde für eine andere Anfrage verwendet'
export const tooManyAtOnce = (wait: number) =>
  `Zu viele Anfragen auf einmal. Versuch es in ${seconds(wait)} noch einmal.`
export const unavailable = (wait: number, id: string) =>
  `Die Datenbank ist gerade nicht zu erreichen. Versuch es in ${seconds(wait)} noch einmal. Kennung: ${id}`
export const moving =
  'Gatefold zieht mit diesen Alben gerade um. In ein paar Minuten lassen sich Änderungen wieder speichern.'
export const databaseFull = (id: string) =>
  `Gatefold hat keinen Platz mehr, darum lässt sich gerade nichts speichern. Sag der Person Bescheid, die dieses Gatefold betreibt. Kennung: ${id}`
export const failed = (id: string) => `Da ist etwas schiefgegangen. Kennung: ${id}`

export const signedOut = 'Logg dich ein, um weiterzumachen.'
export const otherPerson = 'Jemand anders hat sich eingeloggt. Lade die Seite neu.'
export const noAdmin = 'Dieses Konto kann kein Admin sein.'
export const banned = 'Dieses Konto ist gesperrt.'
export const bannedFor = (reason: string) => `Dieses Konto ist gesperrt: ${isolated(reason)}`
export const signupPasswordFirst = 'Gib erst das Einladungspasswort ein.'
export const wrongSignupPassword = 'Passwort stimmt nicht'
export const invitationOver = 'Diese Einladung ist abgelaufen oder schon verwendet. Bitte um eine neue.'
export const tooManyTries = (wait: string) => `Zu viele Versuche. Versuch es in ${wait} noch einmal.`
export const addressConfirmed = 'Diese E-Mail ist schon bestätigt.'

export const accountGone = 'Dieses Konto gibt es nicht mehr'
export const wrongCurrentPassword = 'Das ist nicht dein jetziges Passwort'
export const noPassword =
  'Du hast hier kein Passwort. Lass dir einen Link zum Zurücksetzen schicken, um eins zu setzen.'
export const sameAddress = 'Das ist schon deine E-Mail-Adresse'
export const signInAgain =
  'Um zu bestätigen, dass du es bist, logg dich aus und mit Google, einem Passkey oder dem Konto, das du verwendest, wieder ein. Versuch es dann noch einmal.'
export const ownPasswordMissing = 'Gib dein eigenes Passwort ein, um zu bestätigen, dass du es bist.'
export const wrongPassword = 'Das ist nicht dein Passwort'
export const tooManyMails = (wait: string) => `Zu viele E-Mails. Versuch es in ${wait} noch einmal.`
export const sessionOver = 'Diese Sitzung ist schon zu Ende'
export const wrongConfirmation = 'Das ist nicht deine E-Mail-Adresse'
export const secondFactorNeeded =
  'Admins brauchen einen zweiten Faktor. Schalte ihn unter Einstellungen → Sicherheit ein.'
export const secondFactorOn = 'Der zweite Faktor ist schon eingeschaltet'
export const secondFactorOff = 'Der zweite Faktor ist ausgeschaltet'
export const wrongCode = 'Dieser Code gilt nicht. Alle 30 Sekunden gibt es einen neuen.'
export const usedCode = 'Dieser Code wurde schon verwendet. Warte auf den nächsten.'
export const wrongRecoveryCode = 'Dieser Wiederherstellungscode gilt nicht. Jeder geht nur einmal.'
export const codeTooLate = 'Das hat zu lange gedauert. Gib dein Passwort noch einmal ein.'
export const passkeyRefused =
  'Dieser Passkey wurde nicht angenommen. Versuch es noch einmal, oder logg dich anders ein.'
export const passkeyGone = 'Diesen Passkey gibt es nicht mehr'
export const tooManyPasskeys = (most: number) => `Du kannst höchstens ${most} Passkeys haben`
export const tokenOver = 'Dieses Zugriffstoken gilt nicht. Vielleicht ist es abgelaufen oder widerrufen.'
export const readToken = 'Dieses Zugriffstoken kann nur lesen. Leg eins an, das schreiben kann.'
export const noTokens = 'Hier gehen keine Zugriffstokens. Logg dich mit einem Browser ein.'
export const tokenGone = 'Dieses Zugriffstoken gibt es nicht mehr'
export const tooManyTokens = (most: number) => `Du kannst höchstens ${most} Zugriffstokens haben. Widerrufe erst eins.`
export const setupFailed = 'Konnte die Admin-Rechte nicht einrichten'

export const adminsOnly = 'Das dürfen nur Admins'
export const personGone = 'Dieses Konto gibt es nicht mehr'
export const addressTaken = 'Mit dieser E-Mail gibt es schon ein Konto'
export const lastAdmin = 'Der letzte Admin lässt sich nicht löschen, herabstufen oder sperren'
export const ownBan = 'Du kannst dich nicht selbst sperren'
export const tooManyInvitations = (most: number) =>
  `Es kann höchstens ${most} offene Einladungen geben. Widerrufe eine, die niemand braucht.`
export const invitationGone = 'Diese Einladung gibt es nicht mehr, oder sie wurde verwendet'

export const someAlbumGone = 'Eins dieser Alben gibt es nicht mehr'
export const collectionFull = (most: number) => `Du kannst höchstens ${numberText(most)} Alben haben`
export const albumThere = 'Dieses Album hast du schon'
export const albumInTrash = 'Dieses Album liegt in deinem Papierkorb'
export const idTaken = 'Diese ID ist vergeben. Versuch es mit einer anderen noch einmal.'
export const albumAddressTaken = 'Ein anderes Album hat diese Adresse'
export const albumStale = 'Dieses Album wurde anderswo geändert'
export const albumsStale = 'Einige dieser Alben wurden anderswo geändert. Versuch es noch einmal.'
export const tooManyTags = (most: number, count: number) =>
  `Ein Album kann höchstens ${numberText(most)} Tags haben, und eins davon hätte ${numberText(count)}`
export const ratingsDiffer = 'Diese Alben sind verschieden bewertet. Wähle eine Bewertung.'
export const mergedNotesTooLong = (most: number, count: number) =>
  `Notizen können höchstens ${numberText(most)} Zeichen haben, und diese haben zusammen ${numberText(count)}. Kürze sie erst.`
export const tooManyMerged = (most: number) => `Du kannst höchstens ${numberText(most)} Alben zusammenlegen`
export const mergeGone =
  'Das lässt sich nicht mehr trennen: Eins der Alben wurde zurückgeholt, noch einmal zusammengelegt oder endgültig gelöscht'
export const tooManyDistinct = (most: number) =>
  `Du kannst höchstens ${numberText(most)} Paare von Alben als nicht dasselbe markieren`
export const wrongAlbums = 'albums muss eine Liste von Alben sein'
export const tooManyAlbumsInCall = (most: number) => `Höchstens ${numberText(most)} Alben in einem Aufruf`
export const noPreview = 'Dieses Album hat keine Hörprobe'

export const crateGone = 'Diese Kiste gibt es nicht mehr'
export const crateStale = 'Diese Kiste wurde anderswo geändert'
export const cratesStale = 'Deine Kisten wurden anderswo geändert. Versuch es noch einmal.'
export const tooManyCrates = (most: number) => `Du kannst höchstens ${numberText(most)} Kisten haben`
export const crateIsSmart = 'Eine smarte Kiste zeigt, was ihre Suche findet; Alben lassen sich nicht hineinlegen'

export const tagsStale = 'Deine Tags wurden anderswo geändert. Versuch es noch einmal.'
export const tooManyTagRules = (most: number) => `Du kannst höchstens ${numberText(most)} Regeln für Tags haben`
export const tooManyTagColors = (most: number) =>
  `Du kannst für höchstens ${numberText(most)} Tags eine Farbe wählen. Stell erst ein anderes wieder auf „Automatisch“.`
export const editGone = 'Diese Änderung lässt sich nicht mehr rückgängig machen'
export const editUnfinished = 'Diese Änderung läuft noch. Versuch es gleich noch einmal.'
export const tagEditGone = 'Diese Änderung von Tags lässt sich nicht mehr rückgängig machen'
export const tagEditFollowed =
  'Deine Tags haben sich seitdem wieder geändert, darum lässt sich das nicht rückgängig machen'

export const cratesFull = (most: number) =>
  `Deine Kisten fassen zusammen ${numberText(most)} Alben. Ein Album in zwei Kisten zählt doppelt. Nimm Alben aus Kisten, oder leere den Papierkorb.`
export const dataFull = (megabytes: number) =>
  `Deine Alben können höchstens ${numberText(megabytes)} MB Text haben. Kürze Notizen, entferne Tags, oder lösch Alben und leere den Papierkorb.`
export const tooManyFanImports = (most: number) =>
  `Höchstens ${counted(most, { one: 'Import kann', other: 'Importe können' })} zugleich von Bandcamp laufen. Warte, bis einer fertig ist, oder brich einen ab.`
export const tooManyChanges = (wait: string) =>
  `Das waren zu viele Änderungen in einer Stunde. Versuch es in ${wait} noch einmal.`
export const tooManyBandcampCalls = (most: number, wait: string) =>
  `Gatefold fragt für dich höchstens ${numberText(most)} Mal pro Minute bei Bandcamp nach. Versuch es in ${wait} noch einmal.`

export const listenGone = 'Diesen Eintrag in deinem Tagebuch gibt es nicht mehr'
export const diaryFull = (most: number) => `Dein Tagebuch kann höchstens ${numberText(most)} Einträge haben`

export const wrongToken = 'ListenBrainz kennt dieses Token nicht. Kopiere es aus deinen Einstellungen dort.'
export const silent = 'ListenBrainz hat nicht geantwortet. Versuch es später noch einmal.'
export const tooManyTokenTries = (most: number, wait: string) =>
  `Gatefold prüft für dich höchstens ${numberText(most)} Mal pro Minute ein Token. Versuch es in ${wait} noch einmal.`

export const sharedAgain = 'Das ist inzwischen unter einem anderen Link geteilt.'
export const shareUndoOver = 'Dafür ist es zu spät. Teile es noch einmal, dann gibt es einen neuen Link.'
export const shareGone = 'Diese geteilte Seite gibt es nicht mehr'
export const tooManyShares = (most: number) =>
  `Du kannst höchstens ${numberText(most)} Seiten teilen. Hör erst bei einer damit auf.`
export const giftDay = 'Wähle einen späteren Tag: Verschieben geht nur nach hinten'
export const noYearGift = 'Ein Jahr kann kein Wunschzettel sein'
export const giftsLater = 'Wer was schenkt, bleibt bis zum Tag des Wunschzettels geheim'
export const noGiftList = 'Das ist kein Wunschzettel mehr'
export const giftTaken = 'Das schenkt schon jemand anders'
export const giftNotYours = 'Das wurde nicht in diesem Browser markiert'
export const tooManyMarks = (most: number, wait: string) =>
  `Du kannst in einer Stunde ${numberText(most)} Alben markieren. Versuch es in ${wait} noch einmal.`
export const ownGiftList = 'Dein Wunschzettel. Was vergeben ist, bleibt geheim'
export const notAJpeg = 'Das Bild muss ein JPEG sein'
export const brokenJpeg = 'Diese Datei ist beschädigt oder mehr als ein Bild. Speichere sie neu als JPEG'
export const pictureTooWide = (width: number, height: number) =>
  `Das Bild kann höchstens ${numberText(width)} Pixel breit und ${numberText(height)} hoch sein. Mach es kleiner`
export const pictureTooLarge = (kilobytes: number) => `Das Bild kann höchstens ${numberText(kilobytes)} kB haben`
export const slowDown = 'Zu viele Anfragen. Warte eine Minute.'
