import { besideText, counted, decimalText, isolated, moneyText, monthText, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { albumCount, trackCount } from '#locales/ui.ts'

export const ratingChanged = 'Valoración actualizada'
export const ratingRemoved = 'Valoración quitada'
export const ratingUndone = 'Valoración deshecha'
export const rated = (albums: string, stars: number) => `${isolated(albums)}: ${starCount(stars)}`
export const ratingFailed = 'No se pudo cambiar la valoración'

export const alreadyIn = {
  collection: 'Ya está en tu colección',
  wishlist: 'Ya está en tu lista de deseos',
} as const
export const movedTo = { collection: 'Pasado a tu colección', wishlist: 'Pasado a tu lista de deseos' } as const
export const byArtist = (title: string, artist: string) => `“${isolated(title)}” de ${isolated(artist)}`
export const moveFailed = (count: number) =>
  plural(count, { one: 'No se pudo cambiar el álbum', other: 'No se pudieron cambiar los álbumes' })

export const tagsChangedTitle = 'Álbumes actualizados'
export const tagsChanged = (count: number, added: string[], removed: string[]) =>
  `${albumCount(count)}: ${besideText([...added.map((tag) => `+ ${isolated(tag)}`), ...removed.map((tag) => `− ${isolated(tag)}`)])}`
export const tagsFailed = 'No se pudieron cambiar los álbumes'

export const deleted = 'Álbumes eliminados'
export const deletedText = (count: number) =>
  counted(count, { one: 'álbum está en la papelera', other: 'álbumes están en la papelera' })
export const notFound = (count: number) =>
  plural(count, { one: 'Este álbum ya no existe', other: 'Estos álbumes ya no existen' })
export const deleteFailed = 'No se pudieron eliminar los álbumes'
export const restoreFailed = 'No se pudieron recuperar los álbumes'

type Money = { amount: number; currency: string }

export const totals = 'Totales'
export const tagCount = (count: number) => counted(count, { one: 'etiqueta', other: 'etiquetas' })
export const average = (rating: number) => `${decimalText(rating)} de promedio`
export const unratedCount = (count: number) => `${numberText(count)} sin valorar`

export const statistics = 'Estadísticas'

export const ratings = 'Valoraciones'
export const noStars = '–'
export const unratedBar = 'Sin valorar'
export const rateThem = (count: number) => `Valorarlos (${numberText(count)})`
export const addedPerMonth = 'Añadidos por mes'
export const shortMonth = (month: string) => monthText(month).charAt(0)
export const topTags = 'Etiquetas más frecuentes'
export const topLabels = 'Sellos más frecuentes'
export const noLabels = 'Ninguno de estos álbumes tiene sello'
export const atTodaysPrices = (amount: number, currency: string) =>
  `Valor de hoy: alrededor de ${moneyText(amount, currency, 0)}`
export const paid = ({ amount, currency }: Money) => `Pagaste alrededor de ${moneyText(amount, currency, 0)}`
export const paidByYear = (all: Money, years: { year: number; amount: number }[]) =>
  [paid(all), ...years.map(({ year, amount }) => `${year}: ${moneyText(amount, all.currency, 0)}`)].join(' · ')
export const together = (amount: number, currency: string) => aboutTogether(moneyText(amount, currency, 0))
export const released = 'Lanzamiento'
export const decade = (year: number) => `Década de ${year}`
export const shortDecade = (year: number) => String(year).slice(2)
export const bar = (name: string, count: number) => `${isolated(name)}: ${numberText(count)}`

export const namePrice = 'Precio libre'
export const free = 'Gratis'
export const sumTogether = (sum: string) => `${sum} en total`
export const aboutTogether = (sum: string) => `alrededor de ${sum} en total`

export const albumDeleted = 'Álbum eliminado'
export const deleteAlbumFailed = 'No se pudo eliminar el álbum'
export const restoreAlbumFailed = 'No se pudo recuperar el álbum'
