export { albumCount as addedIn, andMore } from '#locales/ui.ts'

import {
  besideText,
  counted,
  dayText,
  isolated,
  listText,
  monthText,
  numberText,
  plural,
  shortDayText,
  weekdayText,
} from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { saveChanges, showMore, unsavedChanges as unsaved } from '#locales/phrases.ts'

export const heard = 'Écouté'
export const added = 'Ajouté à ton journal'
export const addFailed = 'Impossible de l’ajouter à ton journal'
export const removed = 'Supprimé de ton journal'
export const removeFailed = 'Impossible de le supprimer de ton journal'
export const changeFailed = 'Impossible de modifier ton journal'

export const loading = 'Chargement de ton journal'
export const entries = (count: number) => counted(count, { one: 'entrée', other: 'entrées' })
export const entriesIn = (count: number, year: number) => `${entries(count)} en ${year}`
export const kept = (time: number) =>
  `Tu es hors ligne. Voici ce que cet appareil a de ton journal, au ${shortDayText(time)}. Les modifications partiront plus tard.`
export const more = 'Plus'
export const emptyTitle = 'Pas encore d’écoute'
export const emptyText =
  'Un album écouté ? Appuie sur « Écouté » : il apparaît ici à sa date, avec une note et un commentaire si tu veux.'
export const month = (month: string) => {
  const text = monthText(month)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
export const day = (day: string) => dayText(Date.parse(day))
export const shortDay = (day: string) => shortDayText(Date.parse(day.slice(0, 10)))
export const weekdayOf = (day: string) => weekdayText(Date.parse(day))
export const titleBy = (title: string, artist: string) => `« ${isolated(title)} » par ${isolated(artist)}`
export const dayWith = (day: string, titles: readonly string[]) => `${dayText(Date.parse(day))} : ${listText(titles)}`
export const edit = (title: string) => `Modifier l’entrée de « ${isolated(title)} »`
export const editTitle = 'Modifier l’entrée'
export const at = 'Quand'
export const rating = 'Note'
export const note = 'Commentaire'
export const ratingOf = (title: string) => `Note de « ${isolated(title)} » ce jour-là`
export const noteOf = (title: string) => `Commentaire sur « ${isolated(title)} »`
export const addNote = (title: string) => `Commenter « ${isolated(title)} »`
export const notePlaceholder = 'C’était comment ?'
export const deleteEntry = 'Supprimer'
export const wrongTime = 'Choisis un jour et une heure'
export const notHeardYet = 'Choisis un moment déjà passé'
export const year = (year: number) => `Ton année ${year}`
export const exportCsv = 'Exporter en CSV'
export const exportJson = 'Exporter en JSON'

export { numberText as number } from '#locales/intl.ts'
export const yearTotals = (listens: number, albums: number) =>
  besideText([counted(listens, { one: 'écoute', many: 'd’écoutes', other: 'écoutes' }), albumCount(albums)])
export const figures = {
  listens: (count: number) => plural(count, { one: 'écoute', many: 'd’écoutes', other: 'écoutes' }),
  albums: (count: number) => plural(count, { one: 'album écouté', other: 'albums écoutés' }),
  firstHeard: 'pour la première fois',
  bought: 'de plus en collection',
}
export const mostHeard = 'Les plus écoutés'
export const mostHeardNote = (year: number) => `D’après les entrées du journal en ${year}.`
export const times = (count: number) => `${numberText(count)}×`
export const firstHeard = 'Écoutés pour la première fois'
export const firstHeardNote = 'Les albums qui n’étaient pas encore dans ton journal.'
export const bestRated = (year: number) => `Le meilleur de ce qui est sorti en ${year}`
export const bestRatedNote = (year: number) => `D’après la note de ${year} : la dernière donnée cette année-là.`
export const bought = 'Nouveaux dans la collection'
export const boughtNote = 'Comptés au jour de l’achat, ou de l’ajout quand on ne le connaît pas.'
export const paidFor = ({ text, isExact }: { text: string; isExact: boolean }, count: number, total: number) =>
  `${isExact ? text : `Environ ${text}`} payés pour ${numberText(count)} sur ${albumCount(total)}`
export const labels = 'Labels'
export const tags = 'Tags'
export const emptyYear = (year: number) => `Rien encore en ${year}`
export const emptyYearText =
  'Marque des albums comme écoutés, ou ajoute-les à ta collection, et cette page se remplit toute seule : ce que tu as écouté en premier et le plus, ce que tu as préféré, ce que tu as acheté.'
export const toDiary = 'Journal'
export const years = 'Années'
export const print = 'Imprimer'
