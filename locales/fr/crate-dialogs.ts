import { besideText, counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done, optional, saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'
export { loadingAlbums as albumsLoading } from '#locales/ui.ts'

export const drawerTitle = 'Bacs'
export const newCrate = 'Nouveau bac'

export const createTitle = 'Créer un bac'
export const editTitle = 'Modifier le bac'
export const notFound = 'Ce bac n’existe plus.'
export const startsWith = (what: string) => `Commence avec : ${isolated(what)}.`
export const name = 'Nom'
export const description = 'Description'
export const addToFavorites = 'Ajouter aux favoris'
export const create = 'Créer le bac'

export const created = 'Bac créé'
export const updated = 'Bac modifié'
export const createFailed = 'Impossible de créer le bac'
export const updateFailed = 'Impossible de modifier le bac'

export const deleteTitle = 'Supprimer le bac'
const moves = (crate: string) => `Le bac « ${isolated(crate)} » ira à la corbeille`
const restorable = (days: number) => `Tu pourras le restaurer pendant ${numberText(days)} jours.`
export const deleteEmptyQuestion = (crate: string, days: number) => `${moves(crate)}. ${restorable(days)}`
export const deleteQuestion = (crate: string, count: number, days: number) => {
  const stay = plural(count, {
    one: `Son album (${numberText(count)}) reste dans ta collection.`,
    other: `Ses ${albumCount(count)} restent dans ta collection.`,
  })
  return `${moves(crate)}. ${stay} ${restorable(days)}`
}
export const deleted = 'Bac supprimé'
export const deleteFailed = 'Impossible de supprimer le bac'
export const restoreFailed = 'Impossible de restaurer le bac'

export const changedElsewhere =
  'Ce bac a été modifié ailleurs pendant que tu le modifiais. Quelle version veux-tu garder ?'

export const moveTitle = 'Choisir la place'
export const noneInCrate = 'Aucun de ces albums n’est dans le bac ouvert.'
export const presentPosition = (album: string, position: number, count: number) =>
  `« ${isolated(album)} » est à la place ${numberText(position)} sur ${numberText(count)}.`
export const moveTogether = (count: number) =>
  plural(count, {
    one: `${albumCount(count)} se déplace, à partir de cette place.`,
    other: `${albumCount(count)} se déplacent ensemble, à partir de cette place.`,
  })
export const position = 'Place'
export const positionHelp = (last: number) => `De 1 à ${numberText(last)}`
export const positionInvalid = (last: number) => `Il faut un nombre de 1 à ${numberText(last)}`
export const move = 'Déplacer'

export const saveAsNew = 'Enregistrer à part'
export const reset = 'Rétablir'
export const update = 'Mettre à jour le bac'

export const newTitle = 'Nouveau bac intelligent'
export const about = 'Il montre toujours ce que cette recherche trouve :'
export const query = 'Recherche'
export const queryHelp = 'Ce que le bac trouve'
export const createSmart = 'Créer le bac'
export const nothingToSave = 'Cherche ou filtre d’abord tes albums, puis enregistre le résultat comme bac intelligent.'

export const smartCreated = 'Bac intelligent créé'
export const smartUpdated = 'Bac intelligent modifié'
export const createSmartFailed = 'Impossible de créer le bac intelligent'
export const updateSmartFailed = 'Impossible de modifier le bac intelligent'

export const tagged = (tag: string) => `Tag « ${isolated(tag)} » ajouté`
export const asksForMore = (crate: string) => `Modifie plutôt la recherche du bac « ${isolated(crate)} »`
export const asksForMoreText = (query: string) =>
  `Il montre ce que trouve « ${isolated(query)} ». On peut y déposer un album quand il ne lui manque qu’un tag ou une note.`
export const addToSmartFailed = 'Impossible d’ajouter l’album au bac intelligent'
export const undoFailed = 'Impossible d’annuler la modification'

export const addAlbumsTo = (crate: string) => `Ajouter des albums au bac « ${isolated(crate)} »`
export const find = 'Chercher un album'
export const albums = 'Albums'
export const noAlbumsMatch = 'Aucun album ne correspond'
export const albumsAdded = (count: number) => counted(count, { one: 'album ajouté', other: 'albums ajoutés' })
export const addAlbumFailed = 'Impossible de mettre l’album dans le bac'
export const removeFailed = 'Impossible de retirer l’album du bac'

export const sortedBy = (sort: string) => `Tri : « ${sort} »`
export const sortedByText = 'Passe à l’ordre du bac pour déplacer des albums.'
export const crateOrder = 'Ordre du bac'
export const alreadyFirst = 'Déjà en premier'
export const alreadyLast = 'Déjà en dernier'

export const movedTo = (title: string, place: number, all: number) =>
  `« ${isolated(title)} » est maintenant à la place ${numberText(place)} sur ${numberText(all)}`
export const severalMovedTo = (count: number, place: number, all: number) =>
  plural(count, {
    one: `${albumCount(count)} déplacé à la place ${numberText(place)} sur ${numberText(all)}`,
    other: `${albumCount(count)} déplacés à la place ${numberText(place)} sur ${numberText(all)}`,
  })

export const notInCrate = 'Pas dans ce bac'
export const removed = (count: number) => plural(count, { one: 'Album retiré du bac', other: 'Albums retirés du bac' })
export const albumsAndCrate = (albums: string, crate: string | undefined) =>
  crate ? albumsAndCrates(albums, crate) : albums
export const putBackFailed = 'Impossible de remettre les albums'

export const addToCrate = 'Mettre dans un bac'

export const loadFailed = 'Impossible de charger tes bacs.'
export const cratesLoading = 'Chargement des bacs'
export const noCrates = 'Tu n’as pas encore de bac. Donne un nom au premier.'
export const noCratesMatch = (name: string) =>
  `Aucun bac ne correspond. Appuie sur Entrée pour créer « ${isolated(name)} ».`
export const holdsAll = 'ajouté'
export const holdsSome = 'en partie'

export const newCrateOption = 'Nouveau bac…'
export const newCrateCalled = (name: string) => `Nouveau bac « ${isolated(name)} »…`
export const newCrateName = 'Nom du nouveau bac'
export const createShort = 'Créer'
export const addToNone = 'Mettre dans un bac'
export const addToOne = (crate: string) => `Mettre dans « ${isolated(crate)} »`
export const addToSeveral = (count: number) => `Mettre dans ${numberText(count)} bacs`

export const alreadyIn = (crates: string) => `Déjà dans : ${isolated(crates)}`
export const addedToCrate = (count: number) =>
  plural(count, { one: 'Album mis dans le bac', other: 'Albums mis dans le bac' })
export const albumsAndCrates = (albums: string, crates: string) => `${isolated(albums)} · ${isolated(crates)}`
export const someAndCrates = (count: number, crates: string) =>
  `${albumCount(count)}, les autres y étaient déjà · ${isolated(crates)}`
export const crateNames = (names: readonly string[]) => besideText(names)
export const crateCount = (count: number) => counted(count, { one: 'bac', other: 'bacs' })
export const moved = 'Albums déplacés'
export const movedText = (count: number, crateCount: number) => {
  const to = plural(crateCount, { one: 'dans le bac', other: 'dans les bacs' })
  return `${counted(count, { one: 'album déplacé', other: 'albums déplacés' })} ${to}`
}
export const moveFailed = 'Impossible de déplacer les albums'
export const addToCrateFailed = (count: number) =>
  plural(count, {
    one: 'Impossible de mettre l’album dans le bac',
    other: 'Impossible de mettre les albums dans le bac',
  })

export { albumsAndCrates as albumAndCrate }
