import { counted, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { trackCount as countedTracks, starCount } from '#locales/ui.ts'

export { close, done } from '#locales/phrases.ts'

export const toList = 'Sua coleção'
export const position = (place: number, count: number) => `${numberText(place)} de ${numberText(count)}`
export const previous = 'Álbum anterior'
export const next = 'Próximo álbum'
export const byArtist = (title: string, artist: string) => `“${isolated(title)}”, de ${isolated(artist)}`
export const loading = 'Carregando o álbum'
export const gone = 'Esse álbum não existe mais. Talvez esteja na lixeira.'

export const addTag = 'Adicionar tag'
export const editTags = 'Editar tags'
export const noteSaved = 'Anotação salva'
export const tagsUpdated = 'Tags alteradas'
export const tagsFailed = 'Não deu para alterar o álbum'

export const note = 'Anotação'
export const notePlaceholder = 'Escreva uma anotação…'
export const saving = 'Salvando…'
export const saved = 'Salvo'
export const noteFailed = 'Não deu para alterar o álbum'
export const noteStale =
  'Essa anotação foi alterada em outro lugar enquanto você editava. Qual versão você quer manter?'

export const crates = 'Caixotes'
export const addToCrate = 'Adicionar ao caixote'

export const released = 'Lançamento'
export const history = 'Histórico'
export const added = (day: string) => `Adicionado em ${day}`
export const rated = (stars: number, day: string) => `Avaliado com ${starCount(stars)} em ${day}`
export const moved = {
  collection: (day: string) => `Saiu da sua lista de desejos em ${day}`,
  wishlist: (day: string) => `Entrou na sua lista de desejos em ${day}`,
}
export const bought = 'Comprado'

export const loadingTracks = 'Carregando as faixas'
export const noTracks = 'Sua conexão com o Bandcamp não responde, então ainda não dá para saber as faixas.'

export const moreByArtist = (artist: string) => `Mais de ${isolated(artist)}`
export const moreOnLabel = (label: string) => `Mais do selo ${isolated(label)}`
export const showAll = (count: number) => `Mostrar todos os ${numberText(count)}`

export const facts = 'Dados'

export const tagsOf = (title: string) => `Tags de “${isolated(title)}”`
export const noteOn = (title: string) => `Anotação sobre “${isolated(title)}”`
export const enlargeCover = 'Ampliar a capa'

export const fromBandcamp = 'Do Bandcamp'
export const factsLoading = 'Carregando o que o Bandcamp diz desse álbum'

export const trackCount = 'Faixas'
export const label = 'Selo'
export const labelLink = (label: string) => `${isolated(label)} (abre em outra aba)`
export const price = 'Preço'
export const availability = 'Disponibilidade'
export const preorder = 'Pré-venda'
export const notForSale = 'Não está à venda'
export const fans = 'Fãs que têm'
export const location = 'Lugar'
export const itemType = 'Tipo'
export const itemTypes = { album: 'Álbum', track: 'Faixa' }

export const about = 'Sobre'
export const credits = 'Créditos'
export const tracks = (count: number, minutes: number) => {
  const tracks = countedTracks(count)
  return minutes > 0 ? `${tracks}, ${counted(minutes, { one: 'minuto', other: 'minutos' })}` : tracks
}
export const duration = (seconds: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, two(seconds % 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

export const events = {
  added: () => 'Adicionado ao Gatefold',
  rated: (before: string, after: string) =>
    after === ''
      ? 'Avaliação removida'
      : before === ''
        ? `Avaliação: ${after}`
        : `Avaliação: ${after} em vez de ${before}`,
  moved: (_: string, after: string) =>
    after === 'wishlist' ? 'Entrou na sua lista de desejos' : 'Entrou na sua coleção',
  price: (before: string, after: string) => `O preço mudou de ${before} para ${after}`,
  out: () => 'Lançado',
  grew: (before: string, after: string) => `Cresceu de ${before} para ${after} faixas`,
  gone: () => 'Saiu do Bandcamp',
  back: () => 'Voltou ao Bandcamp',
}

export const allChanges = 'Todas as mudanças'
export const eventsLoading = 'Carregando as mudanças'
export const noChanges = 'Nenhuma mudança ainda'
export const goneOn = (day: string) => `Saiu do Bandcamp em ${day}`

export const since = 'Desde a última vez'
type Changes = { count: number; most: number; isNew: boolean }
export function changeCount({ count, most, isNew }: Changes): string {
  if (count < most) return isNew ? cameIn(count) : counted(count, { one: 'mudança', other: 'mudanças' })
  return isNew ? `${numberText(most)} álbuns novos ou mais` : `${numberText(most)} mudanças ou mais`
}
export const sinceCount = (changes: Changes, day: string) => `${changeCount(changes)} desde ${day}`
export const cameIn = (count: number) => counted(count, { one: 'álbum novo', other: 'álbuns novos' })
export const nothingSince = 'Nada mudou desde a última vez.'
export const foundSince = (day: string) => `Encontrado desde ${day}`
export const dismiss = 'Já vi'

export const title = 'Adicionar álbuns'

export const whichList = 'Para onde vão'
const lists = { collection: 'para a sua coleção', wishlist: 'para a sua lista de desejos' }
export const destination = (list: keyof typeof lists, crates: string[]) =>
  crates.length === 0
    ? `Vão ${lists[list]}, um por vez.`
    : `Vão ${lists[list]} e ${plural(crates.length, { one: 'o caixote', other: 'os caixotes' })} ${listText(crates)}, um por vez.`

export const addedOf = (done: number, count: number) =>
  `${numberText(done)} de ${counted(count, { one: 'adicionado', other: 'adicionados' })}`
export const ofAdded = (count: number) => `de ${counted(count, { one: 'adicionado', other: 'adicionados' })}`
export const progress = 'Álbuns'

export const albumBy = (album: string, artist: string) => `${isolated(artist)} – ${isolated(album)}`
export const states = { waiting: 'Esperando', reading: 'Lendo…', added: 'Adicionado' }
export const alreadyAdded = 'Já estava aqui'
export const inTrash = 'Na lixeira'
export const isOn = (album: string) => `Faz parte de “${isolated(album)}”, que você tem`
export const isProbably = (album: string) => `Você já deve ter: “${isolated(album)}”`

export const tryAgain = <Node>(album: Node) => ['Tentar de novo', album]
export const restore = <Node>(album: Node) => ['Recuperar', album]
export const open = <Node>(album: Node) => ['Abrir', album]
export const addAnyway = <Node>(album: Node) => ['Adicionar mesmo assim', album]
export const restoreFailed = 'Não deu para recuperar o álbum'

export const stop = 'Parar'
export const addAnother = 'Adicionar outro'
export const addAll = (count: number) =>
  plural(count, { one: `Adicionar ${numberText(count)} álbum`, other: `Adicionar ${numberText(count)} álbuns` })
export const continueLabel = (count: number) => `Continuar com ${numberText(count)}`
export const tryAllAgain = 'Tentar todos de novo'

export const leaveTitle = 'Sair antes de adicionar todos?'
export const stay = 'Ficar'
export const leave = 'Sair'
export const notYetAdded = (count: number) =>
  counted(count, { one: 'endereço ainda não foi adicionado.', other: 'endereços ainda não foram adicionados.' })
