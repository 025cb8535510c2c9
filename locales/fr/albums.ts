import { besideText, counted, decimalText, isolated, moneyText, monthText, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { albumCount, trackCount } from '#locales/ui.ts'

export const ratingChanged = 'Note modifiée'
export const ratingRemoved = 'Note retirée'
export const ratingUndone = 'Note annulée'
export const rated = (albums: string, stars: number) => `${isolated(albums)} : ${starCount(stars)}`
export const ratingFailed = 'Impossible de modifier la note'

export const alreadyIn = {
  collection: 'Déjà dans ta collection',
  wishlist: 'Déjà dans ta liste de souhaits',
} as const
export const movedTo = {
  collection: 'Passé dans ta collection',
  wishlist: 'Passé dans ta liste de souhaits',
} as const
export const byArtist = (title: string, artist: string) => `« ${isolated(title)} » par ${isolated(artist)}`
export const moveFailed = (count: number) =>
  plural(count, { one: 'Impossible de modifier l’album', other: 'Impossible de modifier les albums' })

export const tagsChangedTitle = 'Albums modifiés'
export const tagsChanged = (count: number, added: string[], removed: string[]) =>
  `${albumCount(count)} : ${besideText([...added.map((tag) => `+ ${isolated(tag)}`), ...removed.map((tag) => `− ${isolated(tag)}`)])}`
export const tagsFailed = 'Impossible de modifier les albums'

export const deleted = 'Albums supprimés'
export const deletedText = (count: number) => counted(count, { one: 'album supprimé', other: 'albums supprimés' })
export const notFound = (count: number) =>
  plural(count, { one: 'Cet album n’existe plus', other: 'Ces albums n’existent plus' })
export const deleteFailed = 'Impossible de supprimer les albums'
export const restoreFailed = 'Impossible de restaurer les albums'

type Money = { amount: number; currency: string }

export const totals = 'Totaux'
export const tagCount = (count: number) => counted(count, { one: 'tag', other: 'tags' })
export const average = (rating: number) => `${decimalText(rating)} en moyenne`
export const unratedCount = (count: number) => `${numberText(count)} sans note`

export const statistics = 'Statistiques'

export const ratings = 'Notes'
export const noStars = '–'
export const unratedBar = 'Sans note'
export const rateThem = (count: number) => `À noter (${numberText(count)})`
export const addedPerMonth = 'Ajouts par mois'
export const shortMonth = (month: string) => monthText(month).charAt(0)
export const topTags = 'Tags les plus fréquents'
export const topLabels = 'Labels les plus fréquents'
export const noLabels = 'Aucun de ces albums n’a de label'
export const atTodaysPrices = (amount: number, currency: string) =>
  `Environ ${moneyText(amount, currency, 0)} aux prix d’aujourd’hui`
export const paid = ({ amount, currency }: Money) => `Environ ${moneyText(amount, currency, 0)} payés`
export const paidByYear = (all: Money, years: { year: number; amount: number }[]) =>
  [paid(all), ...years.map(({ year, amount }) => `${year} : ${moneyText(amount, all.currency, 0)}`)].join(' · ')
export const together = (amount: number, currency: string) => aboutTogether(moneyText(amount, currency, 0))
export const released = 'Sortie'
export const decade = (year: number) => `Années ${year}`
export const shortDecade = (year: number) => `’${String(year).slice(2)}`
export const bar = (name: string, count: number) => `${isolated(name)} : ${numberText(count)}`

export const namePrice = 'Prix libre'
export const free = 'Gratuit'
export const sumTogether = (sum: string) => `${sum} en tout`
export const aboutTogether = (sum: string) => `Environ ${sum} en tout`

export const albumDeleted = 'Album supprimé'
export const deleteAlbumFailed = 'Impossible de supprimer l’album'
export const restoreAlbumFailed = 'Impossible de restaurer l’album'
