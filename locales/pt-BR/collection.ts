import { isolated, numberText } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { trackCount } from '#locales/ui.ts'

export const yourCollection = 'Sua coleção'
const yourWishlist = 'Sua lista de desejos'
export const uncrated = 'Fora dos caixotes'

export const bothLists = 'Coleção e lista de desejos'
type ListShown = { crate: number | 'none' | null; list: string; verdict: string | null }
export function listTitle({ crate, list, verdict }: ListShown): string {
  if (crate === 'none') return uncrated
  if (verdict === 'friday') return friday
  if (list === 'both') return bothLists
  return list === 'wishlist' ? yourWishlist : yourCollection
}
export const collection = 'Coleção'
export const wishlist = 'Lista de desejos'
export const viewAs = (view: string) => `Exibição: ${view}`
export const viewNames = { grid: 'Grade', list: 'Lista', compact: 'Compacta', wall: 'Mural' } as const
export const largeCovers = 'Capas maiores'
export const columnNames = { label: 'Selo', year: 'Ano', price: 'Preço' } as const
export const share = 'Compartilhar'
export const moreAboutList = 'Mais'
export const select = 'Selecionar'
export const leaveSelecting = 'Parar de selecionar'
export const calendar = 'Calendário de lançamentos…'
export const showCharts = 'Mostrar gráficos'
export const hideCharts = 'Ocultar gráficos'
export const selectNotLoaded = 'Não deu para carregar a seleção'

export const searchPlaceholder = 'Buscar álbuns, artistas ou tags…'
export const search = 'Buscar álbuns, artistas ou tags'
export const clearSearch = 'Limpar a busca'
export const sortBy = 'Ordenar por'
export const filter = 'Filtrar'
export const filtersAtWork = <Node>(count: number, srOnly: (text: string) => Node) => [
  srOnly(', '),
  count,
  srOnly(' em uso'),
]
export const filtersNotLoaded = 'Não deu para carregar os filtros'

export const shownOf = (shown: number, all: number) => `${numberText(shown)} de ${albumCount(all)}`
export const byArtist = (artist: string) => `De ${isolated(artist)}`
export const onLabel = (label: string) => `Selo: ${isolated(label)}`
export const addedIn = (month: string) => `Adicionados em ${month}`
export const releasedIn = ({ from, to }: { from: number; to: number }) =>
  from === to ? `Lançados em ${from}` : `Lançados de ${from} a ${to}`
export const releasedInDecade = (decade: number) => `Lançados nos anos ${decade}`
export const ratedBetween = (min: number, max: number) =>
  min === max ? starCount(min) : `De ${numberText(min)} a ${starCount(max)}`
export const unrated = 'Sem avaliação'
export const untagged = 'Sem tags'
export const imported = 'Importados'
export const clearFilters = 'Limpar todos os filtros'
export const saveAsSmartCrate = 'Salvar como caixote inteligente'

export const pages = 'Páginas'
export const previousPage = 'Página anterior'
export const page = (number: number) => `Página ${number}`
export const nextPage = 'Próxima página'
export const albumsPerPage = 'Álbuns por página'
export const perPage = (count: number) => `${count} por página`

export const allOnOnePage = 'Todos, rolando'
export const inPages = 'Em páginas'

export const crateNotLoaded = 'Não deu para carregar o caixote'
export const nothingInCrate = 'Esse caixote está vazio'
export const nothingInCrateText =
  'Arraste um álbum para cima dele, ou escolha “Adicionar ao caixote…” em qualquer álbum.'
export const allInCrates = 'Todo álbum está num caixote'
export const allInCratesText = 'Os álbuns fora dos caixotes aparecem aqui.'
export const toCollection = 'Ir para a sua coleção'
export const emptyWishlist = 'Sua lista de desejos está vazia'
export const emptyWishlistText =
  'Aqui ficam os álbuns que você quer comprar. Com o seu nome de usuário do Bandcamp, sua lista de desejos vem para cá.'
export const importFromBandcamp = 'Importar do Bandcamp'
export const addAlbum = 'Adicionar álbum'
export const nearest = 'Mais próximo:'
export const nearestCount = (count: number) => `(${numberText(count)})`
export const inOtherList = {
  collection: (count: number) => `${numberText(count)} na sua coleção: mostrar`,
  wishlist: (count: number) => `${numberText(count)} na sua lista de desejos: mostrar`,
}
export const noneHasBothTags = <Node>(first: Node, second: Node) => [
  'Nada tem as tags ',
  first,
  ' e ',
  second,
  ' ao mesmo tempo. Talvez seja melhor assim.',
]

export const albums = 'Álbuns'

export const compactColumns = {
  cover: '',
  title: 'Título',
  artist: 'Artista',
  year: 'Ano',
  price: 'Preço',
  label: 'Selo',
  tags: 'Tags',
  rating: 'Avaliação',
  added: 'Adicionado',
  actions: '',
}

export const selectAlbum = (title: string) => `Selecionar “${isolated(title)}”`
export const ratingOf = (title: string) => `Avaliação de “${isolated(title)}”`
export const starsGiven = <Node>(stars: number, sign: Node, srOnly: (text: string) => Node) => [
  numberText(stars),
  sign,
  srOnly(' de 5 estrelas'),
]
export const added = <Node>(when: Node) => ['Adicionado: ', when]
export const onlyTagged = (tag: string) => `Só álbuns com a tag “${isolated(tag)}”`
export const addTag = 'Adicionar tag'
export const addNote = 'Adicionar anotação'
export const addPart = {
  tags: (title: string) => `Adicionar tag a “${isolated(title)}”`,
  note: (title: string) => `Adicionar anotação a “${isolated(title)}”`,
}
export const moreTags = (count: number) => `+${count}`

export const bandcamp = 'Bandcamp'
export const onBandcamp = (title: string) => `“${isolated(title)}” no Bandcamp (abre em outra aba)`
export const wish = 'Na sua lista de desejos'
export const gotIt = 'Já comprei'
export const gotItTo = (title: string) => `Já comprei: mover “${isolated(title)}” para a sua coleção`
export const buy = <Node>(aside: (text: string) => Node) => ['Comprar ', aside('no Bandcamp')]
export const buyOn = (title: string) => `Comprar no Bandcamp: “${isolated(title)}” (abre em outra aba)`
export const moveTo = {
  collection: (title: string) => `Mover “${isolated(title)}” para a sua coleção`,
  wishlist: (title: string) => `Mover “${isolated(title)}” para a sua lista de desejos`,
}
export const addToCrate = (title: string) => `Adicionar “${isolated(title)}” ao caixote…`
export const edit = (title: string) => `Editar “${isolated(title)}”`
export const deleteAlbum = (title: string) => `Excluir “${isolated(title)}”`
export const closeCard = (title: string) => `Fechar tags, anotação e ações: “${isolated(title)}”`
export const moreAbout = (title: string) => `Mais sobre “${isolated(title)}”`
export const moveUp = 'Mover para cima'
export const moveDown = 'Mover para baixo'
export const moveToTop = 'Mover para o topo'
export const moveToPosition = 'Mover para a posição…'
export const switchToCrateOrder = 'Usar a ordem do caixote'
export const removeFromCrate = 'Tirar do caixote'

export const addAnAlbum = 'Adicionar um álbum'

export const sortNames = {
  best: 'Melhor resultado',
  crate: 'Ordem do caixote',
  recent: 'Mais recentes',
  'rating-high': 'Melhor avaliação',
  'rating-low': 'Pior avaliação',
  title: 'Título',
  artist: 'Artista',
  released: 'Data de lançamento',
  soon: 'Em breve',
  purchased: 'Data da compra',
  price: 'Preço',
  label: 'Selo',
  changed: 'Última alteração',
  random: 'Ao acaso',
} as const
export const shuffleAgain = 'Ao acaso, de novo'

export const addedNames = {
  last7days: 'Últimos 7 dias',
  last30days: 'Últimos 30 dias',
  last90days: 'Últimos 90 dias',
  thisYear: 'Este ano',
  allTime: 'Desde sempre',
} as const

export const formatNames = {
  digital: 'Digital',
  vinyl: 'Vinil',
  cassette: 'Fita cassete',
  cd: 'CD',
  other: 'Outro',
} as const

export const downloadedNames = { yes: 'Baixado', partial: 'Baixado em parte', no: 'Não baixado' } as const

export const verdictNames = { keep: 'Manter', friday: 'Sexta', later: 'Depois', 'let-go': 'Descartar' } as const
export const friday = 'Para sexta'
export const forFriday = (count: number) => `${numberText(count)} para sexta`

export const previewLabels = {
  start: (album: string) => `Tocar uma prévia de “${isolated(album)}”`,
  play: (album: string) => `Tocar a prévia de “${isolated(album)}”`,
  pause: (album: string) => `Pausar a prévia de “${isolated(album)}”`,
}
export const albumLabels = {
  start: (album: string) => `Tocar “${isolated(album)}”`,
  play: (album: string) => `Tocar “${isolated(album)}”`,
  pause: (album: string) => `Pausar “${isolated(album)}”`,
}
export const heardAlbum = (title: string) => `Já ouvi: adicionar “${isolated(title)}” ao seu diário`
