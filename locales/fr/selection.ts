import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { alreadyIn, asksForMore } from '#locales/crate-dialogs.ts'
export { buy } from '#locales/desk.ts'
export { cancel, no, tryAgain, yes } from '#locales/phrases.ts'

export const bar = 'Albums sélectionnés'
export const selectedCount = (count: number) => counted(count, { one: 'sélectionné', other: 'sélectionnés' })
export const notShown = (count: number) => counted(count, { one: 'pas affiché', other: 'pas affichés' })

export const selectMenu = 'Sélectionner…'
export const select = 'Sélectionner'
export const selectPage = <Node>(aside: (text: string) => Node) => ['Tout sélectionner ', aside('(cette page)')]
export const selectMatching = 'Tous les résultats'
export const selectNone = 'Désélectionner'

export const addToCrate = 'Mettre dans un bac'
export const tags = 'Tags…'
export const rateSelected = 'Noter…'
export const rating = 'Note des albums sélectionnés'
export const more = 'Plus'
export const toWishlist = 'Passer dans la liste de souhaits'
export const toCollection = 'Passer dans la collection'
export const exportCsv = 'Exporter en CSV'
export const openInBandcamp = 'Ouvrir sur Bandcamp'
export const moveToPosition = 'Mettre à une place précise…'
export const removeFromCrate = 'Retirer du bac'
export const deleteSelected = 'Supprimer la sélection'

export const noneSelected = 'Aucun album sélectionné.'

export const crateTitle = 'Mettre dans un bac'
export const albumsSelected = (count: number) =>
  counted(count, { one: 'album sélectionné', other: 'albums sélectionnés' })

export const removeFrom = (crate: string) => `Les retirer du bac « ${isolated(crate)} »`
export const moveToNone = 'Déplacer dans un bac'
export const moveToOne = (crate: string) => `Déplacer dans « ${isolated(crate)} »`
export const moveToSeveral = (count: number) => `Déplacer dans ${numberText(count)} bacs`

export const tagsTitle = 'Tags'
export const tagsToAdd = 'Tags à ajouter'
export const tagsToRemove = 'Tags à retirer'
export const changeTags = (count: number) => `Modifier ${albumCount(count)}`

export const rateTitle = 'Noter des albums'
export const noRating = 'Sans note'
export const rateAlbums = (count: number) => `Noter ${albumCount(count)}`
export const removeRatings = 'Retirer les notes'

export const openTitle = 'Ouvrir sur Bandcamp'
export const opensTabs = (count: number, all: number) =>
  count < all
    ? `${numberText(count)} onglets s’ouvriront, un par un, pour les ${numberText(count)} premiers albums sur ${numberText(all)}. Ensuite, tu pourras ouvrir les suivants.`
    : plural(count, {
        one: `${numberText(count)} onglet s’ouvrira.`,
        other: `${numberText(count)} onglets s’ouvriront, un par un.`,
      })
export const openedSome = (count: number, all: number) =>
  plural(count, {
    one: `${numberText(count)} ouvert sur ${albumCount(all)}`,
    other: `${numberText(count)} ouverts sur ${albumCount(all)}`,
  })
export const openNext = (count: number) =>
  plural(count, { one: 'Ouvrir le suivant', other: `Ouvrir les ${numberText(count)} suivants` })
export const noAddress = (count: number) =>
  counted(count, { one: 'album n’a pas d’adresse Bandcamp', other: 'albums n’ont pas d’adresse Bandcamp' })
export const withoutAddress = (count: number) => `${noAddress(count)}.`
export const blocked = 'Fenêtre bloquée'
export const blockedText = 'Ton navigateur bloque peut-être les fenêtres. Autorise-les pour ce site'

// Buying at Bandcamp. A cart holds 50 albums, so there may be several.
export const buyTitle = 'Acheter sur Bandcamp'
export const forSale = (count: number, sum: string) =>
  sum ? `${albumCount(count)} à acheter, ${sum} en tout` : `${albumCount(count)} à acheter`
export const ownPrice = 'Ce que tu choisis de payer toi-même s’y ajoute.'
export const toCart = 'Mettre au panier'
export const cartOf = (cart: number, all: number) => `Panier ${numberText(cart)} sur ${numberText(all)}`
export const cartHelp =
  'C’est l’extension de navigateur Bandcamp Enhancement Suite qui remplit le panier. Sans elle, la page d’accueil de Bandcamp s’ouvre.'
export const freeOnes = 'Gratuit, à télécharger sur la page de l’album'
export const unpriced = 'Prix inconnu : peut-être épuisé ou réservé aux abonnés'
export const unnumbered = 'Hors du panier, car le numéro chez Bandcamp manque'
export const copyList = 'Copier la liste'
export const listCopied = (count: number) => `Liste de ${albumCount(count)} copiée`
export const listNotCopied = 'La liste n’a pas pu être copiée'

export const deleteTitle = (count: number) => `Supprimer ${albumCount(count)} ?`
export const deleteQuestion = (count: number, days: number) =>
  plural(count, {
    one: `${albumCount(count)} quittera ta collection et tous les bacs. Tu pourras le restaurer de la corbeille pendant ${numberText(days)} jours.`,
    other: `${albumCount(count)} quitteront ta collection et tous les bacs. Tu pourras les restaurer de la corbeille pendant ${numberText(days)} jours.`,
  })

export const add = (crate: string) => `Mettre dans « ${isolated(crate)} »`
export const tag = (tag: string) => `Ajouter le tag « ${isolated(tag)} »`
export const dropToRate = (stars: number) => `Noter ${starCount(stars)}`
export const moveTo = (place: number, all: number) => `Place ${numberText(place)} sur ${numberText(all)}`
export const newCrateWith = (title: string) => `Nouveau bac avec « ${isolated(title)} »`

export const oneMore = '+1'
export const added = 'ajouté'

export const crates = 'Bacs'
export const newCrate = 'Nouveau bac…'
