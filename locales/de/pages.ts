import { isolated } from '#locales/intl.ts'

export { tryAgain as askAgain, tryAgain as retry } from '#locales/phrases.ts'

export const pageTitle = (title: string) => `${isolated(title)} · Gatefold`
export const skipLink = 'Zum Inhalt springen'
export const skipToAlbums = 'Zu den Alben springen'
export const skipToSearch = 'Zur Suche springen'
export const skipToCrates = 'Zu den Kisten springen'
export const shareImage =
  'Eine Kiste mit Platten neben den englischen Worten: Every record you bought, back in a crate.'

export const collectionDescription = 'Deine Alben: bewertet, mit Tags und Notizen, in Kisten.'
export const railLabel = 'Orte und Kisten'

export const errorTitle = 'Da ist etwas schiefgegangen'
export const errorText = <Node>(number: Node) => [
  'Bei uns ist etwas schiefgegangen. Deinen Alben fehlt nichts. Passiert es wieder, nenn der Person, die dieses Gatefold betreibt, diese Nummer: ',
  number,
]
export const backToShop = 'Zurück zu Gatefold'
export const refusalTitle = 'Das hat nicht geklappt'
export const notFoundTitle = '404'
export const notFoundText = 'Hier liegt keine Platte.'

export const trashedTitle = 'Dieses Album liegt im Papierkorb'
export const trashedText = <Node>(title: Node, artist: string, days: number) => [
  title,
  ` von ${isolated(artist)} wurde gelöscht. Alben bleiben ${days} Tage im Papierkorb, dann sind sie weg.`,
]
export const restore = 'Album zurückholen'

export const offlineTitle = 'Du bist offline'
export const offlineText =
  'Gatefold ist nicht zu erreichen. Deinen Alben fehlt nichts; mit der Verbindung sind sie wieder da.'
export const offAirPoster = 'Sendepause'

export const backToLogin = 'Zurück zum Einloggen'
export const toLogin = 'Zum Einloggen'
export const toCollection = 'Zu deiner Sammlung'

export const forgotTitle = 'Passwort vergessen'
export const email = 'E-Mail'
export const badEmail = 'Gib eine gültige E-Mail-Adresse ein'
export const sendResetLink = 'Link schicken'
export const checkEmailTitle = 'Sieh in dein Postfach'
export const resetLinkSent = <Node>(address: Node) => [
  'Gibt es zu ',
  address,
  ' ein Konto, ist ein Link zum Zurücksetzen unterwegs. Er gilt ein einziges Mal und läuft in einer Stunde ab. Nichts da? Sieh im Spam-Ordner nach.',
]

export const resetTitle = 'Passwort zurücksetzen'
export const newPassword = 'Neues Passwort'
export const confirmPassword = 'Passwort wiederholen'
export const setPassword = 'Neues Passwort setzen'
export const resetFailed =
  'Da ist etwas schiefgegangen. Versuch es noch einmal, oder lass dir einen neuen Link schicken.'
export const badResetLinkTitle = 'Dieser Link gilt nicht'
export const badResetLink =
  'Der Code fehlt oder stimmt nicht. Vielleicht ist der Link abgelaufen oder nicht ganz kopiert.'
export const newResetLink = 'Neuen Link schicken lassen'
export const passwordChangedTitle = 'Passwort geändert'
export const passwordChanged =
  'Überall sonst bist du ausgeloggt, und alle Zugriffstokens sind widerrufen. Logg dich mit dem neuen ein.'

export const signInToConfirm = <Node>(address: Node) => [
  'Logg dich in diesem Browser als ',
  address,
  ' ein, dann öffne den Link in der E-Mail noch einmal.',
]
export const switchToConfirm = <Node>(ownAddress: Node, address: Node) => [
  'Du bist als ',
  ownAddress,
  ' eingeloggt. Logg dich aus und als ',
  address,
  ' wieder ein, dann öffne den Link in der E-Mail noch einmal.',
]
export const passwordUnknown =
  'Wenn du das Passwort nicht kennst, wähle ein neues. Alle anderen werden dann aus dem Konto ausgeloggt.'
export const addressConfirmedTitle = 'E-Mail bestätigt'
export const addressConfirmed = 'Danke. Deine E-Mail ist bestätigt.'
export const alreadyConfirmedTitle = 'Schon bestätigt'
export const alreadyConfirmed =
  'Dieser Link wurde schon verwendet. Deine E-Mail ist bestätigt, es ist nichts mehr zu tun.'
export const badConfirmLinkTitle = 'Dieser Link gilt nicht'
export const badConfirmLink = 'Der Link ist abgelaufen oder unvollständig.'
export const newConfirmLink = 'Neuen Link schicken'
export const signInForLink = 'Logg dich ein und lass dir in den Einstellungen einen neuen Link schicken.'
export const confirmLinkSent = <Node>(address: Node) => [
  'Ein Link ist unterwegs an ',
  address,
  '. Er läuft in einem Tag ab. Nichts da? Sieh im Spam-Ordner nach.',
]

export const newAddressTitle = 'Bestätige deine neue E-Mail'
export const newAddressText = <Node>(newAddress: Node, oldAddress: Node) => [
  newAddress,
  ' ersetzt dann ',
  oldAddress,
  '. Ab da loggst du dich damit ein.',
]
export const takeAddress = 'Diese E-Mail nehmen'
export const keepAddress = 'Die jetzige behalten'
export const addressChangedTitle = 'E-Mail geändert'
export const addressChanged = <Node>(address: Node) => ['Deine E-Mail ist jetzt ', address, '.']
export const badAddressLinkTitle = 'Dieser Link gilt nicht'
export const badAddressLink =
  'Er gilt ein einziges Mal, läuft in einer Stunde ab und geht nur mit dem Konto, das ihn wollte.'
export const signInFirstTitle = 'Erst einloggen'
export const signInFirst =
  'Deine neue E-Mail kannst nur du bestätigen. Logg dich in diesem Browser mit deiner jetzigen ein, dann öffne den Link in der E-Mail noch einmal.'
