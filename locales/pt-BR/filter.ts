import { albumCount } from '#locales/ui.ts'

export { formats as format } from '#locales/album-form.ts'
export { average, totals as figures } from '#locales/albums.ts'
export { clearFilters as clear, onlyTagged } from '#locales/collection.ts'
export { findTag, manage as manageTags, noTagFound, noTags } from '#locales/tags.ts'
export { albumCount } from '#locales/ui.ts'

export const downloads = 'Downloads'
export const filters = 'Filtros'
export const sort = 'Ordem'
export const show = (count: number) => (count === 0 ? 'Nenhum álbum' : `Mostrar ${albumCount(count)}`)

export const tags = 'Tags'
export const tagsNote = 'o álbum precisa ter todas as tags escolhidas'
export const untagged = 'Sem tags'

export const albumsFrom = 'Álbuns de'
export const listNames = {
  collection: 'Coleção',
  wishlist: 'Lista de desejos',
  both: 'Coleção e lista de desejos',
} as const
export const dateAdded = 'Adicionado'
export const released = 'Lançamento'
export const anyYear = 'Qualquer ano'
export const toYear = 'a'
export const releasedUntil = 'Lançado até'
export const anyDownload = 'Baixados ou não'
export const anyFormat = 'Qualquer formato'
export const rating = 'Avaliação'
export const lowestRating = 'Avaliação mínima'
export const highestRating = 'Avaliação máxima'
export const unrated = 'Sem avaliação'

export const find = { artist: 'Achar artista', label: 'Achar selo' } as const
export const noMatches = { artist: 'Nada encontrado', label: 'Nada encontrado' } as const
export const noneYet = { artist: 'Nenhum artista ainda', label: 'Nenhum selo ainda' } as const
export const none = {
  artist: 'Quem fez os seus álbuns aparece aqui assim que você tiver algum.',
  label: 'Os selos dos seus álbuns no Bandcamp aparecem aqui depois de uma importação.',
} as const

export const allOf = { artist: 'Ver artistas', label: 'Ver selos' } as const
export const years = (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`)

export const title = 'Dica'
export const close = 'Fechar a dica'

export const atKeyboard = <Node>(key: (name: string) => Node) => [
  [key('1'), '–', key('5'), ' avaliam o álbum em que você está'],
  [key('Ctrl'), ' ou ', key('⌘'), ' + ', key('K'), ' acha qualquer coisa'],
  ['Arraste uma capa para um caixote'],
]
export const atPhone = ['Toque num álbum para avaliar', 'Funciona offline']
