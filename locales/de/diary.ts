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

export const heard = 'Gehört'
export const added = 'Steht im Tagebuch'
export const addFailed = 'Konnte es nicht ins Tagebuch schreiben'
export const removed = 'Aus dem Tagebuch gelöscht'
export const removeFailed = 'Konnte es nicht aus dem Tagebuch löschen'
export const changeFailed = 'Konnte dein Tagebuch nicht ändern'

export const loading = 'Dein Tagebuch wird geladen'
export const entries = (count: number) => counted(count, { one: 'Eintrag', other: 'Einträge' })
export const entriesIn = (count: number, year: number) => `${entries(count)} ${year}`
export const kept = (time: number) =>
  `Du bist offline. Das hat dieses Gerät von deinem Tagebuch, Stand ${shortDayText(time)}. Änderungen werden später gesendet.`
export const more = 'Mehr'
export const emptyTitle = 'Noch nichts gehört'
export const emptyText =
  'Drück bei einem Album auf „Gehört“, wenn du es angehört hast. Dann steht es hier an seinem Tag, mit Bewertung und Notiz, wenn du magst.'
export const month = (month: string) => monthText(month)
export const day = (day: string) => dayText(Date.parse(day))
export const shortDay = (day: string) => shortDayText(Date.parse(day.slice(0, 10)))
export const weekdayOf = (day: string) => weekdayText(Date.parse(day))
export const titleBy = (title: string, artist: string) => `„${isolated(title)}“ von ${isolated(artist)}`
export const dayWith = (day: string, titles: readonly string[]) => `${dayText(Date.parse(day))}: ${listText(titles)}`
export const edit = (title: string) => `Eintrag zu „${isolated(title)}“ bearbeiten`
export const editTitle = 'Eintrag bearbeiten'
export const at = 'Wann'
export const rating = 'Bewertung'
export const note = 'Notiz'
export const ratingOf = (title: string) => `Bewertung von „${isolated(title)}“ an diesem Tag`
export const noteOf = (title: string) => `Notiz zu „${isolated(title)}“`
export const addNote = (title: string) => `Notiz zu „${isolated(title)}“ hinzufügen`
export const notePlaceholder = 'Wie war’s?'
export const deleteEntry = 'Löschen'
export const wrongTime = 'Wähle Tag und Uhrzeit'
export const notHeardYet = 'Wähle einen Zeitpunkt, der schon vorbei ist'
export const year = (year: number) => `Dein Jahr ${year}`
export const exportCsv = 'CSV exportieren'
export const exportJson = 'JSON exportieren'

export { numberText as number } from '#locales/intl.ts'
export const yearTotals = (listens: number, albums: number) =>
  besideText([`${numberText(listens)} Mal gehört`, albumCount(albums)])
export const figures = {
  listens: (_: number) => 'Mal gehört',
  albums: (count: number) => plural(count, { one: 'Album gehört', other: 'Alben gehört' }),
  firstHeard: 'zum ersten Mal',
  bought: 'neu in der Sammlung',
}
export const mostHeard = 'Am meisten gehört'
export const mostHeardNote = (year: number) => `Nach den Einträgen von ${year} im Tagebuch.`
export const times = (count: number) => `${numberText(count)}×`
export const firstHeard = 'Zum ersten Mal gehört'
export const firstHeardNote = 'Alben, die davor nicht in deinem Tagebuch standen.'
export const bestRated = (year: number) => `Das Beste, was ${year} erschienen ist`
export const bestRatedNote = (year: number) => `Nach der Bewertung von ${year}: der letzten bis zum Jahresende.`
export const bought = 'Neu in der Sammlung'
export const boughtNote =
  'Gezählt nach dem Tag, an dem du sie gekauft hast, oder hinzugefügt, wenn der Kauftag unbekannt ist.'
export const paidFor = ({ text, isExact }: { text: string; isExact: boolean }, count: number, total: number) =>
  `${isExact ? text : `Etwa ${text}`} bezahlt für ${numberText(count)} von ${albumCount(total)}`
export const labels = 'Labels'
export const tags = 'Tags'
export const emptyYear = (year: number) => `${year} ist noch leer`
export const emptyYearText =
  'Markiere Alben als gehört oder füg sie deiner Sammlung hinzu, dann füllt sich diese Seite von selbst: mit dem, was du zuerst und am meisten gehört hast, was dir am besten gefiel und was du gekauft hast.'
export const toDiary = 'Tagebuch'
export const years = 'Jahre'
export const print = 'Drucken'
