import { counted, dayText, isolated, numberText, shortDayText } from '#locales/intl.ts'

export { listNames as lists } from '#locales/album-form.ts'
export { nextPage as next, page as pageName, pages, previousPage as previous } from '#locales/collection.ts'
export { skipLink } from '#locales/pages.ts'
export { cancel, close, optional } from '#locales/phrases.ts'
export { albumCount as albums, starCount as rated, trackCount as tracks } from '#locales/ui.ts'

export const share = 'Partager…'
export const shareThese = 'Partager ces albums'
export const title = (name: string) => (name ? `Partager : ${isolated(name)}` : 'Partager ces albums')
export const editTitle = 'Modifier le partage'
export const lead = (isYear: boolean) =>
  isYear
    ? 'Avec le lien, on voit ce que tu as écouté et ajouté cette année-là, sans les commentaires ni les jours. Les changements se voient tout de suite.'
    : 'Avec le lien, on voit ces albums. Les changements se voient tout de suite.'
export const before = (isYear: boolean) =>
  isYear
    ? 'Personne d’autre ne voit encore cette année. Avec le lien, on voit ce que tu y as écouté et ajouté, sans les commentaires ni les jours.'
    : 'Personne d’autre ne voit encore ces albums. Avec le lien, on les voit.'
export const stopped = 'Ce n’est plus partagé. Le lien ne marche plus.'
export const selectionCrate = 'Albums partagés'
export const selectionLead =
  'Ces albums vont dans un nouveau bac avec ce titre. Avec le lien, on voit ce qu’il contient. Les changements se voient tout de suite.'
export const name = 'Titre'
export const sharer = 'Ton nom'
export const sharerHelp = 'Facultatif, affiché sur la page'
export const layout = 'Présentation'
export const views = { wall: 'Mur de pochettes', list: 'Liste, avec la place des commentaires' }
export const shown = 'Montrer aussi'
export const shows = {
  notes: 'Commentaires',
  ratings: 'Notes',
  tags: 'Tags',
  prices: 'Prix',
  tracks: 'Listes des morceaux',
  hidden: 'Albums masqués sur Bandcamp',
}
export const showsOfYear = { ...shows, ratings: 'Les mieux notés', prices: 'Ce que tu as payé' }
export const gift = 'Liste de cadeaux'
export const giftHelp = 'Qui a le lien y marque son cadeau. Tu n’en vois rien avant le jour que tu choisis.'
export const giftLater =
  'Qui a le lien y marque son cadeau. Les cadeaux marqués restent sur la liste, même avec un nouveau lien. Tu peux repousser le jour, pas l’avancer.'
export const giftUntil = 'Garder secret jusqu’au'
export const makeGift = 'En faire une liste de cadeaux'
export const moveDay = 'Repousser le jour'
export const expires = 'Le lien expire'
export const expiresOn = 'Le lien expire le'
export const listed = 'Les moteurs de recherche peuvent trouver la page'
export const preview = 'Aperçu'
export const previewLoading = 'Chargement de l’aperçu'
export const previewFailed = 'Impossible de charger l’aperçu. Le lien marche quand même.'
export const noLink = 'Créé quand tu le copies'
export const create = 'Créer le lien'
export const statuses = { saving: 'Enregistrement…', saved: 'Enregistré' }
export const createFailed = 'Impossible de créer le lien'
export const saveFailed = 'Impossible d’enregistrer la modification'
export const done = 'Terminé'
export const link = 'Lien'
export const copy = 'Copier'
export const copyIt = 'Copier le lien'
export const copied = 'Lien copié'
export const copyFailed = 'Impossible de copier le lien. Sélectionne-le et copie-le toi-même.'
export const send = 'Envoyer…'
export const see = 'Voir la page'
export const gone = 'Cette page partagée n’existe plus.'
export const loading = 'Chargement de tes partages'

export const listText = 'Ce que d’autres peuvent voir par un lien. Les visites sont comptées sans cookies ni adresses.'
export const none = 'Tu peux partager un bac, ta liste de souhaits, une recherche ou une année.'
export const someAlbums = 'Une recherche'
export const crateGone = 'Un bac supprimé'
export const visits = (count: number) => counted(count, { one: 'visite', other: 'visites' })
export const isGift = 'liste de cadeaux'
export const isOver = 'lien expiré'
export const isRemoved = 'désactivée par l’admin'
export const changeOf = (name: string) => `Modifier le partage de « ${isolated(name)} »`
export const seeOf = (name: string) => `${see} : ${isolated(name)}`
export const copyOf = (name: string) => `Copier le lien de « ${isolated(name)} »`
export const revoke = 'Ne plus partager'
export const revokeOf = (name: string) => `Ne plus partager « ${isolated(name)} »`
export const revoked = 'Ce n’est plus partagé'
export const shareAgainFailed = 'Impossible de partager à nouveau'
export const revokeFailed = 'Impossible d’arrêter le partage'
export const newLink = 'Nouveau lien'
export const newLinkText = 'L’ancien lien ne marchera plus.'
export const newLinkFailed = 'Impossible de créer un nouveau lien'
export const newLinkMade = 'Nouveau lien créé'
export const visited = (count: number) => `${visits(count)} pour l’instant`
export const overText = 'Le lien a expiré. Choisis un autre jour pour montrer à nouveau la page.'
export const removedText = 'L’admin a désactivé cette page.'
export const linkUnknown = 'Le lien ne peut pas être affiché à nouveau. Un nouveau peut être créé.'
export const clearGifts = 'Effacer les cadeaux marqués'
export const clearGiftsQuestion = 'Effacer tous les cadeaux marqués ?'
export const clearGiftsText =
  'Tout ce qui est sur cette liste pourra de nouveau être offert. Tu ne sauras pas si quelque chose était marqué, et personne n’en sera averti.'
export const giftsCleared = 'Plus aucun album n’est marqué'
export const clearGiftsFailed = 'Impossible d’effacer les cadeaux marqués'
export const gifts = 'Qui offre quoi'
export const noGifts = 'Personne n’a rien marqué.'
export const giftLine = (album: string, artist: string, guest: string) =>
  `« ${isolated(album)} » par ${isolated(artist)} : ${isolated(guest) || 'quelqu’un'}`
export const onCard = 'Partagé avec Gatefold'

export const yearTitle = (year: number) => `${year} en albums`
export const selection = 'Un choix d’albums'
export const description = (totals: string) => `${totals}, une page partagée avec Gatefold.`
export const sharedBy = (name: string) => `Partagé par ${isolated(name)}`
export const titleBy = (title: string, artist: string) => `« ${isolated(title)} » par ${isolated(artist)}`
export const buy = 'Acheter sur Bandcamp'
export const listen = 'Sur Bandcamp'
export const ofAlbum = <Node>(text: string, title: string, srOnly: (text: string) => Node) => [
  text,
  srOnly(` : ${isolated(title)}`),
]
export const play = 'Lecture'
export const playerTitle = (title: string) => `Lecteur de Bandcamp : ${isolated(title)}`
export const empty = 'Pas d’albums à montrer ici pour le moment.'
export const leftOut = (count: number) =>
  `${counted(count, { one: 'album n’apparaît pas', other: 'albums n’apparaissent pas' })} : seule ta liaison Bandcamp a apporté ce qui est ici, et elle donne aussi ce que tu masques sur Bandcamp. Importe ta liste publique, ou choisis de montrer les albums peut-être masqués.`
export const pageOf = (page: number, all: number) => `Page ${numberText(page)} sur ${numberText(all)}`
export const print = 'Imprimer'
export const feed = 'Flux Atom'
export const jsonFeed = 'JSON Feed'
export const madeWith = 'Partagé avec Gatefold : tous les disques que tu as achetés, de retour dans les bacs.'
export const report = 'Signaler cette page'
export const reportSubject = 'Signalement d’une page partagée'
export const open = 'Ouvrir la page entière'

export const linkGoneTitle = 'Ce lien n’est plus partagé'
export const linkGoneText =
  'Le partage a pris fin, ou le lien n’a pas été copié en entier. Demande à la personne qui te l’a envoyé.'

export const giftLead = (until: number) =>
  `Une liste de cadeaux jusqu’au ${dayText(until)}. Marque ce que tu offres, pour que personne d’autre ne l’offre. Ce qui est marqué appartient à la liste, quel que soit le lien. La personne à qui est la liste n’en voit rien d’ici là.`
export const giftOwner = 'C’est ta liste. Ce qui est pris reste secret.'
export const give = 'Je l’offre'
export const taken = 'Pris'
export const yours = 'Tu l’offres'
export const release = 'Annuler : je ne l’offre pas'
export const goneTitle = 'Plus sur la liste'
export const goneText = 'Quelqu’un offre ces albums, mais ils ont quitté la liste entre-temps.'
export const yourName = 'Ton nom'
export const nameHelp = 'Facultatif. La personne à qui est la liste le verra après ce jour.'
export const failed = 'Impossible de l’enregistrer. Réessaie.'
export const noScript = 'Il faut JavaScript pour marquer des cadeaux.'

export const kept = (time: number) =>
  `Tu es hors ligne. Voici ce qui était partagé le ${shortDayText(time)}. Tu pourras le modifier quand la connexion sera revenue.`
export const count = (count: number) => counted(count, { one: 'lien', other: 'liens' })
export const noneTitle = 'Rien n’est encore partagé'
export const since = (day: string) => `depuis le ${day}`
export const until = (day: string) => `jusqu’au ${day}`
export const toShares = 'Voir tes partages'
