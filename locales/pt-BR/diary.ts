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

export const heard = 'Já ouvi'
export const added = 'Adicionado ao seu diário'
export const addFailed = 'Não deu para adicionar ao seu diário'
export const removed = 'Excluído do seu diário'
export const removeFailed = 'Não deu para excluir do seu diário'
export const changeFailed = 'Não deu para alterar seu diário'

export const loading = 'Carregando seu diário'
export const entries = (count: number) => counted(count, { one: 'entrada', other: 'entradas' })
export const entriesIn = (count: number, year: number) => `${entries(count)} em ${year}`
export const kept = (time: number) =>
  `Você está offline. Isso é o que este aparelho tem do seu diário, de ${shortDayText(time)}. As alterações são enviadas depois.`
export const more = 'Mais'
export const emptyTitle = 'Nada ouvido ainda'
export const emptyText =
  'Depois de ouvir um álbum, aperte “Já ouvi”. Ele fica aqui no dia dele, com avaliação e anotação se você quiser.'
export const month = (month: string) => monthText(month)
export const day = (day: string) => dayText(Date.parse(day))
export const shortDay = (day: string) => shortDayText(Date.parse(day.slice(0, 10)))
export const weekdayOf = (day: string) => weekdayText(Date.parse(day))
export const titleBy = (title: string, artist: string) => `“${isolated(title)}”, de ${isolated(artist)}`
export const dayWith = (day: string, titles: readonly string[]) => `${dayText(Date.parse(day))}: ${listText(titles)}`
export const edit = (title: string) => `Editar a entrada de “${isolated(title)}”`
export const editTitle = 'Editar entrada'
export const at = 'Quando'
export const rating = 'Avaliação'
export const note = 'Anotação'
export const ratingOf = (title: string) => `Avaliação de “${isolated(title)}” nesse dia`
export const noteOf = (title: string) => `Anotação sobre “${isolated(title)}”`
export const addNote = (title: string) => `Adicionar anotação sobre “${isolated(title)}”`
export const notePlaceholder = 'Como foi?'
export const deleteEntry = 'Excluir'
export const wrongTime = 'Escolha um dia e uma hora'
export const notHeardYet = 'Escolha uma hora que já passou'
export const year = (year: number) => `Seu ${year}`
export const exportCsv = 'Exportar CSV'
export const exportJson = 'Exportar JSON'

export { numberText as number } from '#locales/intl.ts'
export const yearTotals = (listens: number, albums: number) =>
  besideText([counted(listens, { one: 'audição', many: 'de audições', other: 'audições' }), albumCount(albums)])
export const figures = {
  listens: (count: number) => plural(count, { one: 'audição', many: 'de audições', other: 'audições' }),
  albums: (count: number) => plural(count, { one: 'álbum ouvido', other: 'álbuns ouvidos' }),
  firstHeard: 'pela primeira vez',
  bought: 'a mais na coleção',
}
export const mostHeard = 'O que mais tocou'
export const mostHeardNote = (year: number) => `Pelas entradas de ${year} no diário.`
export const times = (count: number) => `${numberText(count)}×`
export const firstHeard = 'Ouvidos pela primeira vez'
export const firstHeardNote = 'Álbuns que ainda não estavam no seu diário.'
export const bestRated = (year: number) => `O melhor do que saiu em ${year}`
export const bestRatedNote = (year: number) => `Pela avaliação de ${year}: a última que você deu até o fim do ano.`
export const bought = 'Novos na coleção'
export const boughtNote = 'Conta o dia em que você comprou, ou em que adicionou, quando a compra não tem data.'
const aboutSum = (sum: string) => `cerca de ${sum}`
export const paidFor = ({ text, isExact }: { text: string; isExact: boolean }, count: number, total: number) =>
  `Você pagou ${isExact ? text : aboutSum(text)} por ${numberText(count)} de ${albumCount(total)}`
export const labels = 'Selos'
export const tags = 'Tags'
export const emptyYear = (year: number) => `Nada em ${year} ainda`
export const emptyYearText =
  'Marque álbuns como ouvidos, ou adicione à sua coleção, e esta página se enche sozinha: com o que você ouviu primeiro e mais, o que mais curtiu e o que comprou.'
export const toDiary = 'Diário'
export const years = 'Anos'
export const print = 'Imprimir'
