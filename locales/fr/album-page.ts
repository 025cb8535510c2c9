import { counted, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { trackCount as countedTracks, starCount } from '#locales/ui.ts'

export { close, done } from '#locales/phrases.ts'

export const toList = 'Ta collection'
export const position = (place: number, count: number) => `${numberText(place)} sur ${numberText(count)}`
export const previous = 'Album précédent'
export const next = 'Album suivant'
export const byArtist = (title: string, artist: string) => `« ${isolated(title)} » par ${isolated(artist)}`
export const loading = 'Chargement de l’album'
export const gone = 'Cet album n’existe plus. Il est peut-être dans la corbeille.'

export const addTag = 'Ajouter un tag'
export const editTags = 'Modifier les tags'
export const noteSaved = 'Commentaire enregistré'
export const tagsUpdated = 'Tags modifiés'
export const tagsFailed = 'Impossible de modifier l’album'

export const note = 'Commentaire'
export const notePlaceholder = 'Écris un commentaire…'
export const saving = 'Enregistrement…'
export const saved = 'Enregistré'
export const noteFailed = 'Impossible de modifier l’album'
export const noteStale =
  'Ce commentaire a été modifié ailleurs pendant que tu le modifiais. Quelle version veux-tu garder ?'

export const crates = 'Bacs'
export const addToCrate = 'Mettre dans un bac'

export const released = 'Sortie'
export const history = 'Historique'
export const added = (day: string) => `Ajouté le ${day}`
export const rated = (stars: number, day: string) => `${starCount(stars)} le ${day}`
export const moved = {
  collection: (day: string) => `Passé des souhaits à la collection le ${day}`,
  wishlist: (day: string) => `Passé dans ta liste de souhaits le ${day}`,
}
export const bought = 'Acheté'

export const loadingTracks = 'Chargement des morceaux'
export const noTracks = 'Ta liaison Bandcamp ne répond pas, les morceaux ne sont donc pas encore connus.'

export const moreByArtist = (artist: string) => `Aussi par ${isolated(artist)}`
export const moreOnLabel = (label: string) => `Aussi chez ${isolated(label)}`
export const showAll = (count: number) => `Tout afficher (${numberText(count)})`

export const facts = 'Fiche'

export const tagsOf = (title: string) => `Tags de « ${isolated(title)} »`
export const noteOn = (title: string) => `Commentaire sur « ${isolated(title)} »`
export const enlargeCover = 'Agrandir la pochette'

export const fromBandcamp = 'De Bandcamp'
export const factsLoading = 'Chargement de ce que Bandcamp dit de cet album'

export const trackCount = 'Morceaux'
export const label = 'Label'
export const labelLink = (label: string) => `${isolated(label)} (s’ouvre dans un nouvel onglet)`
export const price = 'Prix'
export const availability = 'Disponibilité'
export const preorder = 'Précommande'
export const notForSale = 'Pas en vente'
export const fans = 'Fans qui l’ont'
export const location = 'Lieu'
export const itemType = 'Type'
export const itemTypes = { album: 'Album', track: 'Morceau' }

export const about = 'À propos'
export const credits = 'Crédits'
export const tracks = (count: number, minutes: number) => {
  const tracks = countedTracks(count)
  return minutes > 0 ? `${tracks}, ${counted(minutes, { one: 'minute', other: 'minutes' })}` : tracks
}
export const duration = (seconds: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, two(seconds % 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

export const events = {
  added: () => 'Ajouté à Gatefold',
  rated: (before: string, after: string) =>
    after === '' ? 'Note retirée' : before === '' ? `Note : ${after}` : `Note : ${after} au lieu de ${before}`,
  moved: (_: string, after: string) =>
    after === 'wishlist' ? 'Passé dans ta liste de souhaits' : 'Passé dans ta collection',
  price: (before: string, after: string) => `Prix passé de ${before} à ${after}`,
  out: () => 'Sortie',
  grew: (before: string, after: string) => `Passé de ${before} à ${after} morceaux`,
  gone: () => 'N’est plus sur Bandcamp',
  back: () => 'De retour sur Bandcamp',
}

export const allChanges = 'Tous les changements'
export const eventsLoading = 'Chargement des changements'
export const noChanges = 'Pas encore de changements'
export const goneOn = (day: string) => `Absent de Bandcamp depuis le ${day}`

export const since = 'Depuis la dernière fois'
type Changes = { count: number; most: number; isNew: boolean }
export function changeCount({ count, most, isNew }: Changes): string {
  if (count < most) return isNew ? cameIn(count) : counted(count, { one: 'changement', other: 'changements' })
  return isNew ? `${numberText(most)} nouveaux albums ou plus` : `${numberText(most)} changements ou plus`
}
export const sinceCount = (changes: Changes, day: string) =>
  `${changeCount(changes)} depuis ${/^\d/.test(day) ? `le ${day}` : day}`
export const cameIn = (count: number) => counted(count, { one: 'nouvel album', other: 'nouveaux albums' })
export const nothingSince = 'Rien n’a changé depuis la dernière fois.'
export const foundSince = (day: string) => `Trouvé depuis le ${day}`
export const dismiss = 'C’est vu'

export const title = 'Ajouter des albums'

export const whichList = 'Où les ajouter'
const into = { collection: 'dans ta collection', wishlist: 'dans ta liste de souhaits' }
export const destination = (list: keyof typeof into, crates: string[]) => {
  if (crates.length === 0) return `Les albums arrivent un par un ${into[list]}.`
  const names = listText(crates.map((crate) => `« ${isolated(crate)} »`))
  return `Les albums arrivent un par un ${into[list]} et dans ${plural(crates.length, { one: 'le bac', other: 'les bacs' })} ${names}.`
}

export const addedOf = (done: number, count: number) =>
  plural(done, {
    one: `${numberText(done)} ajouté sur ${numberText(count)}`,
    other: `${numberText(done)} ajoutés sur ${numberText(count)}`,
  })
export const ofAdded = (count: number) => `sur ${numberText(count)} à ajouter`
export const progress = 'Albums'

export const albumBy = (album: string, artist: string) => `${isolated(artist)} – ${isolated(album)}`
export const states = { waiting: 'En attente', reading: 'Récupération…', added: 'Ajouté' }
export const alreadyAdded = 'Déjà ajouté'
export const inTrash = 'Dans la corbeille'
export const isOn = (album: string) => `Sur « ${isolated(album)} », que tu as`
export const isProbably = (album: string) => `Tu l’as sans doute déjà : « ${isolated(album)} »`

export const tryAgain = <Node>(album: Node) => ['Réessayer', album]
export const restore = <Node>(album: Node) => ['Restaurer', album]
export const open = <Node>(album: Node) => ['Ouvrir', album]
export const addAnyway = <Node>(album: Node) => ['Ajouter quand même', album]
export const restoreFailed = 'Impossible de restaurer l’album'

export const stop = 'Arrêter'
export const addAnother = 'En ajouter un autre'
export const addAll = (count: number) => `Ajouter ${numberText(count)} albums`
export const continueLabel = (count: number) => `Continuer avec ${numberText(count)}`
export const tryAllAgain = 'Tout réessayer'

export const leaveTitle = 'Partir avant que tout soit ajouté ?'
export const stay = 'Rester'
export const leave = 'Partir'
export const notYetAdded = (count: number) =>
  counted(count, {
    one: 'adresse n’a pas encore été ajoutée.',
    other: 'adresses n’ont pas encore été ajoutées.',
  })
