import { isolated, listText, monthText } from '#locales/intl.ts'
import { starCount } from '#locales/ui.ts'

export { andMore as more } from '#locales/ui.ts'

export const player = 'Lecteur'
export const preview = (album: string) => `Extrait de « ${isolated(album)} »`
export const playSomething = 'Mets un disque'
export const somethingPlays = (title: string, artist: string) => `« ${isolated(title)} » par ${isolated(artist)}`
export const somethingElse = 'Autre chose'
type Reason = { list: 'collection' | 'wishlist'; rating: number | null; addedAt: string }
export function somethingReason({ list, rating, addedAt }: Reason): string {
  const since = monthText(addedAt.slice(0, 7))
  const stars = rating === null ? 'Pas encore de note' : starCount(rating)
  return list === 'wishlist'
    ? `Dans ta liste de souhaits depuis ${since}`
    : `${stars}, dans ta collection depuis ${since}`
}
export const playButton = 'Lecture'
export const pauseButton = 'Pause'
export const previous = 'Précédent'
export const next = 'Suivant'
export const shuffles = { off: 'Aléatoire : non', albums: 'Aléatoire : albums', tracks: 'Aléatoire : morceaux' }
export const closePlayer = 'Fermer le lecteur'
export const nowPlaying = (album: string, artist: string) =>
  `En ce moment : « ${isolated(album)} » par ${isolated(artist)}`
export const position = 'Position'
export const playedOf = (played: string, length: string) => `${played} sur ${length}`
export const mute = 'Couper le son'
export const volume = 'Volume'
export const volumePercent = (percent: number) => `${percent} %`

export const openNowPlaying = 'Ouvrir En ce moment'
export const previewOf = (track: string) => `Extrait · ${isolated(track)}`
export const limits = {
  unlinked: 'Un extrait. Ce que tu as acheté s’écoute en entier une fois Bandcamp relié.',
  wish: 'Un extrait. Ce que tu as acheté s’écoute en entier.',
  silent: 'Un extrait, car ta liaison Bandcamp ne répond pas.',
  missing: 'Un extrait. Ta liaison Bandcamp n’a pas cet album.',
}

export const playFailed = 'Lecture impossible'
export const skipped = (titles: string[]) => `Passé : ${listText(titles)}`
export const offline = 'Tu es hors ligne'
export const offlineText = 'La musique reviendra avec la connexion.'
export const nothing = 'Rien à écouter'
export const nothingText = 'Aucun de ces albums n’a d’extrait.'
export const silent = 'Pas de sortie audio'
export const silentText = 'Branche des enceintes ou un casque, puis relance la lecture.'

export const title = 'En ce moment'
export const nothingPlays = 'Rien en ce moment'
export const nothingPlaysText = 'Lance la lecture d’un album.'
export const connectBandcamp = 'Relier Bandcamp'

export const queue = 'À suivre'
export const queueEnds = 'C’est tout ce qu’il y a à écouter.'
export const trackOf = (number: number, album: string) => `Morceau ${number} de « ${isolated(album)} »`
export const playNow = 'Lire maintenant :'
export const removeFromQueue = (what: string) => `Retirer de la file d’attente : ${isolated(what)}`
export const moveInQueue = (what: string) => `Déplacer ${isolated(what)} : flèches haut et bas`
export const movedInQueue = (what: string, place: number) =>
  `${isolated(what)} est à la place ${place} dans la file d’attente`
