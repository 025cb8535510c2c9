export { tryAgain } from '#locales/phrases.ts'

export const email = 'E-Mail'
export const password = 'Passwort'
export const showPassword = 'Passwort zeigen'
export const hidePassword = 'Passwort verbergen'
export const capsLockOn = 'Die Feststelltaste ist an'

export const loginTitle = 'Schön, dass du wieder da bist'
export const forgotPassword = 'Passwort vergessen?'
export const signIn = 'Einloggen'
export const signingIn = 'Du wirst eingeloggt …'
export const noAccount = 'Noch kein Konto?'
export const toRegister = 'Registrieren'
export const toAdd = 'Logg dich ein, um das Album hinzuzufügen.'
export const loginFailed = 'Konnte dich nicht einloggen'
export const wrongLogin = 'E-Mail oder Passwort stimmt nicht. Versuch es noch einmal.'

export const gateTitle = 'Rein kommst du mit Einladung'
export const gateText = (provider?: string) =>
  provider
    ? `Mach mit ${provider} weiter, oder frag die Person, die dich eingeladen hat, nach dem Einladungspasswort.`
    : 'Frag die Person, die dich eingeladen hat, nach dem Einladungspasswort.'
export const signupPassword = 'Einladungspasswort'
export const gateHelp = 'Klappt nicht? Wende dich an die Person, die dieses Gatefold betreibt.'
export const continueLabel = 'Weiter'
export const wrongSignupPassword = 'Passwort stimmt nicht'
export const wrongSignupPasswordText =
  'Versuch es noch einmal, oder wende dich an die Person, die dieses Gatefold betreibt'
export const gateFailed = 'Konnte das Passwort nicht prüfen'

export const registerTitle = 'Konto anlegen'
export const name = 'Name'
export const confirmPassword = 'Passwort wiederholen'
export const register = 'Konto anlegen'
export const registering = 'Dein Konto wird angelegt …'
export const haveAccount = 'Schon ein Konto?'
export const toLogin = 'Einloggen'
export const registerFailed = 'Konnte das Konto nicht anlegen'
export const registerFailedText = 'Konnte das Konto nicht anlegen. Versuch es noch einmal.'
export const emailTaken = 'Mit dieser E-Mail gibt es schon ein Konto. Logg dich damit ein.'
export const errorCode = (code: string) => `Fehler: ${code}`

export const otherWays = 'Oder weiter mit'
export const google = 'Google'
export const continueWith = (provider: string) => `Weiter mit ${provider}`
export const withoutPassword = 'Ohne Passwort'
export const leaving = (provider: string) => `Weiter zu ${provider} …`
export const providerLoginFailed = (provider: string) => `Konnte dich nicht mit ${provider} einloggen`
export const providerLoginFailedText = (provider: string) =>
  `Beim Einloggen mit ${provider} ist etwas schiefgegangen. Versuch es noch einmal.`
export const providerRegisterFailed = (provider: string) => `Konnte dich nicht mit ${provider} registrieren`
export const providerRegisterFailedText = (provider: string) =>
  `Beim Verbinden deines Kontos bei ${provider} ist etwas schiefgegangen. Versuch es noch einmal.`
export const providerCancelled = (provider: string) => `Das Einloggen mit ${provider} wurde abgebrochen.`
export const providerUnknown = (provider: string) =>
  `Mit diesem Konto bei ${provider} ist noch kein Gatefold-Konto verbunden. Leg erst ein Konto an.`
export const providerNotLinked = (provider: string) =>
  `Wenn es zu dieser E-Mail ein Konto mit Passwort gibt, logg dich mit dem Passwort ein. Ist die E-Mail bestätigt, geht es auch mit ${provider}.`
export const providerNoEmail = (provider: string) =>
  `${provider} hat keine gültige E-Mail-Adresse von dir genannt, und Gatefold braucht eine. Trag sie dort ein und versuch es noch einmal.`
export const providerNotProven = (provider: string) =>
  `Konnte nicht prüfen, was ${provider} über dich sagt. Sag der Person Bescheid, die dieses Gatefold betreibt.`
export const providerRefused = (provider: string) =>
  `${provider} nimmt das Einloggen von Gatefold nicht an. Versuch es noch einmal, oder sag der Person Bescheid, die dieses Gatefold betreibt.`
export const providerUnreachable = (provider: string) =>
  `${provider} ist nicht zu erreichen. Versuch es später noch einmal, oder sag der Person Bescheid, die dieses Gatefold betreibt.`

export const forgotTitle = 'Passwort vergessen'
export const forgotText = 'Du bekommst eine E-Mail mit einem Link zum Zurücksetzen.'
export const sendLink = 'Link schicken'
export const sendingLink = 'Wird geschickt …'
export const sendFailed = 'Konnte den Link nicht schicken'
export const sendFailedText = 'Der Link zum Zurücksetzen ging nicht raus. Versuch es noch einmal.'
export const sentTitle = 'Sieh in dein Postfach'
export const sentText = <Node>(address: Node) => [
  'Gibt es zu ',
  address,
  ' ein Konto, ist ein Link zum Zurücksetzen unterwegs. Er gilt ein einziges Mal und läuft in einer Stunde ab. Nichts da? Sieh im Spam-Ordner nach.',
]
export const backToLogin = 'Zurück zum Einloggen'

export const loggedOut = 'Ausgeloggt'
export const loggedOutText = 'Bis bald.'
export const banned = 'Dieses Konto ist gesperrt.'
export const accountDeleted = 'Konto gelöscht'
export const accountDeletedText = 'Dein Konto und alles darin ist gelöscht.'
