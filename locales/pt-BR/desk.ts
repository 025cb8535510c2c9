import { ratingUndone } from '#locales/albums.ts'
import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { shiftKey, starCount } from '#locales/ui.ts'

export { friday, verdictNames } from '#locales/collection.ts'
export { undo } from '#locales/phrases.ts'

export const verdictHelp = {
  keep: 'Manter na lista de desejos',
  friday: 'Comprar na próxima Bandcamp Friday',
  later: 'Perguntar de novo em 30 dias',
  'let-go': 'Mandar para a lixeira',
} as const
export const decided = {
  keep: (title: string) => `Fica na lista: ${isolated(title)}`,
  friday: (title: string) => `Para sexta: ${isolated(title)}`,
  later: (title: string) => `Depois: ${isolated(title)}`,
  'let-go': (title: string) => `Na lixeira: ${isolated(title)}`,
} as const
export const decidedOn = {
  keep: (day: string) => `Mantido em ${day}`,
  friday: (day: string) => `Colocado na lista de sexta em ${day}`,
  later: (day: string) => `Deixado para depois em ${day}`,
  'let-go': (day: string) => `Mandado para a lixeira em ${day}`,
} as const
export const rated = (stars: number, title: string) => `${starCount(stars)}: ${isolated(title)}`
export const takenBack = { rating: ratingUndone, decision: 'Decisão desfeita' } as const
export const failed = 'Não deu para salvar a decisão'

export const skip = 'Pular'
export const back = 'Voltar'
export const pause = 'Pausar a música'
export const play = 'Tocar a música'
export const tags = 'Tags'
export const note = 'Anotação'
export const crates = 'Caixotes'
export const leave = 'Sair da mesa'
export const keysOfDesk = 'O que você pode fazer'
export const shown = (title: string, artist: string) => `“${isolated(title)}”, de ${isolated(artist)}`
export const told = (said: string, shown: string) => (said && shown ? `${said}. ${shown}` : said || shown)
export const position = (place: number, count: number) => `${numberText(place)} de ${numberText(count)}`
export const takeAll = (count: number) => `Todos os ${numberText(count)}`
export const goOn = (count: number) => `Mais ${numberText(count)}`
export const left = (count: number) =>
  plural(count, { one: `Falta ${numberText(count)} álbum`, other: `Faltam ${numberText(count)} álbuns` })
export const keyNames: Readonly<Record<string, string>> = { Delete: 'Del' }
export const keysBesides = (halves: boolean): readonly [key: string, what: string][] => [
  ['1 – 5', 'avaliar e seguir'],
  ...(halves ? ([[`${shiftKey} 1 – 5`, 'meia estrela a menos']] satisfies [string, string][]) : []),
  ['j', 'pular'],
  ['k', 'voltar'],
  ['z', 'desfazer'],
  ['Espaço', 'pausar ou tocar'],
  ['Esc', 'sair'],
]
export const decideList = {
  collection: (count: number) => counted(count, { one: 'álbum sem avaliação', other: 'álbuns sem avaliação' }),
  wishlist: (count: number) => counted(count, { one: 'desejo', other: 'desejos' }),
} as const
export const noPreview = 'Sem prévia'

export const loading = 'Carregando seus álbuns'
export const nothing = 'Nada para decidir aqui'
export const nothingText = 'Todo álbum desta lista já tem estrelas, e todo desejo, uma decisão.'
export const noAlbums = 'Nenhum álbum aqui'
export const noAlbumsText = 'Adicione alguns, ou traga os do Bandcamp.'
export const again = (count: number) =>
  plural(count, {
    one: `Passar por ${numberText(count)} álbum de novo`,
    other: `Passar pelos ${numberText(count)} álbuns de novo`,
  })
export const finished = (count: number) => counted(count, { one: 'decidido', other: 'decididos' })
export const lastOne = 'Esse foi o último.'
export const skippedOnes = (count: number) => counted(count, { one: 'pulado', other: 'pulados' })
export const backToList = 'Voltar para a lista'

export const openAll = 'Abrir todos no Bandcamp'
export const openSome = (count: number) => `Abrir ${numberText(count)} no Bandcamp`
export const buy = 'Comprar…'
