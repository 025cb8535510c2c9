import { ratingUndone } from '#locales/albums.ts'
import { counted, isolated, numberText } from '#locales/intl.ts'
import { albumCount, shiftKey, starCount } from '#locales/ui.ts'

export { friday, verdictNames } from '#locales/collection.ts'
export { undo } from '#locales/phrases.ts'

export const verdictHelp = {
  keep: 'Garder l’album dans la liste de souhaits',
  friday: 'L’acheter au prochain Bandcamp Friday',
  later: 'Reposer la question dans 30 jours',
  'let-go': 'Mettre l’album à la corbeille',
} as const
export const decided = {
  keep: (title: string) => `Gardé : ${isolated(title)}`,
  friday: (title: string) => `Pour vendredi : ${isolated(title)}`,
  later: (title: string) => `Plus tard : ${isolated(title)}`,
  'let-go': (title: string) => `À la corbeille : ${isolated(title)}`,
} as const
export const decidedOn = {
  keep: (day: string) => `Gardé le ${day}`,
  friday: (day: string) => `Mis de côté pour vendredi le ${day}`,
  later: (day: string) => `Remis à plus tard le ${day}`,
  'let-go': (day: string) => `Mis à la corbeille le ${day}`,
} as const
export const rated = (stars: number, title: string) => `${starCount(stars)} : ${isolated(title)}`
export const takenBack = { rating: ratingUndone, decision: 'Décision annulée' } as const
export const failed = 'Impossible d’enregistrer la décision'

export const skip = 'Passer'
export const back = 'Retour'
export const pause = 'Mettre la musique en pause'
export const play = 'Lancer la musique'
export const tags = 'Tags'
export const note = 'Commentaire'
export const crates = 'Bacs'
export const leave = 'Quitter le comptoir'
export const keysOfDesk = 'Ce que tu peux faire'
export const shown = (title: string, artist: string) => `« ${isolated(title)} » par ${isolated(artist)}`
export const told = (said: string, shown: string) => (said && shown ? `${said}. ${shown}` : said || shown)
export const position = (place: number, count: number) => `${numberText(place)} sur ${numberText(count)}`
export const takeAll = (count: number) => `Tout (${numberText(count)})`
export const goOn = (count: number) => `Encore ${numberText(count)}`
export const left = (count: number) => `Encore ${albumCount(count)}`
export const keyNames: Readonly<Record<string, string>> = { Delete: 'Suppr' }
export const keysBesides = (halves: boolean): readonly [key: string, what: string][] => [
  ['1 – 5', 'noter et continuer'],
  ...(halves ? ([[`${shiftKey} 1 – 5`, 'une demi-étoile de moins']] satisfies [string, string][]) : []),
  ['j', 'passer'],
  ['k', 'revenir'],
  ['z', 'annuler'],
  ['Espace', 'pause ou lecture'],
  ['Échap', 'quitter'],
]
export const decideList = {
  collection: (count: number) => counted(count, { one: 'album sans note', other: 'albums sans note' }),
  wishlist: (count: number) => counted(count, { one: 'souhait', other: 'souhaits' }),
} as const
export const noPreview = 'Pas d’extrait'

export const loading = 'Chargement de tes albums'
export const nothing = 'Rien à décider ici'
export const nothingText = 'Chaque album de cette liste a ses étoiles, et chaque souhait sa décision.'
export const noAlbums = 'Pas d’albums ici'
export const noAlbumsText = 'Ajoutes-en quelques-uns, ou récupère les tiens sur Bandcamp.'
export const again = (count: number) => `Réécouter ${albumCount(count)}`
export const finished = (count: number) => counted(count, { one: 'album décidé', other: 'albums décidés' })
export const lastOne = 'C’était le dernier.'
export const skippedOnes = (count: number) => counted(count, { one: 'passé', other: 'passés' })
export const backToList = 'Retour à la liste'

export const openAll = 'Tout ouvrir sur Bandcamp'
export const openSome = (count: number) => `En ouvrir ${numberText(count)} sur Bandcamp`
export const buy = 'Acheter…'
