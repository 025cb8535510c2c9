import { counted, firstText, isolated, listText, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

const asksToSlowDown = 'Bandcamp demande d’aller moins vite'
const turnsAway = 'Bandcamp refuse le serveur de Gatefold'

export const slowDown = `${asksToSlowDown}. Réessaie dans quelques minutes.`
export const blocked = `${turnsAway} pour le moment. Réessaie plus tard.`
export const refused =
  'Bandcamp a refusé tes accès Subsonic, ou son service est en panne. Réessaie plus tard, ou relie Bandcamp à nouveau dans les réglages.'
export const notFound = 'Bandcamp n’a rien à cette adresse.'
export const timedOut = 'Bandcamp n’a pas répondu à temps. Réessaie.'
export const unreachable = 'Bandcamp est injoignable. Réessaie.'
export const tooLarge = 'La réponse de Bandcamp est trop longue à lire.'
export const unreadable = 'La réponse de Bandcamp est illisible.'
export const notBandcamp =
  'Ce n’est pas une adresse Bandcamp. Si l’artiste a son propre domaine, importe d’abord l’album depuis ta liste Bandcamp, ou remplis les champs toi-même.'
export const redirects = 'Bandcamp a redirigé trop de fois.'
export const notAnAlbum = 'Ce n’est pas la page d’un album ou d’un morceau.'

export const noSuchFan = (username: string) =>
  `Aucun fan ne s’appelle « ${isolated(username)} » sur Bandcamp. Vérifie l’orthographe dans l’adresse de ton profil.`
export const listTooLong = (count: number, most: number) =>
  `Cette liste a ${numberText(count)} entrées. Au-delà de ${numberText(most)}, il faut un import.`

export const reasons = {
  slowDown: asksToSlowDown,
  blocked: turnsAway,
  silent: 'Bandcamp n’a pas répondu à temps',
  unreachable: 'Bandcamp est injoignable',
  unreadable: 'La réponse de Bandcamp est illisible',
}
export const gaveUp = (fault: string, isKept: boolean) =>
  isKept
    ? `${fault}. Ce qui a été importé est gardé ; synchronise à nouveau plus tard.`
    : `${fault}. Rien n’a été importé ; réessaie plus tard.`
export const lookGaveUp = (fault: string, isKept: boolean) =>
  isKept
    ? `${fault}. Ce qui a été importé est gardé ; prochaine vérification dans un jour.`
    : `${fault}. Prochaine vérification dans un jour.`
export const listUnknown = 'Bandcamp ne montre pas cette liste.'
export const listHidden = (canConnect: boolean) =>
  canConnect
    ? 'Cette liste est masquée : relie Bandcamp, ou sers-toi du marque-page.'
    : 'Cette liste est masquée : sers-toi du marque-page.'
export const leftOut = (text: string) => `${text}.`
export const fewerShown = (count: number, shown: number) =>
  `Il y en a ${numberText(shown)} ici sur ${numberText(count)}.`
export const onYourAlbums = (count: number, first: readonly { track: string; album: string }[]) => {
  const named = first.map(({ track, album }) => `« ${isolated(track)} » (sur « ${isolated(album)} »)`)
  const more = count - first.length
  const all = more > 0 ? [...named, counted(more, { one: 'autre', other: 'autres' })] : named
  return `Morceaux d’albums que tu as : ${listText(all)}.`
}
export const noAnswerFrom = (hosts: readonly string[]) =>
  `Pas de réponse : ${firstText(hosts, (more) => counted(more, { one: 'autre', other: 'autres' }))}`
export const tagsUnread = (albums: number, hosts: readonly string[]) =>
  `Impossible de lire les tags de ${albumCount(albums)}. ${hosts.length > 0 ? `${noAnswerFrom(hosts)}. ` : ''}Réessaie plus tard.`

export const wrongLogin =
  'Bandcamp a refusé cet identifiant et ce mot de passe. Copie les deux depuis Subsonic, dans les réglages de fan sur Bandcamp ; ce ne sont pas ceux de ton compte Bandcamp.'
export const tooManyLogins = (wait: string) =>
  `Bandcamp a refusé trop de tes essais. Vérifie là-bas l’identifiant et le mot de passe, et réessaie dans ${wait}.`
export const notConnected = 'Bandcamp n’est pas relié. Relie-le dans Réglages → Bandcamp.'
export const passwordLost =
  'Gatefold ne peut plus lire ton mot de passe Subsonic. Tes albums sont gardés. Relie Bandcamp à nouveau.'
export const noTrack = 'Ce morceau n’est pas sur un album de ta collection'

export const loginRefused =
  'Bandcamp a refusé tes accès, ou son service est en panne. Tes albums et la liaison sont gardés. Réessaie plus tard, ou relie Bandcamp à nouveau.'
export const outOfOrder = 'Le service de Bandcamp est en panne. Réessaie plus tard.'
export const linkSlowDown = 'Bandcamp demande d’aller moins vite. Réessaie dans quelques minutes.'
export const linkBlocked = 'Bandcamp refuse le serveur de Gatefold pour le moment. Réessaie plus tard.'
export const silent = 'Bandcamp n’a pas répondu. Réessaie.'
export const linkUnreadable = 'La réponse de Bandcamp est illisible. Réessaie plus tard.'
export const notThere = 'Ce n’est plus sur Bandcamp.'

export const repeats = 'Bandcamp a redonné les mêmes albums, la liste n’est donc peut-être pas complète'
export const strangers = 'Bandcamp n’a rien donné de lisible'
export const endless = 'La liste de Bandcamp n’a pas de fin'
export const fewer = (before: number, now: number) =>
  `Bandcamp a donné ${albumCount(now)}, contre ${numberText(before)} la dernière fois. Rien n’a été retiré.`
export const doubled = (entries: number) =>
  counted(entries, {
    one: 'entrée de Bandcamp répétait un album et ne compte pas.',
    other: 'entrées de Bandcamp répétaient des albums et ne comptent pas.',
  })
export const skipped = (entries: number) =>
  counted(entries, { one: 'entrée de Bandcamp est illisible.', other: 'entrées de Bandcamp sont illisibles.' })

export const importGone = 'Cet import n’existe plus'
export const importRunning = 'Cet import est déjà en cours'
export const importNotStarted = 'Impossible de lancer l’import.'
export const importStopped = (id: string, isKept: boolean) =>
  isKept
    ? `L’import s’est arrêté sans prévenir. Ce qui a été importé est gardé ; synchronise à nouveau plus tard. Référence : ${id}`
    : `L’import s’est arrêté sans prévenir. Réessaie plus tard. Référence : ${id}`

export const wrongCsv = 'Choisis un fichier CSV valide'
export const noFile = 'Envoie collectionData (texte JSON) ou csvData (texte CSV)'
export const tooManyFiles = (count: number) =>
  counted(count, {
    one: 'fichier est encore en cours d’import. Termine-le ou arrête-le d’abord',
    other: 'fichiers sont encore en cours d’import. Termines-en ou arrêtes-en un d’abord',
  })
export const tooManyChunks = (most: number) => `Un fichier peut avoir au plus ${numberText(most)} parties`
export const cratesOutOfOrder = (place: number) => `Le prochain bac doit être celui à la place ${numberText(place)}`
export const cratesMissing = 'Les bacs doivent être envoyés avant les lignes qu’ils contiennent'
export const importOver = 'Cet import est terminé. Relance-le pour continuer'
export const rowChunkMissing = (chunk: number) =>
  `Il manque des lignes de ce fichier : la partie ${numberText(chunk)} n’est pas encore arrivée`
export const crateChunkMissing = (chunk: number) =>
  `Il manque des bacs de ce fichier : la partie ${numberText(chunk)} n’est pas encore arrivée`
export const partMissing = 'Une partie de ce fichier n’est pas encore arrivée'
export const leftUnfinished = (isKept: boolean) =>
  `Cet import est resté inachevé. ${isKept ? 'Ce qui avait été importé est gardé.' : 'Rien n’a été importé.'}`
export const fileOfCall = (format: 'csv' | 'json') => `${format.toUpperCase()} envoyé par un programme`
export const undoTooLate = (days: number) =>
  `L’import d’un fichier ne peut être annulé que pendant ${numberText(days)} jours`
