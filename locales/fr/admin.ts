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

export const people = (count: number) => counted(count, { one: 'compte', other: 'comptes' })

export const roleNames = { user: 'membre', test: 'test', admin: 'admin' }
export const notAdmin = 'Ce compte ne peut pas être admin.'
export const toSecurity = 'Ouvrir Réglages → Sécurité'
export const clearSearch = 'Effacer la recherche'
export const loadingMore = 'Chargement…'

export const usersTitle = 'Gestion des comptes'
export const auditLog = 'Registre'
export const invitations = 'Invitations'
export const createUser = 'Créer un compte'
export const searchUsers = 'Chercher un compte'
export const searchUsersPlaceholder = 'Chercher un identifiant, un e-mail, un nom…'
export const sortUsers = 'Trier les comptes'
export const orderNames = {
  'created-desc': 'Les plus récents',
  'created-asc': 'Les plus anciens',
  'username-desc': 'Identifiant, de Z à A',
  'username-asc': 'Identifiant, de A à Z',
  'email-desc': 'E-mail, de Z à A',
  'email-asc': 'E-mail, de A à Z',
  'role-desc': 'Rôle, de Z à A',
  'role-asc': 'Rôle, de A à Z',
}
export const usersLoadFailed = 'Impossible de charger les comptes'
export const loadingUsers = 'Chargement des comptes'
export const noUsers = 'Aucun compte trouvé'
export const usersShown = (shown: number, count: number) => `${numberText(shown)} sur ${people(count)}`

export const username = 'Identifiant'
export const email = 'E-mail'
export const displayName = 'Nom affiché'
export const role = 'Rôle'
export const columns = { id: 'ID', username, email, displayName, role, created: 'Création', actions: 'Actions' }
export const copyId = (id: string) => `Copier l’ID ${id}`
export const idCopied = 'ID copié'
export const copyIdFailed = 'Impossible de copier l’ID'
export const notAvailable = '–'
export const you = 'toi'
export const banned = <Node>(reason: Node) => ['bloqué', reason]
export const bannedBecause = (reason: string) => ` : ${isolated(reason)}`

export const edit = (username: string) => `Modifier « ${isolated(username)} »`
export const deleteOne = (username: string) => `Supprimer « ${isolated(username)} »`
export const deleteOwn = 'Ton propre compte se supprime sous Compte'
export const more = (username: string) => `Plus sur « ${isolated(username)} »`
export const endSessionsOf = 'Fermer les sessions…'
export const ban = 'Bloquer…'
export const unban = 'Débloquer'
export const unbanned = 'Compte débloqué'
export const updateFailedTitle = 'Impossible de modifier le compte'

export const createTitle = 'Créer un compte'
export const editTitle = 'Modifier le compte'
export const password = 'Mot de passe'
export const passwordHelp = (least: number) => `Au moins ${numberText(least)} caractères.`
export const newPassword = 'Nouveau mot de passe'
export const newPasswordHelp =
  'Laisse vide pour garder l’actuel. Un nouveau ferme toutes les sessions du compte et révoque ses jetons d’accès.'
export const ownPassword = 'Ton propre mot de passe'
export const create = 'Créer le compte'
export const created = 'Compte créé'
export const updated = 'Compte modifié'
export const createFailedTitle = 'Impossible de créer le compte'

export const banTitle = (username: string) => `Bloquer le compte « ${isolated(username)} » ?`
export const banText =
  'Toutes ses sessions sont fermées, ses jetons d’accès révoqués, et il ne permet plus de se connecter tant que tu ne le débloques pas. Ses données restent.'
export const banReason = 'Raison'
export const banReasonHelp = 'Facultatif. Affichée à la connexion.'
export const banUser = 'Bloquer le compte'
export const userBanned = 'Compte bloqué'

export const endSessionsTitle = (username: string) => `Fermer toutes les sessions de « ${isolated(username)} » ?`
export const endOwnSessionsText = 'Tes sessions sur tous tes autres appareils seront fermées.'
export const endSessionsText = 'Les sessions de ce compte seront fermées sur tous les appareils. Ses données restent.'
export const revokeTokens = (isOwn: boolean) =>
  isOwn ? 'Révoquer aussi mes jetons d’accès' : 'Révoquer aussi ses jetons d’accès'
export const tokensStay = 'Sinon, les scripts et applications qui les utilisent continuent de marcher.'
export const endSessions = 'Fermer les sessions'
export const sessionsEnded = 'Sessions fermées'

export const deleteTitle = 'Supprimer le compte'
export const deleteText =
  'Ses albums, ses bacs et ses imports sont supprimés avec le compte. Impossible de revenir en arrière.'
export const deleteUser = 'Supprimer le compte'
export const deleted = 'Compte supprimé'
export const deleteFailedTitle = 'Impossible de supprimer le compte'

export const invitationsTitle = 'Invitations'
export const back = 'Retour à la gestion des comptes'
export const text = (days: number) =>
  `Un lien permet à une personne de créer un compte sans le mot de passe d’invitation. Il marche une fois, pendant ${counted(days, { one: 'jour', other: 'jours' })}.`
export const createInvitation = 'Créer une invitation'
export const createInvitationFailed = 'Impossible de créer l’invitation'
export const link = 'Lien d’invitation'
export const linkHelp = 'Pour une personne. Visible une seule fois.'
export const copy = 'Copier le lien'
export const copied = 'Lien copié'
export const copyFailed = 'Impossible de copier le lien. Sélectionne-le et copie-le toi-même.'
export const invitationsLoading = 'Chargement des invitations'
export const invitationsFailed = 'Impossible de charger les invitations'
export const noInvitations = 'Pas encore d’invitations. Crées-en une et envoie son lien.'
export const somebody = 'quelqu’un'
export const createdBy = <Node>(ago: Node, username: string) => ['Créée ', ago, ` par ${isolated(username)}`]
export const openUntil = (day: string) => `Valable jusqu’au ${day}`
export const expired = 'Expirée'
export const used = <Node>(ago: Node) => ['A servi ', ago]
export const revoke = 'Révoquer'
export const revokeOne = (day: string) => `Révoquer l’invitation qui expire le ${day}`
export const revoked = 'Invitation révoquée'
export const revokeFailed = 'Impossible de révoquer l’invitation'

export const search = 'Chercher dans le registre'
export const searchPlaceholder = 'Chercher un compte, un détail…'
export const kind = 'Type d’action'
export const everyKind = 'Toutes les actions'
export const kinds = {
  'user-created': 'Comptes créés',
  'user-updated': 'Comptes modifiés',
  'user-deleted': 'Comptes supprimés',
  'user-banned': 'Comptes bloqués',
  'user-unbanned': 'Comptes débloqués',
  'sessions-ended': 'Sessions fermées',
  'admin-granted': 'Droits d’admin activés',
  'signed-in': 'Connexions',
  'sign-in-failed': 'Connexions refusées',
  'password-reset': 'Mots de passe réinitialisés',
  'password-changed': 'Mots de passe changés',
  'email-changed': 'Adresses e-mail changées',
  'second-factor-on': 'Validations en deux étapes activées',
  'second-factor-off': 'Validations en deux étapes désactivées',
  'passkey-added': 'Clés d’accès ajoutées',
  'passkey-removed': 'Clés d’accès retirées',
  'token-created': 'Jetons d’accès créés',
  'token-revoked': 'Jetons d’accès révoqués',
  'tokens-revoked': 'Tous les jetons d’accès révoqués',
  'invitation-created': 'Invitations créées',
  'invitation-revoked': 'Invitations révoquées',
  'share-removed': 'Pages partagées désactivées',
  'invitation-used': 'Invitations utilisées',
  'account-deleted': 'Comptes supprimés par leur propriétaire',
}
export const auditLogLoading = 'Chargement du registre'
export const auditLogFailed = 'Impossible de charger le registre'
export const count = (entries: number, hasMore: boolean) =>
  hasMore ? `${numberText(entries)} entrées ou plus` : counted(entries, { one: 'entrée', other: 'entrées' })
export const noMatches = 'Aucune entrée ne correspond'
export const auditLogEmpty = 'Rien pour le moment. Les connexions et les actions des admins apparaissent ici.'

type Detail = { role: string | null | undefined; changes: string[]; reason: string | undefined; revokesTokens: boolean }
type Deed = <Node>(who: Node, whom: Node | null, detail: Detail) => (Node | string)[]
const deed =
  (verb: string, ownDeed: string, end = (_: Detail) => ''): Deed =>
  (who, whom, detail) =>
    whom === null ? [who, ` ${ownDeed}`, end(detail)] : [who, ` ${verb} `, whom, end(detail)]
const own =
  (verb: string): Deed =>
  (who) => [who, ` ${verb}`]

export const fieldNames: Record<string, string | undefined> = {
  username: 'identifiant',
  email: 'e-mail',
  displayName: 'nom affiché',
  password: 'mot de passe',
}
export const roleChanged = (before: string | null, after: string) => `rôle passé de ${before ?? 'rien'} à ${after}`

export const methodNames = {
  password: 'un mot de passe',
  google: 'Google',
  oidc: 'OpenID',
  passkey: 'une clé d’accès',
  code: 'un mot de passe et un code',
}

export const deeds = {
  'user-created': deed('a créé le compte', 'a créé son propre compte', ({ role }) =>
    role ? ` avec le rôle ${role}` : '',
  ),
  'user-updated': deed(
    'a modifié le compte',
    'a modifié son propre compte',
    ({ changes }) => ` : ${besideText(changes)}`,
  ),
  'user-deleted': deed('a supprimé le compte', 'a supprimé son propre compte'),
  'user-banned': deed('a bloqué le compte', 'a bloqué son propre compte', ({ reason }) =>
    reason ? ` : « ${isolated(reason)} »` : '',
  ),
  'user-unbanned': deed('a débloqué le compte', 'a débloqué son propre compte'),
  'sessions-ended': deed('a fermé toutes les sessions du compte', 'a fermé toutes ses sessions', ({ revokesTokens }) =>
    revokesTokens ? ' et révoqué tous les jetons d’accès' : '',
  ),
  'admin-granted': own('a activé ses droits d’admin'),
  'password-reset': own('a réinitialisé son mot de passe'),
  'password-changed': own('a changé son mot de passe'),
  'email-changed': own('a changé son adresse e-mail'),
  'second-factor-on': own('a activé la validation en deux étapes'),
  'second-factor-off': own('a désactivé la validation en deux étapes'),
  'passkey-added': own('a ajouté une clé d’accès'),
  'passkey-removed': own('a retiré une clé d’accès'),
  'token-created': own('a créé un jeton d’accès'),
  'token-revoked': own('a révoqué un jeton d’accès'),
  'tokens-revoked': own('a révoqué tous ses jetons d’accès'),
  'invitation-created': own('a créé une invitation'),
  'invitation-revoked': own('a révoqué une invitation'),
  'invitation-used': deed('a créé son compte sur invitation du compte', 'a créé son compte sur sa propre invitation'),
  'share-removed': deed('a désactivé une page partagée du compte', 'a désactivé une de ses pages partagées'),
}
export const signedIn = <Node>(who: Node, method: string) => [who, ` a ouvert une session avec ${method}`]
export const signInFailed = <Node>(whom: Node | null) => ['Connexion refusée : ', whom ?? 'adresse inconnue']
export const accountDeleted = 'Quelqu’un a supprimé son propre compte'

export const takeDown = 'Désactiver une page partagée'
export const shareAddress = 'Adresse de la page'
export const noShareAddress = 'Colle l’adresse entière, par exemple https://gatefold.example.com/s/…'
export const takeDownNow = 'Désactiver'
export const takeDownHelp =
  'Plus personne ne verra la page, et elle ne pourra pas être partagée à nouveau sous cette adresse.'
export const takenDown = 'La page est désactivée'
