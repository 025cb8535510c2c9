import { counted, isolated } from '#locales/intl.ts'

export const yourPassword = 'Dein Passwort'

export const passkeys = 'Passkeys'
export const passkeysText =
  'Logg dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts ein statt mit einem Passwort.'
export const passkeysUnsupported =
  'Dieser Browser kann hier keine Passkeys. Sie brauchen einen neueren Browser und eine Adresse mit https oder localhost.'
export const passkeysLoading = 'Deine Passkeys werden geladen'
export const addPasskey = 'Passkey hinzufügen'
export const passkeyName = 'Name'
export const passkeyNameHelp = 'Um ihn von anderen zu unterscheiden'
export const savePasskey = 'Weiter'
export const passkeyAdded = 'Passkey hinzugefügt'
export const passkeyFailed = 'Konnte den Passkey nicht hinzufügen'
export const passkeyNotMade = 'Der Passkey wurde nicht angelegt. Versuch es noch einmal, oder nimm ein anderes Gerät.'
export const passkeyKnown = 'Dieses Gerät hat schon einen Passkey für dein Konto.'
export const addedAgo = <Node>(ago: Node) => ['Hinzugefügt ', ago]
export const remove = 'Entfernen'
export const removePasskey = (name: string) => `Entfernen: Passkey „${isolated(name)}“`
export const passkeyRemoved = 'Passkey entfernt'
export const removeFailed = 'Konnte den Passkey nicht entfernen'

export const secondFactor = 'Zweiter Faktor'
export const secondFactorText = 'Nach deinem Passwort fragt Gatefold dann nach einem Code aus einer Authenticator-App.'
export const secondFactorOn =
  'Eingeschaltet. Nach deinem Passwort fragt Gatefold nach einem Code aus deiner Authenticator-App.'
export const secondFactorNeeded = 'Admins brauchen ihn.'
export const turnOn = 'Einschalten'
export const turnOff = 'Ausschalten'
export const secondFactorFailed = 'Konnte den zweiten Faktor nicht ändern'
export const next = 'Weiter'
export const setUpApp = <Node>(link: (text: string) => Node) => [
  'Scanne diesen Code mit einer Authenticator-App, gib dort den Schlüssel ein, oder ',
  link('öffne ihn in einer App auf diesem Gerät'),
  '. Dann gib den Code ein, den die App zeigt.',
]
export const qrCode = 'QR-Code für deine Authenticator-App'
export const key = 'Schlüssel'
export const code = 'Code'
export const codeHelp = '6 Ziffern'
export const turnedOn = 'Zweiter Faktor eingeschaltet'
export const turnedOff = 'Zweiter Faktor ausgeschaltet'
export const newRecoveryCodes = 'Neue Wiederherstellungscodes'
export const recoveryCodes = 'Wiederherstellungscodes'
export const recoveryCodesText = (count: number) =>
  `${counted(count, { one: 'Code', other: 'Codes' })}, jeder für einmal Einloggen ohne die App. Bewahr sie dort auf, wo du sie findest, wenn dein Telefon weg ist: Noch einmal zeigen können wir sie nicht.`
export const recoveryCodesFile = 'gatefold-wiederherstellungscodes.txt'
export const saveRecoveryCodes = 'Als Datei speichern'
export const done = 'Fertig'

export const withPasskey = 'Mit einem Passkey einloggen'
export const passkeySigningIn = 'Wartet auf deinen Passkey …'
export const passkeySignInFailed = 'Konnte dich nicht mit einem Passkey einloggen'
export const passkeySignInFailedText =
  'Der Passkey wurde nicht verwendet. Versuch es noch einmal, oder logg dich anders ein.'
export const codeTitle = 'Gib deinen Code ein'
export const codeText = 'Öffne deine Authenticator-App und gib den Code für Gatefold ein.'
export const recoveryCodeText =
  'Gib einen der Wiederherstellungscodes ein, die du gespeichert hast. Jeder geht nur einmal.'
export const recoveryCode = 'Wiederherstellungscode'
export const useRecoveryCode = 'Wiederherstellungscode verwenden'
export const useApp = 'App verwenden'
export const signIn = 'Einloggen'
export const signingIn = 'Du wirst eingeloggt …'
export const signInFailed = 'Konnte dich nicht einloggen'

export const codeMissing = 'Gib die 6 Ziffern ein, die deine App zeigt'
export const recoveryCodeMissing = 'Gib einen deiner Wiederherstellungscodes ein'
export const passkeyNameMissing = 'Gib dem Passkey einen Namen'
export const tokenNameMissing = 'Gib dem Token einen Namen'
export const tokenNameTooLong = 'Der Name darf höchstens 60 Zeichen haben'
export const wrongScope = 'Wähle, was das Token darf: lesen oder schreiben'
export const wrongDays = (most: number) => `Ein Token gilt 1 bis ${most} Tage`
export const passkeyNameTooLong = 'Der Name darf höchstens 60 Zeichen haben'
