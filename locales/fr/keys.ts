import { commands } from '#locales/header.ts'
import { counted } from '#locales/intl.ts'

export { tagCount } from '#locales/albums.ts'
export { collection, wishlist } from '#locales/header.ts'

export const title = 'Raccourcis clavier'

export const altKey = 'Alt'
export const shiftKey = 'Maj'
export const escapeKey = 'Échap'
export const enterKey = 'Entrée'

export const actions = {
  commands,
  search: 'Chercher',
  addAlbum: 'Ajouter un album',
  nextAndPrevious: 'Album suivant et précédent, même sur une autre page',
  arrows: 'Passer d’un album à l’autre ; sans sélection, d’une page à l’autre',
  rate: 'Noter l’album, 0 pour retirer la note',
  rateHalf: 'Noter une demi-étoile de moins, si les demi-étoiles sont activées',
  edit: 'Modifier l’album',
  open: 'Ouvrir l’album',
  addToCrate: 'Bacs de l’album',
  tags: 'Tags de l’album',
  note: 'Commentaire sur l’album',
  moveList: 'Passer de la collection à la liste de souhaits, et inversement',
  heard: 'Ajouter l’album à ton journal : écouté maintenant',
  select: 'Sélectionner l’album ; avec Maj, tous jusqu’à lui',
  move: 'Déplacer l’album dans son bac, ou le bac parmi les bacs',
  desk: 'Comptoir : un album à la fois',
  playOrPause: 'Lecture ou pause',
  playSomething: 'Mets un disque',
  nextPreview: 'Morceau ou extrait suivant',
  previousPreview: 'Morceau ou extrait précédent',
  undo: 'Annuler la dernière modification, jusqu’à 20',
  leaveSelectMode: 'Quitter la sélection',
  lastNotification: 'Aller à la dernière notification',
  theseKeys: 'Raccourcis clavier',
} as const

export const useSingleKeys = 'Utiliser les raccourcis à une touche dans ce navigateur'

export const places = {
  desk: { name: 'Comptoir', command: 'Comptoir' },
  artists: { name: 'Artistes', command: 'Aller à : Artistes' },
  labels: { name: 'Labels', command: 'Aller à : Labels' },
  tags: { name: 'Tags', command: 'Gérer les tags' },
  tidy: { name: 'Doublons', command: 'Ranger : chercher les doublons' },
  diary: { name: 'Journal', command: 'Aller à : Journal' },
  shares: { name: 'Partages', command: 'Aller à : Partages' },
  trash: { name: 'Corbeille', command: 'Corbeille' },
} as const
export const groups = { browse: 'Fouiller', tidyUp: 'Ranger' } as const
export const placesLabel = 'Rayons'
export const loading = 'Chargement de la page'

export const artistCount = (count: number) => counted(count, { one: 'artiste', other: 'artistes' })
export const labelCount = (count: number) => counted(count, { one: 'label', other: 'labels' })
