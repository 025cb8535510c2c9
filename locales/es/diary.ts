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

export const heard = 'Escuchado'
export const added = 'Añadido a tu diario'
export const addFailed = 'No se pudo añadir a tu diario'
export const removed = 'Eliminado de tu diario'
export const removeFailed = 'No se pudo eliminar de tu diario'
export const changeFailed = 'No se pudo cambiar tu diario'

export const loading = 'Cargando tu diario'
export const entries = (count: number) => counted(count, { one: 'entrada', other: 'entradas' })
export const entriesIn = (count: number, year: number) => `${entries(count)} en ${year}`
export const kept = (time: number) =>
  `Estás sin conexión. Esto es lo que este dispositivo tiene de tu diario, hasta el ${shortDayText(time)}. Los cambios se envían después.`
export const more = 'Más'
export const emptyTitle = 'Aún no hay nada escuchado'
export const emptyText =
  'Cuando termines de escuchar un álbum, pulsa “Escuchado”. Queda aquí en su día, con una valoración y una nota si quieres.'
export const month = (month: string) => monthText(month)
export const day = (day: string) => dayText(Date.parse(day))
export const shortDay = (day: string) => shortDayText(Date.parse(day.slice(0, 10)))
export const weekdayOf = (day: string) => weekdayText(Date.parse(day))
export const titleBy = (title: string, artist: string) => `“${isolated(title)}” de ${isolated(artist)}`
export const dayWith = (day: string, titles: readonly string[]) => `${dayText(Date.parse(day))}: ${listText(titles)}`
export const edit = (title: string) => `Editar la entrada de “${isolated(title)}”`
export const editTitle = 'Editar entrada'
export const at = 'Cuándo'
export const rating = 'Valoración'
export const note = 'Nota'
export const ratingOf = (title: string) => `Valoración de “${isolated(title)}” en ese día`
export const noteOf = (title: string) => `Nota de “${isolated(title)}”`
export const addNote = (title: string) => `Añadir una nota a “${isolated(title)}”`
export const notePlaceholder = '¿Qué tal estuvo?'
export const deleteEntry = 'Eliminar'
export const wrongTime = 'Elige un día y una hora'
export const notHeardYet = 'Elige un momento que ya pasó'
export const year = (year: number) => `Tu ${year}`
export const exportCsv = 'Exportar CSV'
export const exportJson = 'Exportar JSON'

export { numberText as number } from '#locales/intl.ts'
export const yearTotals = (listens: number, albums: number) =>
  besideText([counted(listens, { one: 'escucha', many: 'de escuchas', other: 'escuchas' }), albumCount(albums)])
export const figures = {
  listens: (count: number) => plural(count, { one: 'escucha', other: 'escuchas' }),
  albums: (count: number) => plural(count, { one: 'álbum escuchado', other: 'álbumes escuchados' }),
  firstHeard: 'por primera vez',
  bought: 'para la colección',
}
export const mostHeard = 'Lo más escuchado'
export const mostHeardNote = (year: number) => `Según las entradas de ${year} en el diario.`
export const times = (count: number) => `${numberText(count)}×`
export const firstHeard = 'Escuchado por primera vez'
export const firstHeardNote = 'Álbumes que antes no estaban en el diario.'
export const bestRated = (year: number) => `Lo mejor de lo que salió en ${year}`
export const bestRatedNote = (year: number) => `Según la valoración de ${year}: la última hasta el final del año.`
export const bought = 'Añadido a la colección'
export const boughtNote = 'Según el día de compra o, si no se sabe, el día en que se añadieron.'
const aboutSum = (sum: string) => `alrededor de ${sum}`
export const paidFor = ({ text, isExact }: { text: string; isExact: boolean }, count: number, total: number) =>
  `Pagado: ${isExact ? text : aboutSum(text)} por ${numberText(count)} de ${albumCount(total)}`
export const labels = 'Sellos'
export const tags = 'Etiquetas'
export const emptyYear = (year: number) => `Aún no hay nada en ${year}`
export const emptyYearText =
  'Marca álbumes como escuchados o añádelos a tu colección, y esta página se llena sola: con lo primero y lo más escuchado, lo que más te gustó y lo que compraste.'
export const toDiary = 'Diario'
export const years = 'Años'
export const print = 'Imprimir'
