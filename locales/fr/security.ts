import { counted, isolated } from '#locales/intl.ts'

export const yourPassword = 'Ton mot de passe'

export const passkeys = 'Clés d’accès'
export const passkeysText =
  'Connecte-toi avec ton empreinte, ton visage ou le code PIN de ton appareil au lieu d’un mot de passe.'
export const passkeysUnsupported =
  'Ce navigateur ne peut pas utiliser de clés d’accès ici. Il faut un navigateur récent, et une adresse en https ou localhost.'
export const passkeysLoading = 'Chargement de tes clés d’accès'
export const addPasskey = 'Ajouter une clé d’accès'
export const passkeyName = 'Nom'
export const passkeyNameHelp = 'Pour la distinguer des autres'
export const savePasskey = 'Continuer'
export const passkeyAdded = 'Clé d’accès ajoutée'
export const passkeyFailed = 'Impossible d’ajouter la clé d’accès'
export const passkeyNotMade = 'La clé d’accès n’a pas été créée. Réessaie, ou prends un autre appareil.'
export const passkeyKnown = 'Cet appareil a déjà une clé d’accès pour ton compte.'
export const addedAgo = <Node>(ago: Node) => ['Ajoutée ', ago]
export const remove = 'Retirer'
export const removePasskey = (name: string) => `Retirer la clé d’accès « ${isolated(name)} »`
export const passkeyRemoved = 'Clé d’accès retirée'
export const removeFailed = 'Impossible de retirer la clé d’accès'

export const secondFactor = 'Validation en deux étapes'
export const secondFactorText = 'Un code d’une application d’authentification, demandé après ton mot de passe.'
export const secondFactorOn =
  'Activée. Après ton mot de passe, on te demande un code de ton application d’authentification.'
export const secondFactorNeeded = 'Obligatoire pour les admins.'
export const turnOn = 'Activer'
export const turnOff = 'Désactiver'
export const secondFactorFailed = 'Impossible de changer la validation en deux étapes'
export const next = 'Continuer'
export const setUpApp = <Node>(link: (text: string) => Node) => [
  'Scanne ce code avec une application d’authentification, saisis-y la clé, ou ',
  link('ouvre-le dans une application de cet appareil'),
  '. Puis saisis le code que l’application affiche.',
]
export const qrCode = 'Code QR pour ton application d’authentification'
export const key = 'Clé'
export const code = 'Code'
export const codeHelp = '6 chiffres'
export const turnedOn = 'Validation en deux étapes activée'
export const turnedOff = 'Validation en deux étapes désactivée'
export const newRecoveryCodes = 'Nouveaux codes de secours'
export const recoveryCodes = 'Codes de secours'
export const recoveryCodesText = (count: number) =>
  `${counted(count, { one: 'code', other: 'codes' })}, chacun pour une connexion sans l’application. Garde-les là où tu les retrouveras si tu perds ton téléphone : on ne pourra plus te les montrer.`
export const recoveryCodesFile = 'gatefold-codes-de-secours.txt'
export const saveRecoveryCodes = 'Enregistrer en fichier'
export const done = 'Terminé'

export const withPasskey = 'Se connecter avec une clé d’accès'
export const passkeySigningIn = 'En attente de ta clé d’accès…'
export const passkeySignInFailed = 'Connexion impossible avec une clé d’accès'
export const passkeySignInFailedText = 'La clé d’accès n’a pas servi. Réessaie, ou connecte-toi autrement.'
export const codeTitle = 'Saisis ton code'
export const codeText = 'Ouvre ton application d’authentification et saisis le code pour Gatefold.'
export const recoveryCodeText = 'Saisis un des codes de secours que tu as gardés. Chacun marche une seule fois.'
export const recoveryCode = 'Code de secours'
export const useRecoveryCode = 'Utiliser un code de secours'
export const useApp = 'Utiliser l’application'
export const signIn = 'Se connecter'
export const signingIn = 'Connexion…'
export const signInFailed = 'Connexion impossible'

export const codeMissing = 'Saisis les 6 chiffres que ton application affiche'
export const recoveryCodeMissing = 'Saisis un de tes codes de secours'
export const passkeyNameMissing = 'Donne un nom à la clé d’accès'
export const tokenNameMissing = 'Donne un nom au jeton'
export const tokenNameTooLong = 'Le nom peut avoir au plus 60 caractères'
export const wrongScope = 'Choisis ce que le jeton peut faire : lire ou écrire'
export const wrongDays = (most: number) => `Un jeton est valable de 1 à ${most} jours`
export const passkeyNameTooLong = 'Le nom peut avoir au plus 60 caractères'
