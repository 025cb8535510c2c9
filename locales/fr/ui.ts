import { counted, isolated, numberText, plural } from '#locales/intl.ts'

export { cancel, discard, somethingWrong as failed } from '#locales/phrases.ts'

export const unsavedTitle = 'Quitter sans enregistrer ?'
export const keepEditing = 'Continuer'

export const typeToContinue = <Node>(expected: Node) => ['Écris ', expected, ' pour continuer']

export const openFailedTitle = 'Impossible de l’ouvrir'
export const openFailed = 'Réessaie'
export const openFailedOffline = 'Tu es hors ligne. Réessaie quand la connexion sera revenue.'

export const keepMine = 'Garder la mienne'
export const useOther = 'Prendre l’autre'

export const noInitials = 'T'

export const removeChip = (name: string) => `Retirer ${isolated(name)}`

export const starCount = (count: number) => counted(count, { one: 'étoile', other: 'étoiles' })
export const starsOfFive = (count: number) => (count % 1 ? `${starCount(count)} sur 5` : starCount(count))
export const rated = (heading: string, count: number) => `${isolated(heading)} : ${starsOfFive(count)}`
export const notRated = (heading: string) => `${isolated(heading)} : aucune`

export const altKey = 'Alt'
export const controlKey = 'Ctrl'
export const shiftKey = 'Maj'
export const escapeKey = 'Échap'
export const enterKey = 'Entrée'

export const recently = 'il y a peu'
export const justNow = 'à l’instant'

export const loadingAlbums = 'Chargement des albums'

export const nothingYetTitle = 'Ta collection est vide'
export const nothingYetText =
  'Ajoute tes albums et morceaux préférés, ou donne ton identifiant Bandcamp pour importer tout ce que tu as acheté.'
export const noneMatchTitle = 'Aucun album ne correspond'
export const noneMatchText = 'Aucun album ne correspond à ta recherche et à tes filtres.'
export const notLoadedTitle = 'Le disque a sauté'
export const notLoadedText = 'La connexion a lâché pendant le chargement de tes albums. Ils sont intacts.'

export const albumCount = (count: number) => counted(count, { one: 'album', many: 'd’albums', other: 'albums' })

export const moreRows = (count: number) => `Encore ${numberText(count)}, affichés au défilement`

export const trackCount = (count: number) => counted(count, { one: 'morceau', other: 'morceaux' })

export const seconds = (count: number) => counted(count, { one: 'seconde', other: 'secondes' })
export const minutes = (count: number) => counted(count, { one: 'minute', other: 'minutes' })
export const hours = (count: number) => counted(count, { one: 'heure', other: 'heures' })
export const andMore = (count: number) =>
  plural(count, {
    one: `et ${numberText(count)} autre`,
    other: `et ${numberText(count)} autres`,
  })
