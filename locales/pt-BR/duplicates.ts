import { counted, isolated, listText, shortDayText } from '#locales/intl.ts'

export { showMore } from '#locales/phrases.ts'

export const looking = 'Procurando repetidos'
export const found = (groups: number) =>
  counted(groups, { one: 'grupo de álbuns que parecem o mesmo', other: 'grupos de álbuns que parecem o mesmo' })
export const afterImport = (albums: number) =>
  counted(albums, { one: 'álbum parece repetido.', other: 'álbuns parecem repetidos.' })
export const review = 'Ver repetidos'
export const none = 'Nenhum repetido'
export const noneText = 'Aqui ficariam álbuns com o mesmo item no Bandcamp, a mesma capa, ou artista e título iguais.'
export const offline = 'Você está offline. Dá para juntar álbuns quando a conexão voltar.'

export const reasons = {
  item: 'Mesmo item no Bandcamp',
  names: 'Artista e título iguais',
  cover: 'Mesma capa',
} as const
export const keepWhich = 'Manter'
export { listNames as lists, rating } from '#locales/album-form.ts'
export { starCount as stars, trackCount as tracks } from '#locales/ui.ts'
export const noAddress = 'Sem endereço no Bandcamp'
export const added = (time: number) => `Adicionado em ${shortDayText(time)}`
const places = { collection: 'na sua coleção', wishlist: 'na sua lista de desejos' }
export const keeps = (united: readonly string[], list: 'collection' | 'wishlist', time: number) => {
  const joined = united.length > 0 ? `. Vêm junto: ${listText(united)}` : ''
  return `Fica esta edição, ${places[list]}, adicionada em ${shortDayText(time)}${joined}. Os outros vão para a lixeira.`
}
export const parts = { crates: 'caixotes', tags: 'tags', notes: 'anotações' } as const

export const merge = 'Juntar'
export const merging = 'Juntando…'
export const mergeLabel = (title: string) => `Juntar: ${isolated(title)}`
export const notSame = 'Não é o mesmo'
export const notSameLabel = (title: string) => `Não é o mesmo: ${isolated(title)}`
export const noneSame = 'Manter todos'
export const noneSameLabel = (title: string) => `Manter todos: ${isolated(title)}`

export const merged = 'Álbuns juntados'
export const unmerged = 'Álbuns separados de novo'
export const unmergeFailed = 'Não deu para separar os álbuns de novo'
export const markedDistinct = 'Marcados como diferentes'
export const markFailed = 'Não deu para marcar esses álbuns'
