export { tryAgain } from '#locales/phrases.ts'

export const email = 'E-mail'
export const password = 'Mot de passe'
export const showPassword = 'Afficher le mot de passe'
export const hidePassword = 'Masquer le mot de passe'
export const capsLockOn = 'Le verrouillage des majuscules est activé'

export const loginTitle = 'Te revoilà'
export const forgotPassword = 'Mot de passe oublié ?'
export const signIn = 'Se connecter'
export const signingIn = 'Connexion…'
export const noAccount = 'Pas encore de compte ?'
export const toRegister = 'Créer un compte'
export const toAdd = 'Connecte-toi pour ajouter l’album.'
export const loginFailed = 'Connexion impossible'
export const wrongLogin = 'E-mail ou mot de passe incorrect. Réessaie.'

export const gateTitle = 'Sur invitation'
export const gateText = (provider?: string) =>
  provider
    ? `Continue avec ${provider}, ou demande le mot de passe d’invitation à la personne qui t’invite.`
    : 'On entre chez Gatefold sur invitation. Demande le mot de passe à la personne qui t’invite.'
export const signupPassword = 'Mot de passe d’invitation'
export const gateHelp = 'Toujours rien ? Écris à l’admin de ce Gatefold.'
export const continueLabel = 'Continuer'
export const wrongSignupPassword = 'Mot de passe incorrect'
export const wrongSignupPasswordText = 'Réessaie, ou écris à l’admin de ce Gatefold'
export const gateFailed = 'Vérification impossible'

export const registerTitle = 'Créer un compte'
export const name = 'Nom'
export const confirmPassword = 'Confirmer le mot de passe'
export const register = 'Créer le compte'
export const registering = 'Création de ton compte…'
export const haveAccount = 'Déjà un compte ?'
export const toLogin = 'Se connecter'
export const registerFailed = 'Impossible de créer le compte'
export const registerFailedText = 'Le compte n’a pas été créé. Réessaie.'
export const emailTaken = 'Cette adresse e-mail a déjà un compte. Essaie plutôt de te connecter.'
export const errorCode = (code: string) => `Erreur : ${code}`

export const otherWays = 'Ou continuer avec'
export const google = 'Google'
export const continueWith = (provider: string) => `Continuer avec ${provider}`
export const withoutPassword = 'Sans mot de passe'
export const leaving = (provider: string) => `En route vers ${provider}…`
export const providerLoginFailed = (provider: string) => `Connexion impossible avec ${provider}`
export const providerLoginFailedText = (provider: string) =>
  `Quelque chose n’a pas marché pendant la connexion avec ${provider}. Réessaie.`
export const providerRegisterFailed = (provider: string) => `Impossible de créer le compte avec ${provider}`
export const providerRegisterFailedText = (provider: string) =>
  `Quelque chose n’a pas marché en reliant ton compte ${provider}. Réessaie.`
export const providerCancelled = (provider: string) => `La connexion avec ${provider} a été annulée.`
export const providerUnknown = (provider: string) =>
  `Aucun compte Gatefold n’est encore relié à ce compte ${provider}. Crée d’abord un compte.`
export const providerNotLinked = (provider: string) =>
  `Si cette adresse e-mail a un compte avec un mot de passe, connecte-toi avec celui-ci. Une fois l’adresse confirmée, ${provider} marchera aussi.`
export const providerNoEmail = (provider: string) =>
  `${provider} n’a pas donné d’adresse e-mail valide pour toi, et Gatefold en a besoin. Indique-la là-bas, puis réessaie.`
export const providerNotProven = (provider: string) =>
  `Impossible de vérifier la réponse donnée par ${provider}. Préviens l’admin de ce Gatefold.`
export const providerRefused = (provider: string) =>
  `${provider} n’a pas accepté cette connexion depuis Gatefold. Réessaie, ou préviens l’admin.`
export const providerUnreachable = (provider: string) =>
  `${provider} est injoignable. Réessaie plus tard, ou préviens l’admin.`

export const forgotTitle = 'Mot de passe oublié'
export const forgotText = 'Tu recevras un lien de réinitialisation par e-mail.'
export const sendLink = 'Envoyer le lien'
export const sendingLink = 'Envoi…'
export const sendFailed = 'Impossible d’envoyer le lien'
export const sendFailedText = 'Le lien de réinitialisation n’est pas parti. Réessaie.'
export const sentTitle = 'Regarde tes e-mails'
export const sentText = <Node>(address: Node) => [
  'Si ',
  address,
  ' a un compte, un lien de réinitialisation vient de partir. Il marche une fois et expire dans une heure. S’il n’arrive pas, regarde dans les indésirables.',
]
export const backToLogin = 'Retour à la connexion'

export const loggedOut = 'Session fermée'
export const loggedOutText = 'À bientôt.'
export const banned = 'Ce compte est bloqué.'
export const accountDeleted = 'Compte supprimé'
export const accountDeletedText = 'Ton compte et tout ce qu’il contenait sont supprimés.'
