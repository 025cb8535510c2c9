import { byArtist, tagCount } from '#locales/albums.ts'
import { besideText, counted, isolated, listText, numberText } from '#locales/intl.ts'
import { albumGone } from '#locales/phrases.ts'
import { starCount, trackCount } from '#locales/ui.ts'

export { saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'

export const addTitle = 'Ajouter un album'
export const editTitle = 'Modifier l’album'
export const loading = 'Chargement de l’album'
export const notFound = `${albumGone}.`

export const rating = 'Note'
export const released = 'Sortie'
export const releasedPlaceholder = 'AAAA-MM-JJ'
export const tracks = 'Morceaux'
export const list = 'Liste'
export const listNames = { collection: 'Collection', wishlist: 'Liste de souhaits' }
export const moreDetails = 'Plus de détails'
export const showCoverUrl = 'Adresse de la pochette…'
export const coverUrl = 'Adresse de la pochette'

export const url = 'Adresse Bandcamp'
export const urlHelp = 'Une ou plusieurs'
export const urlPlaceholder = 'https://artiste.bandcamp.com/album/…'
export const fetchPage = 'Récupérer'
export const fetchLabel = 'Récupérer sur Bandcamp'
export const fetching = 'Récupération…'
export const fetchingLabel = 'Récupération sur Bandcamp'
export const noAlbumAtAddress = 'Il n’y a pas d’album à cette adresse.'
const pasteAlbum = 'Colle l’adresse de la page d’un album.'
export const noAlbumOf = {
  merch: `C’est du merch, pas un album. ${pasteAlbum}`,
  playlist: `C’est une playlist, pas un album. ${pasteAlbum}`,
  daily: `C’est un article de Bandcamp Daily. ${pasteAlbum}`,
  download: `C’est un téléchargement à toi, que personne d’autre ne peut ouvrir. ${pasteAlbum}`,
  discover: `C’est une liste de Bandcamp. ${pasteAlbum}`,
  player: `Ce lecteur intégré ne dit pas de quelle page il vient. ${pasteAlbum}`,
  fan: 'C’est la page d’un fan. Importe-la plutôt, sous « Importer de Bandcamp ».',
  band: `C’est la page d’un artiste ou d’un label. ${pasteAlbum}`,
}
export const notBandcamp =
  'Ce n’est pas une adresse Bandcamp. Colle l’adresse de la page d’un album là-bas, ou remplis les champs toi-même.'
export const otherRelease = (album: string) =>
  `À cette adresse, Bandcamp a maintenant autre chose : ${isolated(album)}. Change l’adresse pour récupérer cet album.`
const inList = { collection: 'dans ta collection', wishlist: 'dans ta liste de souhaits' }
type OnShelf = <Node>(list: keyof typeof listNames, album: Node) => (string | Node)[]
const same: OnShelf = (list, album) => [`Déjà ${inList[list]} : `, album]
const on: OnShelf = (_, album) => ['Déjà chez toi, sur l’album ', album]
const probably: OnShelf = (list, album) => [`Sans doute déjà ${inList[list]}, sous un autre nom : `, album]
export const onShelf = { same, on, probably }
export const fillIn = 'Compléter avec l’adresse et ce qui manque'
export const found = (tracks: number | null, year: string | undefined, tags: number) => {
  const facts = [tracks && trackCount(tracks), year, tagCount(tags)]
  return `Trouvé : ${besideText(facts.filter((fact) => typeof fact === 'string'))}.`
}
const keptFields = {
  title: 'titre',
  artist: 'artiste',
  coverUrl: 'pochette',
  releaseDate: 'date de sortie',
  trackCount: 'nombre de morceaux',
}
export const keptOwn = (fields: (keyof typeof keptFields)[]) =>
  `Ce que tu avais saisi reste : ${listText(fields.map((field) => keptFields[field]))}.`
export const useBandcamp = 'Prendre ceux de Bandcamp'

export const paid = 'Payé'
export const currency = 'Devise'
export const formats = 'Format'

export const title = 'Titre'
export const artist = 'Artiste'
export const notes = 'Commentaire'
export const notesLength = (length: number, most: number) => `${numberText(length)} sur ${numberText(most)}`
export const crates = 'Bacs'
export const cratesLoadFailed = 'Impossible de charger tes bacs.'

export const deleteAlbum = 'Supprimer l’album'
export const add = 'Ajouter l’album'

export const added = 'Album ajouté'
export const updated = 'Album modifié'
export const addFailed = 'Impossible d’ajouter l’album'
export const updateFailed = 'Impossible de modifier l’album'
export const cratesFailed = 'Impossible de mettre l’album dans le bac'
export const removedFrom = (names: string[]) => `Retiré de : ${listText(names)}`

export const changedElsewhere =
  'Cet album a été modifié ailleurs pendant que tu le modifiais. Quelle version veux-tu garder ?'
export const alreadyExists = (message: string) => `${message}.`
export const restore = 'Restaurer'
export const open = 'Ouvrir'
export const restoreFailed = 'Impossible de restaurer l’album'

export const label = 'Tags'
export const help = 'Entrée ou virgule pour ajouter'
export const placeholder = 'Ajouter un tag'
export const addTag = 'Ajouter le tag'
export const suggestedTitle = 'Tes tags :'
export const addSuggested = (tag: string) => `Ajouter le tag « ${isolated(tag)} »`

type Edit = {
  albums: number
  change: {
    rating?: number | null | undefined
    list?: string | undefined
    downloadedAt?: string | null | undefined
    downloadedTracks?: number | null | undefined
  }
}

export function nameOf({ albums, change: { rating, list, downloadedAt, downloadedTracks } }: Edit): string {
  if (rating) {
    const rated = counted(albums, { one: 'album noté', other: 'albums notés' })
    return `${rated} : ${starCount(rating)}`
  }
  if (rating === null) return `Note retirée de ${counted(albums, { one: 'album', other: 'albums' })}`
  if (list !== undefined) {
    const to = list === 'wishlist' ? inList.wishlist : inList.collection
    return `${counted(albums, { one: 'album passé', other: 'albums passés' })} ${to}`
  }
  if (downloadedAt === null)
    return counted(albums, { one: 'album marqué non téléchargé', other: 'albums marqués non téléchargés' })
  if (downloadedAt !== undefined)
    return counted(albums, { one: 'album marqué téléchargé', other: 'albums marqués téléchargés' })
  if (downloadedTracks)
    return counted(albums, { one: 'album marqué téléchargé en partie', other: 'albums marqués téléchargés en partie' })
  return `Tags de ${counted(albums, { one: 'album modifiés', other: 'albums modifiés' })}`
}

export const undoFailed = 'Impossible d’annuler la modification'
export const undoneLater = 'Ce sera annulé dès que Gatefold sera joignable'
export const undoEarlier = 'Annuler une modification plus ancienne ?'
export const left = (count: number) =>
  counted(count, {
    one: 'album a été modifié entre-temps et reste comme ça',
    other: 'albums ont été modifiés entre-temps et restent comme ça',
  })
export const leftAlbums = (albums: readonly { title: string; artist: string }[], count: number) =>
  listText([
    ...albums.map(({ title, artist }) => byArtist(title, artist)),
    ...(count > albums.length ? [counted(count - albums.length, { one: 'autre', other: 'autres' })] : []),
  ])
