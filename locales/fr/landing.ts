import { numberText } from '#locales/intl.ts'

export { signIn as signInFromDemo } from '#locales/auth.ts'
export { crates } from '#locales/header.ts'

export const demoPicture = 'Essayer la démo : une collection, les bacs à gauche, des pochettes avec étoiles'

export const title = 'Gatefold · La maison de tes disques Bandcamp'
export const description =
  'Garde ta collection et ta liste de souhaits Bandcamp : notées, taguées, commentées, rangées dans des bacs. Ton identifiant suffit pour tout récupérer.'

export const accountLabel = 'Compte'
export const signIn = 'Se connecter'
export const getStarted = 'Commencer'
export const tryDemo = 'Essayer la démo'

export const heading = 'Tous les disques que tu as achetés, de retour dans les bacs.'
export const lede =
  'Gatefold garde ta collection et ta liste de souhaits Bandcamp : notées, taguées, avec un mot pour dire pourquoi. Ton identifiant suffit pour tout récupérer.'
export const whoMayJoin = (provider: string | null) =>
  provider ? `Entrée libre avec ${provider}, sinon sur invitation.` : 'On entre sur invitation.'
export const askForInvitation = 'Demander une invitation'
export const needsScript = 'Il faut JavaScript pour se connecter.'

export const slowCrate = 'Dimanche, doux'
export const loudCrate = 'Cuisine, à fond'
export const lateCrate = 'Dernier métro'
export const slowCrateCount = '31 albums'

export const insideLabel = 'Un coup d’œil à l’intérieur'
export const ratingLabel = 'Note'

export const tagsTitle = 'Des tags qui trouvent'
export const tagsText =
  'Les tags de Bandcamp suivent, les tiens se mettent à côté. Choisis-en deux, il ne reste que les disques qui ont les deux.'
export const note = '« Disque de l’année, et on n’est qu’en mai. »'
export const starsTitle = 'Cinq étoiles et une raison'
export const starsText =
  'Un clic pour noter, un autre pour changer d’avis. Le commentaire garde ce que les étoiles ne disent pas.'
export const cratesTitle = 'Des bacs, à la main'
export const cratesText =
  'Glisse une pochette sur un bac, elle y est. Un disque peut être dans autant de bacs que tu veux.'

export const deskTitle = 'Un comptoir pour les peut-être'
export const deskText =
  'Ta liste de souhaits, une pochette après l’autre, avec le son dès qu’elle se pose. Garder, vendredi, plus tard ou la corbeille : à chacun sa touche, et une pour annuler.'
export const shareTitle = 'Une page à faire tourner'
export const shareText =
  'Un bac, une liste ou ton année reçoit un lien. Avec lui, on voit les pochettes et, si tu veux, tes étoiles et tes commentaires.'
export const diaryTitle = 'Un journal en pochettes'
export const diaryText =
  'Ce que tu as écouté se range à sa date, avec des étoiles et un commentaire. En décembre, c’est ton année.'
export const giftTitle = 'Des cadeaux sans spoiler'
export const giftText =
  'Partage tes souhaits en liste de cadeaux : on y marque qui offre quoi, et tu n’en vois rien jusqu’au jour J.'
export const wholeTitle = 'Des albums entiers'
export const wholeText =
  'Relie Bandcamp, et ce que tu as acheté s’écoute en entier, du premier au dernier morceau, un album après l’autre.'
export const tracks = [
  ['Motion de censure', '6:04'],
  ['Rappel au règlement', '5:21'],
  ['Les voix pour', '7:40'],
  ['La séance est levée', '3:12'],
] as const
export const offlineTitle = 'Même sous les tunnels'
export const offlineText = 'Albums, bacs et journal s’ouvrent sans réseau. Ce que tu y modifies part plus tard.'

export const promisesTitle = 'Ta musique ne regarde que toi'
export const aloneTitle = 'Rien que pour toi'
export const aloneText = 'Personne d’autre ne voit tes albums, sauf si tu partages un lien. Rien n’est vendu.'
export const takeAwayTitle = 'À emporter'
export const takeAwayText = 'Tout en CSV ou en JSON, les bacs et leur ordre compris.'
export const goneTitle = 'Effacé quand tu le dis'
export const goneText = (days: number) =>
  `Ce que tu supprimes reste ${numberText(days)} jours dans la corbeille, au cas où tu changerais d’avis, puis disparaît pour de bon.`
export const trackersTitle = 'Pas de pistage'
export const trackersText =
  'Pas de publicité, pas de pistage. Les cookies ne servent qu’à garder ta session ouverte et à retenir ton affichage. Pochettes et extraits viennent tout droit de Bandcamp.'

export const closing = <Node>(lineBreak: Node) => ['Le bac t’attend.', lineBreak, 'D’abord la face A.']
export const createAccount = 'Créer un compte'

export const notAffiliated = 'Sans lien avec Bandcamp.'

export const demoTitle = 'Démo'
export const demoDescription =
  'Essaie Gatefold avec 120 albums, sans compte : cherche, note, tague et range-les dans des bacs.'
export const line = 'Une démo : ce que tu modifies reste dans cet onglet.'
export const demoNeedsScript = 'Il faut JavaScript pour la démo.'
export const createYours = 'Créer un compte'

export const dialogTitle = 'Ça vient avec un compte'
export const dialogText =
  'Pour tes propres albums, les liens, les imports, les exports, la corbeille et les réglages, il faut un compte. Tout le reste marche ici, avec les albums de la démo.'
export const seeShared = 'Voir une page partagée'
export const stay = 'Retour à la démo'
export const needsAccount = 'Il faut un compte pour ça.'
