import { counted, isolated, numberText } from '#locales/intl.ts'

export const suggestions = 'Suggestions de recherche'
export const suggestionCount = (count: number) => counted(count, { one: 'suggestion', other: 'suggestions' })
export const asFilters = 'en filtres'
export const asCommand = 'commande'
export const searchHelp = 'Aide de la recherche'

export const fieldNames = {
  tag: 'a le tag',
  artist: 'une partie du nom de l’artiste',
  rating: 'étoiles',
  is: 'sans note, sans tag, souhait…',
  has: 'un commentaire, un extrait ou une pochette',
  label: 'une partie du nom du label',
  title: 'une partie du titre',
  note: 'une partie de ton commentaire',
  track: 'une partie du titre ou de l’artiste d’un morceau',
  crate: 'une partie du nom d’un bac',
  year: 'année de sortie',
  added: 'quand tu l’as ajouté',
  bought: 'quand tu l’as acheté',
  changed: 'quand il a changé la dernière fois',
  price: 'ce qu’il coûte',
  paid: 'ce que tu as payé',
  tracks: 'nombre de morceaux',
  verdict: 'ce que tu as décidé d’un souhait',
  format: 'sur quoi tu l’as',
  list: 'collection, liste de souhaits ou les deux',
  sort: 'comment trier',
} as const

export const fieldWords: Readonly<Record<string, readonly string[]>> = {
  tag: ['étiquette', 'genre'],
  artist: ['groupe', 'interprète'],
  rating: ['note', 'étoiles'],
  is: ['état'],
  has: ['avec'],
  label: ['maison de disques'],
  title: ['album', 'titre'],
  note: ['commentaire'],
  track: ['morceau', 'chanson', 'titre'],
  crate: ['bac'],
  year: ['année', 'sortie'],
  added: ['ajouté'],
  bought: ['acheté'],
  changed: ['modifié', 'changé'],
  price: ['prix', 'coûte'],
  paid: ['payé'],
  tracks: ['morceaux', 'nombre'],
  verdict: ['décision', 'décidé'],
  format: ['vinyle', 'cassette'],
  list: ['liste', 'collection', 'souhaits'],
  sort: ['trier', 'ordre'],
}

export const termWords: Readonly<Record<string, readonly string[]>> = {
  'is:unrated': ['non noté', 'sans note', 'sans étoiles'],
  'is:rated': ['noté'],
  'is:untagged': ['sans tag', 'sans tags'],
  'is:uncrated': ['sans bac'],
  'is:wishlist': ['souhaits', 'liste de souhaits'],
  'is:owned': ['collection'],
  'is:preorder': ['précommande'],
  'is:downloaded': ['téléchargé'],
  'is:undownloaded': ['non téléchargé'],
  'has:note': ['avec commentaire'],
  'format:vinyl': ['vinyle'],
  'format:cassette': ['cassette'],
}

export const examples = {
  rating: [
    ['rating>=4', '4 étoiles ou plus'],
    ['rating:5', '5 étoiles'],
    ['rating:2..3', 'de 2 à 3 étoiles'],
    ['rating:3.5', '3,5 étoiles'],
    ['rating<3', 'moins de 3 étoiles, ou aucune'],
  ],
  is: [
    ['is:unrated', 'pas encore d’étoiles'],
    ['is:rated', 'avec des étoiles'],
    ['is:untagged', 'pas encore de tags'],
    ['is:uncrated', 'dans aucun bac'],
    ['is:wishlist', 'dans ta liste de souhaits'],
    ['is:owned', 'dans ta collection'],
    ['is:preorder', 'pas encore sorti'],
    ['is:missing', 'pas encore téléchargé'],
    ['is:partial', 'quelques morceaux seulement, ou d’autres depuis'],
    ['is:downloaded', 'téléchargé'],
    ['is:gone', 'absent de Bandcamp'],
    ['is:later', 'un souhait à décider plus tard'],
  ],
  has: [
    ['has:note', 'avec un commentaire de toi'],
    ['has:preview', 'avec un extrait à écouter'],
    ['has:cover', 'avec une pochette'],
  ],
  year: [
    ['year:1990..1999', 'de 1990 à 1999'],
    ['year:2019', 'en 2019'],
    ['year:1990s', 'dans les années 1990'],
    ['year>=2020', '2020 ou après'],
  ],
  added: [
    ['added<30d', 'ces 30 derniers jours'],
    ['added>1y', 'il y a plus d’un an'],
    ['added:this-year', 'cette année'],
    ['added:2024-01..2024-06', 'de janvier à juin 2024'],
  ],
  bought: [
    ['bought<30d', 'ces 30 derniers jours'],
    ['bought>1y', 'il y a plus d’un an'],
    ['bought:2024', 'en 2024'],
  ],
  changed: [
    ['changed:7d', 'ces 7 derniers jours'],
    ['changed>1y', 'pas depuis un an'],
  ],
  price: [
    ['price<10eur', 'moins de 10 euros, autres devises converties'],
    ['price:5..10', 'de 5 à 10 dans sa propre devise'],
    ['price:0', 'gratuit'],
  ],
  paid: [
    ['paid>10eur', 'plus de 10 euros, autres devises converties'],
    ['paid:0', 'rien'],
  ],
  tracks: [
    ['tracks>=10', '10 morceaux ou plus'],
    ['tracks:1..4', 'de 1 à 4 morceaux'],
  ],
  verdict: [
    ['verdict:friday', 'à acheter vendredi'],
    ['verdict:keep', 'à garder dans la liste de souhaits'],
    ['verdict:later', 'à décider plus tard'],
    ['verdict:let-go', 'dans la corbeille'],
  ],
  format: [
    ['format:digital', 'en fichiers'],
    ['format:vinyl', 'en vinyle'],
    ['format:cassette', 'en cassette'],
    ['format:cd', 'en CD'],
    ['format:other', 'en autre chose'],
  ],
  list: [
    ['list:collection', 'ta collection'],
    ['list:wishlist', 'ta liste de souhaits'],
    ['list:both', 'les deux'],
  ],
} as const

const valueKinds = {
  tag: 'un tag',
  artist: 'un nom',
  rating: 'un nombre',
  is: 'un de ses mots',
  has: 'un de ses mots',
  label: 'un nom',
  title: 'un texte',
  note: 'un texte',
  track: 'un texte',
  crate: 'un nom',
  year: 'un nombre',
  added: 'une date',
  bought: 'une date',
  changed: 'une date',
  price: 'un nombre',
  paid: 'un nombre',
  tracks: 'un nombre',
  verdict: 'un de ses mots',
  format: 'un de ses mots',
  list: 'un de ses mots',
  sort: 'un de ses mots',
} as const

export const faults = {
  field: (name: string, fields: string) =>
    `Le champ « ${isolated(name)} » n’existe pas, c’est donc cherché comme du texte. Champs : ${fields}.`,
  value: (name: keyof typeof valueKinds, example: string) => `${name} attend ${valueKinds[name]} : ${example}`,
  quote: 'Le guillemet fermant manque.',
  length: (most: number) => `Seuls les ${numberText(most)} premiers termes sont cherchés.`,
}
export const anyText = (name: string) => `${name}:texte`

export const helpTitle = 'Recherche'
export const keysTab = 'Touches'
export const searchTab = 'Recherche'
export const helpIntro =
  'Les mots cherchent dans les titres, artistes, labels, commentaires, tags et morceaux connus. Les champs cherchent une seule chose ; la liste sous la recherche les complète.'
export const help: readonly [example: string, what: string][] = [
  ['slow harbour', 'les deux mots, dans n’importe quel ordre'],
  ['"now or never"', 'exactement ce texte'],
  ['tag:dub -tag:live', 'le tag dub, mais pas live'],
  ['tag:dub*', 'un tag qui commence par dub'],
  ['dub or techno', 'l’un ou l’autre'],
  ['rating>=4 (dub or techno)', 'combiner avec des parenthèses'],
  ['artist:burial', 'une partie du nom ; = pour le nom entier'],
  ['label:"low tide"', 'des guillemets droits s’il y a des espaces'],
  ['crate:sunday', 'dans un bac de ce nom'],
  ['year:1990..1999', 'un intervalle ; aussi 1990.. et ..1999, ou 1990-1999'],
  ['track:sonata', 'une partie du titre ou de l’artiste d’un morceau'],
  ['added<30d', 'ces 30 derniers jours ; aussi w, m et y'],
  ['added:2024-05', 'une année, un mois ou un jour'],
  ['price<10eur', 'dans toutes les devises, converties'],
  ['format:vinyl', 'ou digital, cassette, cd, other'],
  ['is:unrated', 'ou untagged, uncrated, wishlist, owned, preorder, later, downloaded, partial, missing'],
  ['has:note', 'ou preview, cover'],
  ['sort:released', 'choisit le tri'],
]
