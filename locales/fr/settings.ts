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

export const title = 'Réglages'
export const accountTab = 'Compte'
export const securityTab = 'Sécurité'
export const securityLoading = 'Chargement des réglages de sécurité'
export const appearanceTab = 'Apparence'
export const halfStars = 'Demi-étoiles'
export const halfStarsText =
  'Sur cet appareil, appuyer sur la moitié gauche d’une étoile donne une demi-étoile de moins, et Maj avec un chiffre aussi : Maj et 4 donne 3,5.'
export const bandcampTab = 'Bandcamp'
export const bandcampLoading = 'Chargement de la liaison Bandcamp'
export const dataTab = 'Données'
export const adminTab = 'Admin'
export const adminLoading = 'Chargement de l’administration'

export const profile = 'Profil'
export const displayName = 'Nom affiché'
export const photo = 'Ou colle une adresse'
export const uploadPhoto = 'Choisir une photo'
export const removePhoto = 'Retirer la photo'
export const notAPicture = 'Ton navigateur ne peut pas ouvrir ce fichier comme une image. Choisis un JPEG, PNG ou WebP.'
export const noPicture = 'Il n’y a pas d’image à cette adresse : tes initiales la remplacent.'
export const profileSaved = 'Compte modifié'
export const profileFailed = 'Impossible de modifier ton compte'

export const email = 'E-mail'
export const verified = 'Confirmé'
export const changeEmail = <Node>(srOnly: (text: string) => Node) => ['Modifier', srOnly(' l’adresse e-mail')]
export const unverified = 'Cette adresse n’est pas encore confirmée. Ouvre le lien de l’e-mail que tu as reçu.'
export const sendAgain = 'Renvoyer l’e-mail'
export const sentAgain = 'Regarde tes e-mails'
export const sentAgainText = (address: string) => `L’e-mail est reparti à ${address}.`
export const sendAgainFailed = 'Impossible d’envoyer l’e-mail'
export const emailPending = <Node>(address: Node) => [
  'Un e-mail est parti à ',
  address,
  '. Ton adresse changera quand tu auras ouvert le lien qu’il contient.',
]
export const newEmail = 'Nouvelle adresse e-mail'
export const yourPassword = 'Ton mot de passe'
export const newEmailHint = 'Un e-mail partira à la nouvelle adresse. Rien ne change tant que tu ne l’as pas confirmée.'
export const sendMail = 'Envoyer l’e-mail'
export const mailSent = 'Regarde tes e-mails'
export const mailSentText = (address: string) => `Ouvre le lien de l’e-mail parti à ${address}.`
export const emailFailed = 'Impossible de changer ton adresse e-mail'

export const password = 'Mot de passe'
export const noPassword = 'Tu n’as pas de mot de passe ici. Un lien de réinitialisation permet d’en choisir un.'
export const getLink = 'Recevoir un lien'
export const googleToo = 'Tu peux aussi te connecter avec Google.'
export const changePassword = <Node>(srOnly: (text: string) => Node) => ['Modifier', srOnly(' le mot de passe')]
export const currentPassword = 'Mot de passe actuel'
export const newPassword = 'Nouveau mot de passe'
export const passwordMust = 'Un nouveau mot de passe doit'
export const passwordRules = (least: number) => ({
  length: `avoir au moins ${numberText(least)} caractères`,
  uppercase: 'contenir au moins une majuscule',
  digit: 'contenir au moins un chiffre',
})
export const ruleIsMet = ', c’est bon'
export const confirmPassword = 'Confirmer le mot de passe'
export const savePassword = 'Changer le mot de passe'
export const passwordSaved = 'Mot de passe changé'
export const passwordSavedText = (tokens = '') => `Tes autres sessions sont fermées. ${tokens}`.trim()
export const passwordFailed = 'Impossible de changer ton mot de passe'

export const sessions = 'Tes sessions ouvertes'
export const accountLoading = 'Chargement de ton compte'
export const sessionsLoading = 'Chargement de tes sessions'
export const inUseNow = 'En cours'
export const lastUsed = <Node>(ago: Node) => ['Dernière activité ', ago]
export const thisDevice = 'Cet appareil'
export const browserOn = (browser: string, system: string) => `${browser} sur ${system}`
export const unknownDevice = 'Appareil inconnu'
export const unsentElsewhere = (count: number, day: string) => {
  const changes = counted(count, {
    one: 'modification n’a pas pu partir d’un appareil',
    other: 'modifications n’ont pas pu partir d’un appareil',
  })
  return `${changes} depuis le ${day}. Ouvre Gatefold là-bas : ce que le navigateur n’a pas effacé partira.`
}
export const signOut = 'Fermer la session'
export const signOutOf = (device: string) => `Fermer la session : ${device}`
export const signOutElsewhere = 'Fermer les autres sessions'
export const signedOut = 'Session fermée'
export const signedOutElsewhere = 'Autres sessions fermées'
export const signOutFailed = 'Impossible de fermer la session'

export const backupOverdue = (last: number | null) =>
  last === null
    ? 'La première sauvegarde n’a pas marché. Le journal du serveur dit pourquoi.'
    : `La dernière sauvegarde date du ${dayText(last)}. Le journal du serveur dit pourquoi il n’y en a pas de plus récente.`

export const adminSetup = 'Droits d’admin'
export const adminUnverified =
  'Ton adresse e-mail est sur la liste des admins. Confirme-la, puis active ici tes droits d’admin.'
export const adminConfirm =
  'Ton adresse e-mail est sur la liste des admins. Confirme-la pour gérer les comptes de ce Gatefold.'
export const adminEmail = 'Ton adresse e-mail'
export const setUpAdmin = 'Activer les droits d’admin'
export const adminGranted = 'Tu as maintenant les droits d’admin.'
export const adminDone = 'Droits d’admin activés'
export const adminEmailMissing = 'Il manque l’adresse e-mail'
export const adminFailed = 'Impossible de donner les droits d’admin'

export const unsaved = 'Il y a des modifications non enregistrées de ton compte.'

export const exportTitle = 'Exporter'
export const exportText = 'Tout, avec les bacs et leur ordre, en JSON. Ou une ligne par album, en CSV.'
export const json = 'JSON'
export const csv = 'CSV'
export const importTitle = 'Importer'
export const importText =
  'D’un fichier ou de Bandcamp. Les imports passés de Bandcamp peuvent être synchronisés à nouveau et annulés.'
export const fromFile = 'Fichier'
export const fromBandcamp = 'Bandcamp'

export const dangerZone = 'Suppression'
export const collection = 'Ma collection'
export const collectionText = 'Supprime tous les albums, partout.'
export const deleteCollection = 'Supprimer la collection'
export const albumsLeft = (left: number) => `Encore ${albumCount(left)}`
export const deleteCollectionQuestion = 'Supprimer toute la collection ?'
export const nothingToDelete = 'Il n’y a pas d’albums à supprimer.'
export const deleteCollectionText = (gone: { owned: number; wishes: number } | undefined, days: number) => {
  if (!gone) return `Tes albums quittent tous les bacs. ${cratesStay(2, days)}`
  const { owned, wishes } = gone
  if (owned + wishes === 0) return nothingToDelete
  const counts = [
    owned > 0 && albumCount(owned),
    wishes > 0 && counted(wishes, { one: 'souhait', other: 'souhaits' }),
  ].filter((count) => count !== false)
  const leave = plural(owned + wishes, { one: 'quitte', other: 'quittent' })
  return `${listText(counts)} ${leave} tous les bacs. ${cratesStay(owned + wishes, days)}`
}
const cratesStay = (albums: number, days: number) =>
  plural(albums, {
    one: `Les bacs restent, vides. Tu peux restaurer l’album de la corbeille pendant ${numberText(days)} jours.`,
    other: `Les bacs restent, vides. Tu peux restaurer les albums de la corbeille pendant ${numberText(days)} jours.`,
  })
export const deleteCollectionYes = 'Oui, tout supprimer'
export const collectionDeleted = 'Collection supprimée'
export const collectionDeletedText = (count: number) => albumCount(count)
export const deleteCollectionFailed = 'Impossible de supprimer ta collection'

export const account = 'Mon compte'
export const accountText = 'Le supprime pour de bon, avec tout ce qu’il contient.'
export const deleteAccount = 'Supprimer le compte'
export const deleteAccountQuestion = 'Supprimer ton compte ?'
export const deleteAccountText =
  'Tes albums, bacs, commentaires, imports et ta corbeille sont supprimés tout de suite. Impossible de revenir en arrière.'
export const exportFirst = <Node>(link: (text: string) => Node) => [
  'Exporte d’abord ta collection : ',
  link('Exporter en JSON'),
]
export const deleteAccountYes = 'Supprimer mon compte'
export const deleteAccountFailed = 'Impossible de supprimer ton compte. Réessaie.'

export const accessTokens = 'Jetons d’accès'
export const text = <Node>(link: (words: string) => Node) => [
  'Permets à tes scripts et à d’autres applications de lire ou de modifier tes albums et tes bacs, mais jamais ton compte. ',
  link('Ce qu’ils peuvent faire'),
]
export const loading = 'Chargement de tes jetons d’accès'
export const create = 'Créer un jeton'
export const name = 'Nom'
export const nameHelp = 'Pour le distinguer des autres'
export const scope = 'Accès'
export const scopes = { read: 'Lecture seule', write: 'Lecture et écriture' }
const plays = 'Par ta liaison Bandcamp, il permet aussi d’écouter et d’enregistrer les morceaux que tu as achetés.'
const does = {
  read: 'Avec lui, on peut lire tes albums, tes bacs et ton journal.',
  write:
    'Avec lui, on peut lire et modifier tes albums, tes bacs et ton journal, mais pas vider la corbeille ni supprimer ta collection.',
}
export const scopeText = (scope: keyof typeof scopes, hasBandcamp: boolean) =>
  hasBandcamp ? `${does[scope]} ${plays}` : does[scope]
export const validFor = 'Valable'
export const dayCount = (days: number) => counted(days, { one: 'jour', other: 'jours' })
export const save = 'Créer le jeton'
export const createFailed = 'Impossible de créer le jeton'
export const created = 'Jeton d’accès créé'

export const token = (name: string) => `Jeton « ${isolated(name)} »`
export const tokenHelp = 'Visible maintenant, et plus jamais'
export const copy = 'Copier'
export const copied = 'Jeton copié'
export const copyFailed = 'Impossible de copier le jeton. Sélectionne-le et copie-le toi-même.'

export const until = (day: string) => `jusqu’au ${day}`
export const expired = (day: string) => `expiré le ${day}`
export const neverUsed = 'n’a jamais servi'
export const tokenLastUsed = <Node>(ago: Node) => ['a servi ', ago]
export const about = <Node>(scope: string, end: string, use: Node) => [`${scope} · ${end} · `, use]
export const revoke = 'Révoquer'
export const revokeOne = (name: string) => `Révoquer le jeton « ${isolated(name)} »`
export const revokeQuestion = 'Révoquer ce jeton ?'
export const revokeText = (name: string) =>
  `Ce qui utilise « ${isolated(name)} » cessera tout de suite de marcher. Impossible de revenir en arrière.`
export const revoked = 'Jeton d’accès révoqué'
export const revokeFailed = 'Impossible de révoquer le jeton'

export const revokeToo = (count: number | null) =>
  count === null || count === 1
    ? plural(count ?? 2, { one: 'Révoquer aussi mon jeton d’accès', other: 'Révoquer aussi mes jetons d’accès' })
    : `Révoquer aussi mes ${numberText(count)} jetons d’accès`
export const otherwiseStay = (count: number | null) =>
  plural(count ?? 2, {
    one: 'Sinon, les scripts et applications qui l’utilisent continuent de marcher.',
    other: 'Sinon, les scripts et applications qui les utilisent continuent de marcher.',
  })
export const stillWork = (count: number) =>
  counted(count, { one: 'jeton d’accès marche toujours.', other: 'jetons d’accès marchent toujours.' })
export const areRevoked = 'Tes jetons d’accès sont révoqués.'

export const theme = 'Thème'
export const themes = { light: 'Clair', dark: 'Sombre', system: 'Système' }

export const languageLabel = 'Langue'
export const asBrowser = 'Comme le navigateur'
export const languageText = 'Aussi pour les e-mails, et pour les appareils où tu n’en as pas choisi.'
export const languageFailed = 'Impossible de changer la langue'

export { loading as tokensLoading }
