import { besideText, counted, isolated, numberText } from '#locales/intl.ts'

export {
  cancel,
  optional,
  saveChanges,
  showMore,
  somethingWrong as createFailed,
  somethingWrong as deleteFailed,
  somethingWrong as updateFailed,
  tryAgain,
  unsavedChanges as unsaved,
} from '#locales/phrases.ts'

export const people = (count: number) => counted(count, { one: 'Konto', other: 'Konten' })

export const roleNames = { user: 'Mitglied', test: 'Test', admin: 'Admin' }
export const notAdmin = 'Dieses Konto kann kein Admin sein.'
export const toSecurity = 'Einstellungen → Sicherheit öffnen'
export const clearSearch = 'Suche leeren'
export const loadingMore = 'Wird geladen …'

export const usersTitle = 'Kontenverwaltung'
export const auditLog = 'Protokoll'
export const invitations = 'Einladungen'
export const createUser = 'Konto anlegen'
export const searchUsers = 'Konten suchen'
export const searchUsersPlaceholder = 'Name oder E-Mail suchen …'
export const sortUsers = 'Konten sortieren'
export const orderNames = {
  'created-desc': 'Neueste zuerst',
  'created-asc': 'Älteste zuerst',
  'username-desc': 'Benutzername, Z bis A',
  'username-asc': 'Benutzername, A bis Z',
  'email-desc': 'E-Mail, Z bis A',
  'email-asc': 'E-Mail, A bis Z',
  'role-desc': 'Rolle, Z bis A',
  'role-asc': 'Rolle, A bis Z',
}
export const usersLoadFailed = 'Konnte die Konten nicht laden'
export const loadingUsers = 'Konten werden geladen'
export const noUsers = 'Keine Konten gefunden'
export const usersShown = (shown: number, count: number) => `${numberText(shown)} von ${people(count)}`

export const username = 'Benutzername'
export const email = 'E-Mail'
export const displayName = 'Anzeigename'
export const role = 'Rolle'
export const columns = { id: 'ID', username, email, displayName, role, created: 'Angelegt', actions: 'Aktionen' }
export const copyId = (id: string) => `ID ${id} kopieren`
export const idCopied = 'ID kopiert'
export const copyIdFailed = 'Konnte die ID nicht kopieren'
export const notAvailable = '–'
export const you = 'du'
export const banned = <Node>(reason: Node) => ['gesperrt', reason]
export const bannedBecause = (reason: string) => `: ${isolated(reason)}`

export const edit = (username: string) => `${isolated(username)} bearbeiten`
export const deleteOne = (username: string) => `${isolated(username)} löschen`
export const deleteOwn = 'Dein eigenes Konto löschst du unter „Konto“'
export const more = (username: string) => `Mehr zu ${isolated(username)}`
export const endSessionsOf = 'Sitzungen beenden …'
export const ban = 'Sperren …'
export const unban = 'Entsperren'
export const unbanned = 'Konto entsperrt'
export const updateFailedTitle = 'Konnte das Konto nicht ändern'

export const createTitle = 'Neues Konto anlegen'
export const editTitle = 'Konto bearbeiten'
export const password = 'Passwort'
export const passwordHelp = (least: number) => `Mindestens ${numberText(least)} Zeichen.`
export const newPassword = 'Neues Passwort'
export const newPasswordHelp =
  'Leer lassen, wenn das Passwort bleiben soll. Ein neues loggt die Person überall aus und widerruft ihre Zugriffstokens.'
export const ownPassword = 'Dein eigenes Passwort'
export const create = 'Konto anlegen'
export const created = 'Konto angelegt'
export const updated = 'Konto geändert'
export const createFailedTitle = 'Konnte das Konto nicht anlegen'

export const banTitle = (username: string) => `${isolated(username)} sperren?`
export const banText =
  'Die Person wird überall ausgeloggt, ihre Zugriffstokens werden widerrufen, und einloggen kann sie sich erst wieder, wenn du sie entsperrst. Ihre Daten bleiben.'
export const banReason = 'Grund'
export const banReasonHelp = 'Kann leer bleiben. Die Person sieht ihn.'
export const banUser = 'Konto sperren'
export const userBanned = 'Konto gesperrt'

export const endSessionsTitle = (username: string) => `${isolated(username)} überall ausloggen?`
export const endOwnSessionsText = 'Du wirst auf all deinen anderen Geräten ausgeloggt.'
export const endSessionsText = 'Die Person wird auf all ihren Geräten ausgeloggt. Ihre Daten bleiben.'
export const revokeTokens = (isOwn: boolean) =>
  isOwn ? 'Auch meine Zugriffstokens widerrufen' : 'Auch ihre Zugriffstokens widerrufen'
export const tokensStay = 'Sonst laufen Skripte und Apps, die sie verwenden, weiter.'
export const endSessions = 'Sitzungen beenden'
export const sessionsEnded = 'Sitzungen beendet'

export const deleteTitle = 'Konto löschen'
export const deleteText =
  'Alben, Kisten und Importe werden mit dem Konto gelöscht. Das lässt sich nicht rückgängig machen.'
export const deleteUser = 'Konto löschen'
export const deleted = 'Konto gelöscht'
export const deleteFailedTitle = 'Konnte das Konto nicht löschen'

export const invitationsTitle = 'Einladungen'
export const back = 'Zurück zur Kontenverwaltung'
export const text = (days: number) =>
  `Mit einem Link kann sich eine Person ohne Einladungspasswort registrieren. Er gilt ein einziges Mal, ${counted(days, { one: 'Tag', other: 'Tage' })} lang.`
export const createInvitation = 'Einladung anlegen'
export const createInvitationFailed = 'Konnte die Einladung nicht anlegen'
export const link = 'Einladungslink'
export const linkHelp = 'Für eine Person. Nur jetzt zu sehen.'
export const copy = 'Link kopieren'
export const copied = 'Link kopiert'
export const copyFailed = 'Konnte den Link nicht kopieren. Markiere ihn und kopiere ihn selbst.'
export const invitationsLoading = 'Einladungen werden geladen'
export const invitationsFailed = 'Konnte die Einladungen nicht laden'
export const noInvitations = 'Noch keine Einladungen. Leg eine an und verschick ihren Link.'
export const somebody = 'jemand'
export const createdBy = <Node>(ago: Node, username: string) => ['Angelegt ', ago, ` von ${isolated(username)}`]
export const openUntil = (day: string) => `Offen bis ${day}`
export const expired = 'Abgelaufen'
export const used = <Node>(ago: Node) => ['Verwendet ', ago]
export const revoke = 'Widerrufen'
export const revokeOne = (day: string) => `Widerrufen: Einladung, die am ${day} abläuft`
export const revoked = 'Einladung widerrufen'
export const revokeFailed = 'Konnte die Einladung nicht widerrufen'

export const search = 'Protokoll durchsuchen'
export const searchPlaceholder = 'Personen und Einzelheiten suchen …'
export const kind = 'Art des Vorgangs'
export const everyKind = 'Alle Vorgänge'
export const kinds = {
  'user-created': 'Konten angelegt',
  'user-updated': 'Konten geändert',
  'user-deleted': 'Konten gelöscht',
  'user-banned': 'Konten gesperrt',
  'user-unbanned': 'Konten entsperrt',
  'sessions-ended': 'Sitzungen beendet',
  'admin-granted': 'Admin-Rechte eingerichtet',
  'signed-in': 'Eingeloggt',
  'sign-in-failed': 'Einloggen gescheitert',
  'password-reset': 'Passwörter zurückgesetzt',
  'password-changed': 'Passwörter geändert',
  'email-changed': 'E-Mails geändert',
  'second-factor-on': 'Zweite Faktoren eingeschaltet',
  'second-factor-off': 'Zweite Faktoren ausgeschaltet',
  'passkey-added': 'Passkeys hinzugefügt',
  'passkey-removed': 'Passkeys entfernt',
  'token-created': 'Zugriffstokens angelegt',
  'token-revoked': 'Zugriffstokens widerrufen',
  'tokens-revoked': 'Alle Zugriffstokens widerrufen',
  'invitation-created': 'Einladungen angelegt',
  'invitation-revoked': 'Einladungen widerrufen',
  'share-removed': 'Geteilte Seiten abgeschaltet',
  'invitation-used': 'Einladungen verwendet',
  'account-deleted': 'Selbst gelöschte Konten',
}
export const auditLogLoading = 'Protokoll wird geladen'
export const auditLogFailed = 'Konnte das Protokoll nicht laden'
export const count = (entries: number, hasMore: boolean) =>
  hasMore ? `${numberText(entries)} Einträge oder mehr` : counted(entries, { one: 'Eintrag', other: 'Einträge' })
export const noMatches = 'Kein Eintrag passt'
export const auditLogEmpty = 'Noch nichts passiert. Hier steht, wer sich einloggt und was Admins tun.'

type Detail = { role: string | null | undefined; changes: string[]; reason: string | undefined; revokesTokens: boolean }
type Deed = <Node>(who: Node, whom: Node | null, detail: Detail) => (Node | string)[]
const deed =
  (verb: string, before = ''): Deed =>
  (who, whom) => [who, ` hat ${before}`, whom ?? 'sich selbst', verb]
const deedWith =
  (end: (detail: Detail) => string): Deed =>
  (who, whom, detail) => [who, ' hat ', whom ?? 'sich selbst', end(detail)]
const own =
  (verb: string): Deed =>
  (who) => [who, ` hat ${verb}`]

export const fieldNames: Record<string, string | undefined> = {
  username: 'Benutzername',
  email: 'E-Mail',
  displayName: 'Anzeigename',
  password: 'Passwort',
}
export const roleChanged = (before: string | null, after: string) => `Rolle von ${before ?? 'keiner'} zu ${after}`

export const methodNames = {
  password: 'einem Passwort',
  google: 'Google',
  oidc: 'OpenID',
  passkey: 'einem Passkey',
  code: 'einem Passwort und einem Code',
}

export const deeds = {
  'user-created': deedWith(({ role }) => (role ? ` als ${role} angelegt` : ' angelegt')),
  'user-updated': deedWith(({ changes }) => ` geändert: ${besideText(changes)}`),
  'user-deleted': deed(' gelöscht'),
  'user-banned': deedWith(({ reason }) => (reason ? ` gesperrt: „${isolated(reason)}“` : ' gesperrt')),
  'user-unbanned': deed(' entsperrt'),
  'sessions-ended': deedWith(({ revokesTokens }) =>
    revokesTokens ? ' überall ausgeloggt und alle Zugriffstokens widerrufen' : ' überall ausgeloggt',
  ),
  'admin-granted': own('sich als Admin eingerichtet'),
  'password-reset': own('das eigene Passwort zurückgesetzt'),
  'password-changed': own('das eigene Passwort geändert'),
  'email-changed': own('die eigene E-Mail geändert'),
  'second-factor-on': own('den zweiten Faktor eingeschaltet'),
  'second-factor-off': own('den zweiten Faktor ausgeschaltet'),
  'passkey-added': own('einen Passkey hinzugefügt'),
  'passkey-removed': own('einen Passkey entfernt'),
  'token-created': own('ein Zugriffstoken angelegt'),
  'token-revoked': own('ein Zugriffstoken widerrufen'),
  'tokens-revoked': own('alle Zugriffstokens widerrufen'),
  'invitation-created': own('eine Einladung angelegt'),
  'invitation-revoked': own('eine Einladung widerrufen'),
  'invitation-used': deed(' registriert', 'sich mit einer Einladung von '),
  'share-removed': deed(' abgeschaltet', 'eine geteilte Seite von '),
}
export const signedIn = <Node>(who: Node, method: string) => [who, ` hat sich mit ${method} eingeloggt`]
export const signInFailed = <Node>(whom: Node | null) => ['Einloggen gescheitert: ', whom ?? 'eine unbekannte Adresse']
export const accountDeleted = 'Jemand hat das eigene Konto gelöscht'

export const takeDown = 'Geteilte Seite abschalten'
export const shareAddress = 'Adresse der Seite'
export const noShareAddress = 'Füg die ganze Adresse ein, etwa https://gatefold.example.com/s/…'
export const takeDownNow = 'Abschalten'
export const takeDownHelp =
  'Ab dann sieht niemand mehr die Seite, und sie lässt sich unter dieser Adresse nicht wieder teilen.'
export const takenDown = 'Die Seite ist abgeschaltet'
