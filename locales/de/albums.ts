import { besideText, counted, decimalText, isolated, moneyText, monthText, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { albumCount, trackCount } from '#locales/ui.ts'

export const ratingChanged = 'Bewertung geändert'
export const ratingRemoved = 'Bewertung entfernt'
export const ratingUndone = 'Bewertung rückgängig gemacht'
export const rated = (albums: string, stars: number) => `${isolated(albums)}: ${starCount(stars)}`
export const ratingFailed = 'Konnte die Bewertung nicht ändern'

export const alreadyIn = {
  collection: 'Schon in deiner Sammlung',
  wishlist: 'Schon auf deiner Wunschliste',
} as const
export const movedTo = {
  collection: 'In deine Sammlung verschoben',
  wishlist: 'Auf deine Wunschliste gesetzt',
} as const
export const byArtist = (title: string, artist: string) => `${isolated(artist)} – ${isolated(title)}`
export const moveFailed = (count: number) =>
  plural(count, { one: 'Konnte das Album nicht ändern', other: 'Konnte die Alben nicht ändern' })

export const tagsChangedTitle = 'Alben geändert'
export const tagsChanged = (count: number, added: string[], removed: string[]) =>
  `${albumCount(count)}: ${besideText([...added.map((tag) => `+ ${isolated(tag)}`), ...removed.map((tag) => `− ${isolated(tag)}`)])}`
export const tagsFailed = 'Konnte die Alben nicht ändern'

export const deleted = 'Alben gelöscht'
export const deletedText = (count: number) => `${albumCount(count)} im Papierkorb`
export const notFound = (count: number) =>
  plural(count, { one: 'Dieses Album gibt es nicht mehr', other: 'Diese Alben gibt es nicht mehr' })
export const deleteFailed = 'Konnte die Alben nicht löschen'
export const restoreFailed = 'Konnte die Alben nicht zurückholen'

type Money = { amount: number; currency: string }

export const totals = 'Alles zusammen'
export const tagCount = (count: number) => counted(count, { one: 'Tag', other: 'Tags' })
export const average = (rating: number) => `${decimalText(rating)} im Schnitt`
export const unratedCount = (count: number) => `${numberText(count)} unbewertet`

export const statistics = 'Statistik'

export const ratings = 'Bewertungen'
export const noStars = '–'
export const unratedBar = 'Unbewertet'
export const rateThem = (count: number) => `Bewerten (${numberText(count)})`
export const addedPerMonth = 'Hinzugefügt pro Monat'
export const shortMonth = (month: string) => monthText(month).charAt(0)
export const topTags = 'Häufigste Tags'
export const topLabels = 'Häufigste Labels'
export const noLabels = 'Keins dieser Alben hat ein Label'
export const atTodaysPrices = (amount: number, currency: string) => `Heute etwa ${moneyText(amount, currency, 0)} wert`
export const paid = ({ amount, currency }: Money) => `Etwa ${moneyText(amount, currency, 0)} bezahlt`
export const paidByYear = (all: Money, years: { year: number; amount: number }[]) =>
  [paid(all), ...years.map(({ year, amount }) => `${year}: ${moneyText(amount, all.currency, 0)}`)].join(' · ')
export const together = (amount: number, currency: string) => aboutTogether(moneyText(amount, currency, 0))
export const released = 'Erschienen'
export const decade = (year: number) => `${year}er`
export const shortDecade = (year: number) => `${String(year).slice(2)}er`
export const bar = (name: string, count: number) => `${isolated(name)}: ${numberText(count)}`

export const namePrice = 'Frei wählbar'
export const free = 'Gratis'
export const sumTogether = (sum: string) => `Zusammen ${sum}`
export const aboutTogether = (sum: string) => `Zusammen etwa ${sum}`

export const albumDeleted = 'Album gelöscht'
export const deleteAlbumFailed = 'Konnte das Album nicht löschen'
export const restoreAlbumFailed = 'Konnte das Album nicht zurückholen'
