import { besideText, isolated, numberText, plural } from '#locales/intl.ts'

export { close } from '#locales/phrases.ts'

export const crates = 'Bacs'
export const newCrate = 'Nouveau bac'
export const newCrateTarget = 'Nouveau bac…'

export const findCrate = 'Chercher un bac'
export const favoriteCrates = 'Bacs favoris'
export const allCrates = 'Tous les bacs'
export const noMatches = 'Aucun bac ne correspond'
export const albumCount = <Node>(count: number, srOnly: (text: string) => Node) => [
  numberText(count),
  srOnly(` ${plural(count, { one: 'album', other: 'albums' })}`),
]
export const smartCrate = 'Bac intelligent'
export const smartCrateCalled = 'Bac intelligent : '
export const otherAlbums = 'Autres'
export const uncrated = 'Dans aucun bac'

export const noCratesYet =
  'Range tes albums comme tu veux : un bac pour le dimanche, un pour la cuisine, un pour la prochaine écoute.'
export const makeCrate = 'Créer un bac'

export const moreAbout = (name: string) => `Plus sur « ${isolated(name)} »`
export const open = 'Ouvrir'
export const addToFavorites = 'Ajouter aux favoris'
export const removeFromFavorites = 'Retirer des favoris'
export const edit = 'Modifier…'
export const moveUp = 'Monter'
export const moveDown = 'Descendre'
export const exportCsv = 'Exporter en CSV'
export const makePlaylist = 'Faire une playlist Bandcamp…'
export const bringPlaylists = 'Importer des playlists de Bandcamp'
export const deleteCrate = 'Supprimer…'

export const updateFailed = 'Impossible de modifier le bac'

export const addRecords = 'Ajouter des albums'
export const add = 'Ajouter'
export const showAll = 'Tout afficher'
export const showLess = 'Afficher moins'

export const back = 'Retour'

export const notFoundTitle = 'Ce bac n’existe plus'
export const notFoundText = 'Ses albums sont toujours dans ta collection.'

export const added = 'Album mis dans le bac'
export const removed = 'Album retiré du bac'
export const albumAndCrates = (album: string, crates: readonly string[]) =>
  [isolated(album), besideText(crates)].filter(Boolean).join(' · ')
export const addFailed = 'Impossible de mettre l’album dans le bac'

export const updated = 'Bac modifié'
export const movedTo = (crate: string, place: number, all: number) =>
  `Le bac « ${isolated(crate)} » est maintenant à la place ${numberText(place)} sur ${numberText(all)}`
export const alreadyFirst = 'Déjà en premier'
export const alreadyLast = 'Déjà en dernier'
