import { ratingUndone } from '#locales/albums.ts'
import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, shiftKey, starCount } from '#locales/ui.ts'

export { friday, verdictNames } from '#locales/collection.ts'
export { undo } from '#locales/phrases.ts'

export const verdictHelp = {
  keep: 'Mantenerlo en la lista de deseos',
  friday: 'Comprarlo el próximo Bandcamp Friday',
  later: 'Volver a preguntar en 30 días',
  'let-go': 'Mandarlo a la papelera',
} as const
export const decided = {
  keep: (title: string) => `Se mantiene: ${isolated(title)}`,
  friday: (title: string) => `Para el viernes: ${isolated(title)}`,
  later: (title: string) => `Para después: ${isolated(title)}`,
  'let-go': (title: string) => `En la papelera: ${isolated(title)}`,
} as const
export const decidedOn = {
  keep: (day: string) => `Mantenido el ${day}`,
  friday: (day: string) => `En la lista para el viernes desde el ${day}`,
  later: (day: string) => `Aplazado el ${day}`,
  'let-go': (day: string) => `Descartado el ${day}`,
} as const
export const rated = (stars: number, title: string) => `${starCount(stars)}: ${isolated(title)}`
export const takenBack = { rating: ratingUndone, decision: 'Decisión deshecha' } as const
export const failed = 'No se pudo guardar la decisión'

export const skip = 'Saltar'
export const back = 'Atrás'
export const pause = 'Pausar la música'
export const play = 'Reproducir la música'
export const tags = 'Etiquetas'
export const note = 'Nota'
export const crates = 'Cajones'
export const leave = 'Salir de la mesa'
export const keysOfDesk = 'Qué puedes hacer'
export const shown = (title: string, artist: string) => `“${isolated(title)}” de ${isolated(artist)}`
export const told = (said: string, shown: string) => (said && shown ? `${said}. ${shown}` : said || shown)
export const position = (place: number, count: number) => `${numberText(place)} de ${numberText(count)}`
export const takeAll = (count: number) => `Los ${numberText(count)}`
export const goOn = (count: number) => `${numberText(count)} más`
export const left = (count: number) => `${plural(count, { one: 'Queda', other: 'Quedan' })} ${albumCount(count)}`
export const keyNames: Readonly<Record<string, string>> = { Delete: 'Supr' }
export const keysBesides = (halves: boolean): readonly [key: string, what: string][] => [
  ['1 – 5', 'valorar y seguir'],
  ...(halves ? ([[`${shiftKey} 1 – 5`, 'media estrella menos']] satisfies [string, string][]) : []),
  ['j', 'saltar'],
  ['k', 'atrás'],
  ['z', 'deshacer'],
  ['Espacio', 'pausar o reproducir'],
  ['Esc', 'salir'],
]
export const decideList = {
  collection: (count: number) => counted(count, { one: 'álbum sin valorar', other: 'álbumes sin valorar' }),
  wishlist: (count: number) => counted(count, { one: 'deseo', other: 'deseos' }),
} as const
export const noPreview = 'Sin muestra'

export const loading = 'Cargando tus álbumes'
export const nothing = 'Nada que decidir aquí'
export const nothingText = 'Cada álbum de esta lista tiene sus estrellas, y cada deseo, su decisión.'
export const noAlbums = 'Aquí no hay álbumes'
export const noAlbumsText = 'Añade algunos o tráelos de Bandcamp.'
export const again = (count: number) => `Repasar ${albumCount(count)} otra vez`
export const finished = (count: number) => counted(count, { one: 'decidido', other: 'decididos' })
export const lastOne = 'Ese era el último.'
export const skippedOnes = (count: number) => counted(count, { one: 'saltado', other: 'saltados' })
export const backToList = 'Volver a la lista'

export const openAll = 'Abrir todos en Bandcamp'
export const openSome = (count: number) => `Abrir ${numberText(count)} en Bandcamp`
export const buy = 'Comprar…'
