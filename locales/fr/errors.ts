import { counted, isolated, numberText } from '#locales/intl.ts'
import { seconds } from '#locales/ui.ts'

export { albumGone } from '#locales/phrases.ts'

export const nothingHere = 'Il n’y a rien à cette adresse'
export const wrongFields = 'Certains champs ne sont pas valides'
export const notJson = 'Le corps n’est pas du JSON'
export const noPicture = 'Il n’y a pas d’image à cette adresse'
export const otherSite = 'Cet appel vient d’un autre site'
export const tooLarge = 'C’est trop gros pour Gatefold.'
export const addressTooLong = 'Cette adresse est trop longue'
export const wrongKey = (most: number) => `Idempotency-Key doit avoir de 1 à ${most} caractères`
export const outdated = 'Une modification plus récente de cet appareil a été enregistrée depuis celle-ci.'
export const wrongDeviceChange = 'Il faut un appareil, un nombre, et des nombres séparés par des virgules'
export const keyUsed = 'Cette clé a servi pour une autre requête'
export const tooManyAtOnce = (wait: number) => `Trop de requêtes à la fois. Réessaie dans ${seconds(wait)}.`
export const unavailable = (wait: number, id: string) =>
  `La base de données est injoignable pour le moment. Réessaie dans ${seconds(wait)}. Référence : ${id}`
export const moving =
  'Gatefold déménage ces albums. Les modifications pourront de nouveau être enregistrées dans quelques minutes.'
export const databaseFull = (id: string) =>
  `Gatefold n’a plus de place, rien ne peut être enregistré pour le moment. Préviens l’admin. Référence : ${id}`
export const failed = (id: string) => `Quelque chose n’a pas marché. Référence : ${id}`

export const signedOut = 'Connecte-toi pour continuer.'
export const otherPerson = 'La session ouverte est celle d’un autre compte. Recharge la page.'
export const noAdmin = 'Ce compte ne peut pas être admin.'
export const banned = 'Ce compte est bloqué.'
export const bannedFor = (reason: string) => `Ce compte est bloqué : ${isolated(reason)}`
export const signupPasswordFirst = 'Saisis d’abord le mot de passe d’invitation.'
export const wrongSignupPassword = 'Mot de passe incorrect'
export const invitationOver = 'Cette invitation a expiré ou a déjà servi. Demandes-en une nouvelle.'
export const tooManyTries = (wait: string) => `Trop d’essais. Réessaie dans ${wait}.`
export const addressConfirmed = 'Cette adresse e-mail est déjà confirmée.'

export const accountGone = 'Ce compte n’existe plus'
export const wrongCurrentPassword = 'Ce n’est pas ton mot de passe actuel'
export const noPassword = 'Tu n’as pas de mot de passe ici. Demande un lien de réinitialisation pour en choisir un.'
export const sameAddress = 'C’est déjà ton adresse e-mail'
export const signInAgain =
  'Pour confirmer que c’est toi, ferme ta session, connecte-toi à nouveau avec Google, une clé d’accès ou le compte que tu utilises, et réessaie.'
export const ownPasswordMissing = 'Saisis ton propre mot de passe pour confirmer que c’est toi.'
export const wrongPassword = 'Ce n’est pas ton mot de passe'
export const tooManyMails = (wait: string) => `Trop d’e-mails. Réessaie dans ${wait}.`
export const sessionOver = 'Cette session est déjà fermée'
export const wrongConfirmation = 'Ce n’est pas ton adresse e-mail'
export const secondFactorNeeded =
  'Les admins ont besoin de la validation en deux étapes. Active-la dans Réglages → Sécurité.'
export const secondFactorOn = 'La validation en deux étapes est déjà activée'
export const secondFactorOff = 'La validation en deux étapes est désactivée'
export const wrongCode = 'Ce code n’est pas bon. Il change toutes les 30 secondes.'
export const usedCode = 'Ce code a déjà servi. Attends le suivant.'
export const wrongRecoveryCode = 'Ce code de secours n’est pas bon. Chacun marche une seule fois.'
export const codeTooLate = 'Cette connexion a expiré. Saisis à nouveau ton mot de passe.'
export const passkeyRefused = 'Cette clé d’accès n’a pas été acceptée. Réessaie, ou connecte-toi autrement.'
export const passkeyGone = 'Cette clé d’accès n’existe plus'
export const tooManyPasskeys = (most: number) => `Tu peux avoir au plus ${most} clés d’accès`
export const tokenOver = 'Ce jeton d’accès n’est pas valide. Il a peut-être expiré ou été révoqué.'
export const readToken = 'Ce jeton d’accès ne peut que lire. Crées-en un qui peut écrire.'
export const noTokens = 'Les jetons d’accès ne marchent pas ici. Connecte-toi avec un navigateur.'
export const tokenGone = 'Ce jeton d’accès n’existe plus'
export const tooManyTokens = (most: number) => `Tu peux avoir au plus ${most} jetons d’accès. Révoques-en un d’abord.`
export const setupFailed = 'Impossible de donner les droits d’admin'

export const adminsOnly = 'Réservé aux admins'
export const personGone = 'Ce compte n’existe plus'
export const addressTaken = 'Cette adresse e-mail a déjà un compte'
export const lastAdmin =
  'Il reste un seul compte admin : impossible de le supprimer, de le bloquer ou de changer son rôle'
export const ownBan = 'Tu ne peux pas bloquer ton propre compte'
export const tooManyInvitations = (most: number) =>
  `Il peut y avoir au plus ${most} invitations en cours. Révoques-en une qui ne sert plus.`
export const invitationGone = 'Cette invitation n’existe plus ou a déjà servi'

export const someAlbumGone = 'Un de ces albums n’existe plus'
export const collectionFull = (most: number) => `Tu peux avoir au plus ${numberText(most)} albums`
export const albumThere = 'Tu as déjà cet album'
export const albumInTrash = 'Cet album est dans ta corbeille'
export const idTaken = 'Cet id est pris. Réessaie avec un autre.'
export const albumAddressTaken = 'Un autre album a cette adresse'
export const albumStale = 'Cet album a été modifié ailleurs'
export const albumsStale = 'Certains de ces albums ont été modifiés ailleurs. Réessaie.'
export const tooManyTags = (most: number, count: number) =>
  `Un album peut avoir au plus ${numberText(most)} tags, et l’un de ceux-ci en aurait ${numberText(count)}`
export const ratingsDiffer = 'Ces albums ont des notes différentes. Choisis-en une.'
export const mergedNotesTooLong = (most: number, count: number) =>
  `Un commentaire peut avoir au plus ${numberText(most)} caractères, et ceux-ci en font ${numberText(count)} ensemble. Raccourcis-les d’abord.`
export const tooManyMerged = (most: number) => `Tu peux fusionner au plus ${numberText(most)} albums`
export const mergeGone =
  'Cette fusion ne peut pas être annulée : l’un de ses albums a été restauré, fusionné à nouveau ou supprimé pour de bon'
export const tooManyDistinct = (most: number) =>
  `Tu peux marquer au plus ${numberText(most)} paires d’albums comme différents`
export const wrongAlbums = 'albums doit être une liste d’albums'
export const tooManyAlbumsInCall = (most: number) => `Au plus ${numberText(most)} albums par appel`
export const noPreview = 'Cet album n’a pas d’extrait'

export const crateGone = 'Ce bac n’existe plus'
export const crateStale = 'Ce bac a été modifié ailleurs'
export const cratesStale = 'Tes bacs ont été modifiés ailleurs. Réessaie.'
export const tooManyCrates = (most: number) => `Tu peux avoir au plus ${numberText(most)} bacs`
export const crateIsSmart = 'Un bac intelligent montre ce que sa recherche trouve ; on ne peut pas y mettre d’albums'

export const tagsStale = 'Tes tags ont été modifiés ailleurs. Réessaie.'
export const tooManyTagRules = (most: number) => `Tu peux avoir au plus ${numberText(most)} règles de tags`
export const tooManyTagColors = (most: number) =>
  `Tu peux choisir la couleur de ${numberText(most)} tags au plus. Remets-en d’abord un sur Automatique.`
export const editGone = 'Il est trop tard pour annuler cette modification'
export const editUnfinished = 'Cette modification est encore en cours. Réessaie dans un instant.'
export const tagEditGone = 'Il est trop tard pour annuler cette modification de tags'
export const tagEditFollowed = 'Tes tags ont encore changé depuis, impossible de revenir en arrière'

export const cratesFull = (most: number) =>
  `Tes bacs peuvent contenir ${numberText(most)} albums en tout. Un album dans deux bacs compte deux fois. Retires-en quelques-uns, ou vide la corbeille.`
export const dataFull = (megabytes: number) =>
  `Tes albums peuvent contenir au plus ${numberText(megabytes)} Mo de texte. Raccourcis des commentaires, retire des tags, ou supprime des albums et vide la corbeille.`
export const tooManyFanImports = (most: number) =>
  counted(most, {
    one: 'import de Bandcamp à la fois, pas plus. Attends qu’il soit terminé, ou arrête-le.',
    other: 'imports de Bandcamp à la fois, pas plus. Attends que l’un soit terminé, ou arrêtes-en un.',
  })
export const tooManyChanges = (wait: string) => `Trop de modifications en une heure. Réessaie dans ${wait}.`
export const tooManyBandcampCalls = (most: number, wait: string) =>
  `Gatefold interroge Bandcamp pour toi au plus ${numberText(most)} fois par minute. Réessaie dans ${wait}.`

export const listenGone = 'Cette entrée de ton journal n’existe plus'
export const diaryFull = (most: number) => `Ton journal peut avoir au plus ${numberText(most)} entrées`

export const wrongToken = 'ListenBrainz ne connaît pas ce jeton. Copie-le depuis tes réglages là-bas.'
export const silent = 'ListenBrainz n’a pas répondu. Réessaie plus tard.'
export const tooManyTokenTries = (most: number, wait: string) =>
  `Gatefold vérifie un jeton pour toi au plus ${numberText(most)} fois par minute. Réessaie dans ${wait}.`

export const sharedAgain = 'C’est maintenant partagé sous un autre lien.'
export const shareUndoOver = 'Il est trop tard pour revenir en arrière. Partage à nouveau pour avoir un nouveau lien.'
export const shareGone = 'Cette page partagée n’existe plus'
export const tooManyShares = (most: number) =>
  `Tu peux avoir au plus ${numberText(most)} pages partagées. Arrête d’abord d’en partager une.`
export const giftDay = 'Choisis un jour plus tardif : on peut repousser la date, pas l’avancer'
export const noYearGift = 'Une année ne peut pas être une liste de cadeaux'
export const giftsLater = 'Qui offre quoi reste secret jusqu’au jour de la liste de cadeaux'
export const noGiftList = 'Ce n’est plus une liste de cadeaux'
export const giftTaken = 'Quelqu’un d’autre l’offre déjà'
export const giftNotYours = 'Ça n’a pas été marqué depuis ce navigateur'
export const tooManyMarks = (most: number, wait: string) =>
  `Tu peux marquer ${numberText(most)} albums par heure. Réessaie dans ${wait}.`
export const ownGiftList = 'C’est ta liste. Ce qui est pris reste secret'
export const notAJpeg = 'L’image doit être un JPEG'
export const brokenJpeg = 'Ce fichier est abîmé, ou contient plus qu’une image. Enregistre-le à nouveau en JPEG'
export const pictureTooWide = (width: number, height: number) =>
  `L’image peut avoir au plus ${numberText(width)} pixels de large et ${numberText(height)} de haut. Réduis-la`
export const pictureTooLarge = (kilobytes: number) => `L’image peut peser au plus ${numberText(kilobytes)} ko`
export const slowDown = 'Trop de requêtes. Attends une minute.'
