export { exportStarted as started, exportStartedText as startedText } from '#locales/phrases.ts'

export const confirmAddress = 'Adresse bestätigen'
export const confirmAddressHelp = 'Öffne den Link dort, wo du eingeloggt bist.'
export const choosePassword = 'Neues Passwort wählen'
export const toGatefold = 'Zu Gatefold'

export const verificationSubject = 'Bestätige deine E-Mail-Adresse'
export const verificationPreview = 'Ein Klick bestätigt deine E-Mail.'
export const verificationText = (address: string) =>
  `Jemand, hoffentlich du, hat ${address} als Adresse eines Gatefold-Kontos angegeben. Bestätige, dass sie deine ist.`
export const verificationEnd = 'Der Link läuft in einem Tag ab. Warst du das nicht, ignoriere diese E-Mail.'

export const resetSubject = 'Wähle ein neues Passwort'
export const resetPreview = 'Der Link gilt ein einziges Mal und läuft in einer Stunde ab.'
export const resetText = (address: string) =>
  `Jemand, hoffentlich du, wollte ein neues Passwort für das Gatefold-Konto ${address}.`
export const resetEnd =
  'Der Link gilt ein einziges Mal und läuft in einer Stunde ab. Warst du das nicht, ignoriere diese E-Mail.'

export const passwordChangedSubject = 'Dein Passwort wurde geändert'
export const passwordChangedPreview = 'Überall sonst bist du ausgeloggt.'
export const passwordChangedText = (address: string) =>
  `Das Passwort des Gatefold-Kontos ${address} wurde geändert. Überall sonst bist du ausgeloggt.`
export const tokensAreRevoked = 'Alle Zugriffstokens des Kontos sind widerrufen.'
export const tokensStay = 'Zugriffstokens des Kontos gelten weiter, falls es welche gibt.'
export const passwordChangedHelp = 'Warst du das, ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort.'
export const passwordChangedEnd = 'Diese E-Mail kommt immer, wenn sich das Passwort ändert.'

export const newAddressSubject = 'Bestätige deine neue E-Mail'
export const newAddressPreview = 'Bis dahin behält dein Gatefold-Konto seine jetzige E-Mail.'
export const newAddressText = (address: string) =>
  `Jemand, hoffentlich du, möchte ${address} für das eigene Gatefold-Konto verwenden.`
export const newAddressEnd =
  'Der Link gilt ein einziges Mal und läuft in einer Stunde ab. Warst du das nicht, ignoriere diese E-Mail.'

export const addressInUseSubject = 'Du hast schon ein Gatefold-Konto'
export const addressInUsePreview = 'Es ändert sich nichts.'
export const addressInUseText = (address: string) =>
  `Jemand, hoffentlich du, wollte ${address} für ein anderes Gatefold-Konto verwenden. Zu dieser Adresse gibt es schon eins, darum ändert sich nichts.`
export const addressInUseEnd = 'Warst du das nicht, ignoriere diese E-Mail.'

export const oldAddressSubject = 'Deine E-Mail soll sich ändern'
export const oldAddressPreview = 'Sie ändert sich, wenn der Link in der E-Mail an die neue Adresse geöffnet wird.'
export const oldAddressText = (address: string, newAddress: string) =>
  `Aus dem Gatefold-Konto ${address} kam der Wunsch, stattdessen ${newAddress} zu verwenden. Die E-Mail ändert sich, wenn der Link in der E-Mail an die neue Adresse geöffnet wird.`
export const oldAddressHelp =
  'Warst du das, ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort: Das bricht den Wunsch ab und loggt alle Geräte aus.'
export const oldAddressEnd = 'Diese E-Mail kommt immer, wenn sich die E-Mail eines Kontos ändern soll.'

export const addressChangedSubject = 'Deine E-Mail wurde geändert'
export const addressChangedPreview = 'Ab jetzt verwendet Gatefold deine neue E-Mail.'
export const addressChangedText = (address: string, newAddress: string) =>
  `Das Gatefold-Konto ${address} hat jetzt die E-Mail ${newAddress}. Logg dich ab jetzt mit ihr ein.`
export const addressChangedHelp =
  'Warst du das, ist nichts zu tun. Wenn nicht, wende dich an die Person, die dieses Gatefold betreibt.'
export const addressChangedEnd = 'Diese E-Mail geht an die alte Adresse, wenn sich die E-Mail eines Kontos ändert.'

export const accountDeletedSubject = 'Dein Konto wurde gelöscht'
export const accountDeletedPreview = 'Alles darin ist weg.'
export const accountDeletedText = (address: string) =>
  `Das Gatefold-Konto ${address} und alles darin ist gelöscht. Der Wunsch kam aus dem Konto selbst.`
export const accountDeletedEnd = 'Warst du das nicht, wende dich an die Person, die dieses Gatefold betreibt.'

export const changedByAdminSubject = 'Ein Admin hat dein Konto geändert'
export const changedByAdminPreview = 'Was sich geändert hat, und was du tun kannst, wenn du das nicht erwartet hast.'
export const addressByAdminText = (address: string, newAddress: string) =>
  `Ein Admin hat die E-Mail des Gatefold-Kontos ${address} zu ${newAddress} geändert.`
export const passwordByAdminText = (address: string) =>
  `Ein Admin hat das Passwort des Gatefold-Kontos ${address} geändert. Du bist überall ausgeloggt, und alle Zugriffstokens sind widerrufen.`
export const changedByAdminHelp = 'Hast du das nicht erwartet, wende dich an die Person, die dieses Gatefold betreibt.'
export const changedByAdminEnd =
  'Diese E-Mail kommt immer, wenn ein Admin die E-Mail oder das Passwort eines Kontos ändert.'

export const securityChangedSubject = 'Es hat sich geändert, wie du dich einloggst'
export const tokensChangedSubject = 'Deine Zugriffstokens haben sich geändert'
export const securityChangedPreview = 'Was sich geändert hat, und was zu tun ist, wenn du das nicht warst.'
export const securityChanges = {
  'passkey-added': (address: string) => `Zum Gatefold-Konto ${address} wurde ein Passkey hinzugefügt.`,
  'passkey-removed': (address: string) => `Vom Gatefold-Konto ${address} wurde ein Passkey entfernt.`,
  'second-factor-on': (address: string) => `Der zweite Faktor des Gatefold-Kontos ${address} wurde eingeschaltet.`,
  'second-factor-off': (address: string) => `Der zweite Faktor des Gatefold-Kontos ${address} wurde ausgeschaltet.`,
  'token-created': (address: string) => `Für das Gatefold-Konto ${address} wurde ein Zugriffstoken angelegt.`,
  'token-revoked': (address: string) => `Ein Zugriffstoken des Gatefold-Kontos ${address} wurde widerrufen.`,
  'tokens-revoked': (address: string) => `Alle Zugriffstokens des Gatefold-Kontos ${address} wurden widerrufen.`,
}
export const securityChangedHelp =
  'Warst du das, ist nichts zu tun. Wenn nicht, wähle jetzt ein neues Passwort und sieh unter Einstellungen → Sicherheit und Einstellungen → Daten nach.'
export const securityChangedEnd =
  'Diese E-Mail kommt immer, wenn sich Passkeys, der zweite Faktor oder die Zugriffstokens eines Kontos ändern.'

export const title = 'Willkommen bei Gatefold'
export const tags = ['willkommen', 'test']
export const notes = 'Dieses Album gehört dir: Bearbeite es, bewerte es, leg es in eine Kiste oder lösch es.'

export const unreachable = 'Konnte Gatefold nicht erreichen. Prüf deine Verbindung und versuch es noch einmal.'
export const exportFailed = 'Konnte deine Alben nicht exportieren'

export const albumsFileName = 'Gatefold-Alben'
export const albumsFile = 'Gatefold-Alben.csv'
export const selectionFileName = 'Gatefold-Auswahl'
export const collectionFileName = 'Gatefold-Sammlung'
export const diaryFileName = 'Gatefold-Tagebuch'
export const unnamedCrate = 'Kiste'
