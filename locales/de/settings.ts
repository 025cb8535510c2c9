import { counted, dayText, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export {
  cancel,
  discard,
  optional as photoHelp,
  pleaseTryAgain as deleteCollectionFailedText,
  saveChanges as saveProfile,
  somethingWrong as adminFailedText,
  somethingWrong as emailFailedText,
  somethingWrong as passwordFailedText,
  somethingWrong as profileFailedText,
} from '#locales/phrases.ts'
export { yourPassword as tokenPassword } from '#locales/security.ts'
export { restoreFailed } from '#locales/trash.ts'

export const title = 'Einstellungen'
export const accountTab = 'Konto'
export const securityTab = 'Sicherheit'
export const securityLoading = 'Einstellungen zur Sicherheit werden geladen'
export const appearanceTab = 'Aussehen'
export const halfStars = 'Halbe Sterne'
export const halfStarsText =
  'Auf diesem Gerät gibt ein Druck auf die linke Hälfte eines Sterns einen halben weniger, ebenso Shift mit einer Ziffer: Shift und 4 gibt 3,5.'
export const bandcampTab = 'Bandcamp'
export const bandcampLoading = 'Verbindung zu Bandcamp wird geladen'
export const dataTab = 'Daten'
export const adminTab = 'Admin'
export const adminLoading = 'Verwaltung wird geladen'

export const profile = 'Profil'
export const displayName = 'Anzeigename'
export const photo = 'Oder füg eine Adresse ein'
export const uploadPhoto = 'Foto hochladen'
export const removePhoto = 'Foto entfernen'
export const notAPicture = 'Dein Browser kann diese Datei nicht als Bild öffnen. Wähle ein JPEG, PNG oder WebP.'
export const noPicture = 'Unter dieser Adresse gibt es kein Bild, darum siehst du deine Initialen.'
export const profileSaved = 'Konto geändert'
export const profileFailed = 'Konnte dein Konto nicht ändern'

export const email = 'E-Mail'
export const verified = 'Bestätigt'
export const changeEmail = <Node>(srOnly: (text: string) => Node) => ['Ändern', srOnly(': E-Mail')]
export const unverified =
  'Diese E-Mail ist noch nicht bestätigt. Öffne den Link in der E-Mail, die wir dir geschickt haben.'
export const sendAgain = 'E-Mail noch einmal schicken'
export const sentAgain = 'Sieh in dein Postfach'
export const sentAgainText = (address: string) => `Die E-Mail ist noch einmal unterwegs an ${address}.`
export const sendAgainFailed = 'Konnte die E-Mail nicht schicken'
export const emailPending = <Node>(address: Node) => [
  'Eine E-Mail ist unterwegs an ',
  address,
  '. Deine Adresse ändert sich, sobald du den Link darin öffnest.',
]
export const newEmail = 'Neue E-Mail'
export const yourPassword = 'Dein Passwort'
export const newEmailHint = 'Die neue Adresse bekommt eine E-Mail. Es ändert sich nichts, bis du sie bestätigst.'
export const sendMail = 'E-Mail schicken'
export const mailSent = 'Sieh in dein Postfach'
export const mailSentText = (address: string) => `Öffne den Link in der E-Mail an ${address}.`
export const emailFailed = 'Konnte deine E-Mail nicht ändern'

export const password = 'Passwort'
export const noPassword = 'Du hast hier kein Passwort. Mit einem Link zum Zurücksetzen kannst du eins setzen.'
export const getLink = 'Link schicken lassen'
export const googleToo = 'Du kannst dich auch mit Google einloggen.'
export const changePassword = <Node>(srOnly: (text: string) => Node) => ['Ändern', srOnly(': Passwort')]
export const currentPassword = 'Jetziges Passwort'
export const newPassword = 'Neues Passwort'
export const passwordMust = 'Ein neues Passwort muss'
export const passwordRules = (least: number) => ({
  length: `mindestens ${numberText(least)} Zeichen lang sein`,
  uppercase: 'mindestens einen Großbuchstaben haben',
  digit: 'mindestens eine Ziffer haben',
})
export const ruleIsMet = ', erfüllt'
export const confirmPassword = 'Neues Passwort wiederholen'
export const savePassword = 'Passwort ändern'
export const passwordSaved = 'Passwort geändert'
export const passwordSavedText = (tokens = '') => `Überall sonst bist du ausgeloggt. ${tokens}`.trim()
export const passwordFailed = 'Konnte dein Passwort nicht ändern'

export const sessions = 'Wo du eingeloggt bist'
export const accountLoading = 'Dein Konto wird geladen'
export const sessionsLoading = 'Lädt, wo du eingeloggt bist'
export const inUseNow = 'Gerade aktiv'
export const lastUsed = <Node>(ago: Node) => ['Zuletzt verwendet ', ago]
export const thisDevice = 'Dieses Gerät'
export const browserOn = (browser: string, system: string) => `${browser} auf ${system}`
export const unknownDevice = 'Unbekanntes Gerät'
export const unsentElsewhere = (count: number, day: string) =>
  `Ein Gerät konnte ${counted(count, { one: 'Änderung', other: 'Änderungen' })} seit ${day} nicht senden. Öffne Gatefold dort: Was sein Browser nicht gelöscht hat, wird gesendet.`
export const signOut = 'Ausloggen'
export const signOutOf = (device: string) => `Ausloggen: ${device}`
export const signOutElsewhere = 'Überall sonst ausloggen'
export const signedOut = 'Ausgeloggt'
export const signedOutElsewhere = 'Überall sonst ausgeloggt'
export const signOutFailed = 'Konnte nicht ausloggen'

export const backupOverdue = (last: number | null) =>
  last === null
    ? 'Die erste Sicherung ist gescheitert. Das Log des Servers sagt, warum.'
    : `Die letzte Sicherung ist vom ${dayText(last)}. Das Log des Servers sagt, warum es keine neuere gibt.`

export const adminSetup = 'Admin-Rechte'
export const adminUnverified =
  'Deine E-Mail steht auf der Liste der Admins. Bestätige sie, dann richte hier die Admin-Rechte ein.'
export const adminConfirm =
  'Deine E-Mail steht auf der Liste der Admins. Bestätige sie, um die Konten dieses Gatefold zu verwalten.'
export const adminEmail = 'Deine E-Mail-Adresse'
export const setUpAdmin = 'Admin-Rechte einrichten'
export const adminGranted = 'Du hast jetzt Admin-Rechte.'
export const adminDone = 'Admin-Rechte eingerichtet'
export const adminEmailMissing = 'E-Mail fehlt'
export const adminFailed = 'Konnte die Admin-Rechte nicht einrichten'

export const unsaved = 'An deinem Konto ist nicht alles gespeichert.'

export const exportTitle = 'Export'
export const exportText = 'Alles, samt Kisten und ihrer Reihenfolge, als JSON. Oder eine Zeile pro Album, als CSV.'
export const json = 'JSON'
export const csv = 'CSV'
export const importTitle = 'Import'
export const importText =
  'Aus einer Datei oder von Bandcamp. Frühere Importe von Bandcamp kannst du wieder abgleichen und rückgängig machen.'
export const fromFile = 'Datei'
export const fromBandcamp = 'Bandcamp'

export const dangerZone = 'Hier wird gelöscht'
export const collection = 'Meine Sammlung'
export const collectionText = 'Löscht alle Alben, überall.'
export const deleteCollection = 'Sammlung löschen'
export const albumsLeft = (left: number) => `Noch ${albumCount(left)}`
export const deleteCollectionQuestion = 'Die ganze Sammlung löschen?'
export const nothingToDelete = 'Es gibt keine Alben zu löschen.'
export const deleteCollectionText = (gone: { owned: number; wishes: number } | undefined, days: number) => {
  if (!gone) return `Deine Alben verlassen alle Kisten. ${cratesStay(2, days)}`
  const { owned, wishes } = gone
  if (owned + wishes === 0) return nothingToDelete
  const counts = [
    owned > 0 && albumCount(owned),
    wishes > 0 && counted(wishes, { one: 'Album der Wunschliste', other: 'Alben der Wunschliste' }),
  ].filter((count) => count !== false)
  const leave = plural(owned + wishes, { one: 'verlässt', other: 'verlassen' })
  return `${listText(counts)} ${leave} alle Kisten. ${cratesStay(owned + wishes, days)}`
}
const cratesStay = (albums: number, days: number) =>
  plural(albums, {
    one: `Die Kisten bleiben, leer. Das Album kannst du ${numberText(days)} Tage lang aus dem Papierkorb zurückholen.`,
    other: `Die Kisten bleiben, leer. Die Alben kannst du ${numberText(days)} Tage lang aus dem Papierkorb zurückholen.`,
  })
export const deleteCollectionYes = 'Ja, alles löschen'
export const collectionDeleted = 'Sammlung gelöscht'
export const collectionDeletedText = (count: number) => albumCount(count)
export const deleteCollectionFailed = 'Konnte deine Sammlung nicht löschen'

export const account = 'Mein Konto'
export const accountText = 'Löscht es und alles darin endgültig.'
export const deleteAccount = 'Konto löschen'
export const deleteAccountQuestion = 'Dein Konto löschen?'
export const deleteAccountText =
  'Deine Alben, Kisten, Notizen, Importe und der Papierkorb werden sofort gelöscht. Das lässt sich nicht rückgängig machen.'
export const exportFirst = <Node>(link: (text: string) => Node) => [
  'Exportiere erst deine Sammlung: ',
  link('JSON exportieren'),
]
export const deleteAccountYes = 'Mein Konto löschen'
export const deleteAccountFailed = 'Konnte dein Konto nicht löschen. Versuch es noch einmal.'

export const accessTokens = 'Zugriffstokens'
export const text = <Node>(link: (words: string) => Node) => [
  'Lass deine Skripte und andere Apps deine Alben und Kisten lesen oder ändern, aber nie dein Konto. ',
  link('Was sie können'),
]
export const loading = 'Deine Zugriffstokens werden geladen'
export const create = 'Token anlegen'
export const name = 'Name'
export const nameHelp = 'Um es von anderen zu unterscheiden'
export const scope = 'Zugriff'
export const scopes = { read: 'Nur lesen', write: 'Lesen und schreiben' }
const plays = 'Über deine Bandcamp-Verbindung kann es auch die Tracks abspielen und speichern, die du gekauft hast.'
const does = {
  read: 'Wer es hat, kann deine Alben, Kisten und dein Tagebuch lesen.',
  write:
    'Wer es hat, kann deine Alben, Kisten und dein Tagebuch lesen und ändern, aber nicht den Papierkorb leeren oder deine Sammlung löschen.',
}
export const scopeText = (scope: keyof typeof scopes, hasBandcamp: boolean) =>
  hasBandcamp ? `${does[scope]} ${plays}` : does[scope]
export const validFor = 'Gilt'
export const dayCount = (days: number) => counted(days, { one: 'Tag', other: 'Tage' })
export const save = 'Token anlegen'
export const createFailed = 'Konnte das Token nicht anlegen'
export const created = 'Zugriffstoken angelegt'

export const token = (name: string) => `Token „${isolated(name)}“`
export const tokenHelp = 'Du siehst es nur jetzt'
export const copy = 'Kopieren'
export const copied = 'Token kopiert'
export const copyFailed = 'Konnte das Token nicht kopieren. Markiere es und kopiere es selbst.'

export const until = (day: string) => `bis ${day}`
export const expired = (day: string) => `abgelaufen am ${day}`
export const neverUsed = 'nie verwendet'
export const tokenLastUsed = <Node>(ago: Node) => ['zuletzt verwendet ', ago]
export const about = <Node>(scope: string, end: string, use: Node) => [`${scope} · ${end} · `, use]
export const revoke = 'Widerrufen'
export const revokeOne = (name: string) => `Widerrufen: Token „${isolated(name)}“`
export const revokeQuestion = 'Dieses Token widerrufen?'
export const revokeText = (name: string) =>
  `Was „${isolated(name)}“ verwendet, geht sofort nicht mehr. Das lässt sich nicht rückgängig machen.`
export const revoked = 'Zugriffstoken widerrufen'
export const revokeFailed = 'Konnte das Token nicht widerrufen'

export const revokeToo = (count: number | null) =>
  count === null || count === 1
    ? plural(count ?? 2, { one: 'Auch mein Zugriffstoken widerrufen', other: 'Auch meine Zugriffstokens widerrufen' })
    : `Auch meine ${numberText(count)} Zugriffstokens widerrufen`
export const otherwiseStay = (count: number | null) =>
  plural(count ?? 2, {
    one: 'Sonst laufen die Skripte und Apps, die es verwenden, weiter.',
    other: 'Sonst laufen die Skripte und Apps, die sie verwenden, weiter.',
  })
export const stillWork = (count: number) =>
  counted(count, { one: 'Zugriffstoken gilt weiter.', other: 'Zugriffstokens gelten weiter.' })
export const areRevoked = 'Deine Zugriffstokens sind widerrufen.'

export const theme = 'Farbschema'
export const themes = { light: 'Hell', dark: 'Dunkel', system: 'System' }

export const languageLabel = 'Sprache'
export const asBrowser = 'Wie im Browser'
export const languageText = 'Auch für E-Mails und für Geräte, auf denen du keine gewählt hast.'
export const languageFailed = 'Konnte die Sprache nicht ändern'

export { loading as tokensLoading }
