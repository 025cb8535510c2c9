import { besideText, counted, decimalText, isolated, moneyText, monthText, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { albumCount, trackCount } from '#locales/ui.ts'

export const ratingChanged = 'Avaliação alterada'
export const ratingRemoved = 'Avaliação removida'
export const ratingUndone = 'Avaliação desfeita'
export const rated = (albums: string, stars: number) => `${isolated(albums)}: ${starCount(stars)}`
export const ratingFailed = 'Não deu para alterar a avaliação'

export const alreadyIn = {
  collection: 'Já está na sua coleção',
  wishlist: 'Já está na sua lista de desejos',
} as const
export const movedTo = { collection: 'Agora na sua coleção', wishlist: 'Agora na sua lista de desejos' } as const
export const byArtist = (title: string, artist: string) => `“${isolated(title)}”, de ${isolated(artist)}`
export const moveFailed = (count: number) =>
  plural(count, { one: 'Não deu para alterar o álbum', other: 'Não deu para alterar os álbuns' })

export const tagsChangedTitle = 'Álbuns alterados'
export const tagsChanged = (count: number, added: string[], removed: string[]) =>
  `${albumCount(count)}: ${besideText([...added.map((tag) => `+ ${isolated(tag)}`), ...removed.map((tag) => `− ${isolated(tag)}`)])}`
export const tagsFailed = 'Não deu para alterar os álbuns'

export const deleted = 'Álbuns excluídos'
export const deletedText = (count: number) => counted(count, { one: 'álbum na lixeira', other: 'álbuns na lixeira' })
export const notFound = (count: number) =>
  plural(count, { one: 'Esse álbum não existe mais', other: 'Esses álbuns não existem mais' })
export const deleteFailed = 'Não deu para excluir os álbuns'
export const restoreFailed = 'Não deu para recuperar os álbuns'

type Money = { amount: number; currency: string }

export const totals = 'Totais'
export const tagCount = (count: number) => counted(count, { one: 'tag', other: 'tags' })
export const average = (rating: number) => `média ${decimalText(rating)}`
export const unratedCount = (count: number) => `${numberText(count)} sem avaliação`

export const statistics = 'Estatísticas'

export const ratings = 'Avaliações'
export const noStars = '–'
export const unratedBar = 'Sem avaliação'
export const rateThem = (count: number) => `Avaliar (${numberText(count)})`
export const addedPerMonth = 'Adicionados por mês'
export const shortMonth = (month: string) => monthText(month).charAt(0)
export const topTags = 'Principais tags'
export const topLabels = 'Principais selos'
export const noLabels = 'Nenhum desses álbuns tem selo'
export const atTodaysPrices = (amount: number, currency: string) =>
  `Hoje valem cerca de ${moneyText(amount, currency, 0)}`
export const paid = ({ amount, currency }: Money) => `Você pagou cerca de ${moneyText(amount, currency, 0)}`
export const paidByYear = (all: Money, years: { year: number; amount: number }[]) =>
  [paid(all), ...years.map(({ year, amount }) => `${year}: ${moneyText(amount, all.currency, 0)}`)].join(' · ')
export const together = (amount: number, currency: string) => aboutTogether(moneyText(amount, currency, 0))
export const released = 'Lançamento'
export const decade = (year: number) => `Anos ${year}`
export const shortDecade = (year: number) => String(year).slice(2)
export const bar = (name: string, count: number) => `${isolated(name)}: ${numberText(count)}`

export const namePrice = 'Pague quanto quiser'
export const free = 'Grátis'
export const sumTogether = (sum: string) => `${sum} no total`
export const aboutTogether = (sum: string) => `cerca de ${sum} no total`

export const albumDeleted = 'Álbum excluído'
export const deleteAlbumFailed = 'Não deu para excluir o álbum'
export const restoreAlbumFailed = 'Não deu para recuperar o álbum'
