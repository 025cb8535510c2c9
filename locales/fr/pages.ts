import { isolated } from '#locales/intl.ts'

export { tryAgain as askAgain, tryAgain as retry } from '#locales/phrases.ts'

export const pageTitle = (title: string) => `${isolated(title)} · Gatefold`
export const skipLink = 'Aller au contenu'
export const skipToAlbums = 'Aller aux albums'
export const skipToSearch = 'Aller à la recherche'
export const skipToCrates = 'Aller aux bacs'
export const shareImage =
  'Un bac de disques à côté de ces mots en anglais : « Every record you bought, back in a crate. »'

export const collectionDescription = 'Tes albums : notés, tagués, commentés, dans des bacs.'
export const railLabel = 'Rayons et bacs'

export const errorTitle = 'Quelque chose n’a pas marché'
export const errorText = <Node>(number: Node) => [
  'Quelque chose n’a pas marché chez nous. Tes albums sont intacts. Si ça se reproduit, donne ce numéro à l’admin : ',
  number,
]
export const backToShop = 'Retour chez Gatefold'
export const refusalTitle = 'Ça n’a pas marché'
export const notFoundTitle = '404 : page introuvable'
export const notFoundText = 'Ce disque n’est pas dans les bacs.'

export const trashedTitle = 'Cet album est dans la corbeille'
export const trashedText = <Node>(title: Node, artist: string, days: number) => [
  title,
  ` (${isolated(artist)}) a été supprimé. Les albums restent ${days} jours dans la corbeille ; ensuite, ils disparaissent.`,
]
export const restore = 'Restaurer l’album'

export const offlineTitle = 'Tu es hors ligne'
export const offlineText = 'Gatefold est injoignable. Tes albums sont intacts ; ils reviendront avec la connexion.'
export const offAirPoster = 'Silence radio'

export const backToLogin = 'Retour à la connexion'
export const toLogin = 'Se connecter'
export const toCollection = 'Aller à ta collection'

export const forgotTitle = 'Mot de passe oublié'
export const email = 'E-mail'
export const badEmail = 'Saisis une adresse e-mail valide'
export const sendResetLink = 'Envoyer le lien'
export const checkEmailTitle = 'Regarde tes e-mails'
export const resetLinkSent = <Node>(address: Node) => [
  'Si ',
  address,
  ' a un compte, un lien de réinitialisation vient de partir. Il marche une fois et expire dans une heure. S’il n’arrive pas, regarde dans les indésirables.',
]

export const resetTitle = 'Nouveau mot de passe'
export const newPassword = 'Nouveau mot de passe'
export const confirmPassword = 'Confirmer le mot de passe'
export const setPassword = 'Changer le mot de passe'
export const resetFailed = 'Quelque chose n’a pas marché. Réessaie, ou demande un nouveau lien de réinitialisation.'
export const badResetLinkTitle = 'Lien non valide'
export const badResetLink = 'Le code de réinitialisation manque ou n’est pas bon. Le lien a peut-être expiré.'
export const newResetLink = 'Demander un nouveau lien'
export const passwordChangedTitle = 'Mot de passe changé'
export const passwordChanged =
  'Tes autres sessions sont fermées, et tous les jetons d’accès sont révoqués. Connecte-toi avec le nouveau.'

export const signInToConfirm = <Node>(address: Node) => [
  'Connecte-toi avec ',
  address,
  ' dans ce navigateur, puis ouvre à nouveau le lien de l’e-mail.',
]
export const switchToConfirm = <Node>(ownAddress: Node, address: Node) => [
  'Le compte ouvert est ',
  ownAddress,
  '. Ferme la session, connecte-toi avec ',
  address,
  ', puis ouvre à nouveau le lien de l’e-mail.',
]
export const passwordUnknown =
  'Si tu ne connais pas le mot de passe, choisis-en un nouveau. Toutes les autres sessions du compte se fermeront.'
export const addressConfirmedTitle = 'Adresse confirmée'
export const addressConfirmed = 'Merci. Ton adresse e-mail est confirmée.'
export const alreadyConfirmedTitle = 'Déjà confirmée'
export const alreadyConfirmed = 'Ce lien a déjà servi. Ton adresse e-mail est confirmée ; il n’y a plus rien à faire.'
export const badConfirmLinkTitle = 'Lien de confirmation non valide'
export const badConfirmLink = 'Le lien a expiré ou n’est pas complet.'
export const newConfirmLink = 'Envoyer un nouveau lien'
export const signInForLink = 'Connecte-toi et demande un nouveau lien dans les réglages.'
export const confirmLinkSent = <Node>(address: Node) => [
  'Un lien est parti à ',
  address,
  '. Il expire dans un jour. S’il n’arrive pas, regarde dans les indésirables.',
]

export const newAddressTitle = 'Confirme ta nouvelle adresse e-mail'
export const newAddressText = <Node>(newAddress: Node, oldAddress: Node) => [
  newAddress,
  ' remplacera ',
  oldAddress,
  '. C’est avec elle que tu te connecteras désormais.',
]
export const takeAddress = 'Prendre cette adresse'
export const keepAddress = 'Garder l’actuelle'
export const addressChangedTitle = 'Adresse e-mail changée'
export const addressChanged = <Node>(address: Node) => ['Ton adresse e-mail est maintenant ', address, '.']
export const badAddressLinkTitle = 'Lien non valide'
export const badAddressLink =
  'Ce lien n’est pas valide. Il marche une fois, expire dans une heure, et seulement pour le compte qui l’a demandé.'
export const signInFirstTitle = 'Connecte-toi d’abord'
export const signInFirst =
  'Pour confirmer ta nouvelle adresse, connecte-toi avec l’actuelle dans ce navigateur, puis ouvre à nouveau le lien de l’e-mail.'
