import { counted, isolated, listText, shortDayText } from '#locales/intl.ts'

export { showMore } from '#locales/phrases.ts'

export const looking = 'Buscando repetidos'
export const found = (groups: number) =>
  counted(groups, { one: 'grupo de álbumes que parecen el mismo', other: 'grupos de álbumes que parecen el mismo' })
export const afterImport = (albums: number) =>
  counted(albums, { one: 'álbum parece repetido.', other: 'álbumes parecen repetidos.' })
export const review = 'Ver repetidos'
export const none = 'Nada repetido'
export const noneText =
  'Aquí estarían los álbumes con el mismo artículo en Bandcamp, la misma portada o el mismo artista y título.'
export const offline = 'Estás sin conexión. Podrás unir álbumes cuando la recuperes.'

export const reasons = {
  item: 'Mismo artículo en Bandcamp',
  names: 'Mismo artista y título',
  cover: 'Misma portada',
} as const
export const keepWhich = 'Conservar'
export { listNames as lists, rating } from '#locales/album-form.ts'
export { starCount as stars, trackCount as tracks } from '#locales/ui.ts'
export const noAddress = 'Sin dirección en Bandcamp'
export const added = (time: number) => `Añadido el ${shortDayText(time)}`
const lists = { collection: 'Está en tu colección', wishlist: 'Está en tu lista de deseos' }
export const keeps = (united: readonly string[], list: 'collection' | 'wishlist', time: number) =>
  `Conserva esta edición${united.length > 0 ? ` y reúne ${listText(united)} de todas` : ''}. ${lists[list]}, añadido el ${shortDayText(time)}. Los demás van a la papelera.`
export const parts = { crates: 'cajones', tags: 'etiquetas', notes: 'notas' } as const

export const merge = 'Unir'
export const merging = 'Uniendo…'
export const mergeLabel = (title: string) => `Unir: ${isolated(title)}`
export const notSame = 'No es el mismo'
export const notSameLabel = (title: string) => `No es el mismo: ${isolated(title)}`
export const noneSame = 'Conservar todos'
export const noneSameLabel = (title: string) => `Conservar todos: ${isolated(title)}`

export const merged = 'Álbumes unidos'
export const unmerged = 'Unión deshecha'
export const unmergeFailed = 'No se pudo deshacer la unión'
export const markedDistinct = 'Marcado: no es el mismo'
export const markFailed = 'No se pudieron marcar estos álbumes'
