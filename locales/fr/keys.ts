import { commands } from '#locales/header.ts'
import { albumCount } from '#locales/ui.ts'

export const title = 'Raccourcis clavier'

export const actions = {
  commands,
  search: 'Chercher',
  find: 'Chercher dans une liste sans pages ; encore une fois : la recherche du navigateur',
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

export const findHint = (count: number, key: string) => ({
  title: `Chercher dans toute la liste (${albumCount(count)})`,
  text: `Le navigateur ne trouve que ce qui est affiché. Appuie encore sur ${key} pour sa propre recherche.`,
})

export const useSingleKeys = 'Utiliser les raccourcis à une touche dans ce navigateur'
