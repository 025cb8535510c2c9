import { besideText, counted, isolated, listText, numberText, plural } from '#locales/intl.ts'

export const mediaCondition = (condition: string) => `Disco: ${condition}`
export const sleeveCondition = (condition: string) => `Capa: ${condition}`

const programs = {
  lastFm: 'no Last.fm',
  listenBrainz: 'no ListenBrainz',
  spotify: 'no Spotify',
  koito: 'no Koito',
  maloja: 'no Maloja',
  scrobblerLog: 'num player',
}
export const plays = (count: number, program: keyof typeof programs) =>
  `${counted(count, { one: 'faixa', other: 'faixas' })} ${programs[program]}`
export const playsWithoutAlbum = (count: number) =>
  counted(count, {
    one: 'reprodução sem álbum',
    many: 'de reproduções sem álbum',
    other: 'reproduções sem álbum',
  })

export const playsWithoutTime = (count: number) =>
  counted(count, {
    one: 'reprodução sem hora legível',
    many: 'de reproduções sem hora legível',
    other: 'reproduções sem hora legível',
  })
export const playsSkipped = (count: number) =>
  counted(count, {
    one: 'faixa pulada, que não conta como ouvida',
    other: 'faixas puladas, que não contam como ouvidas',
  })
export const songsWithoutAlbum = (count: number) =>
  counted(count, { one: 'faixa sem álbum', other: 'faixas sem álbum' })
export const songsBeside = (count: number) =>
  counted(count, {
    one: 'faixa está na coleção de lá sem o álbum',
    other: 'faixas estão na coleção de lá sem o álbum',
  })
export const showsBeside = (count: number) =>
  counted(count, { one: 'podcast não é álbum', other: 'podcasts não são álbuns' })
export const alsoWritten = (name: string) => `Artista também aparece como ${name}`
export const noAlbums = {
  hidden: (count: number) => counted(count, { one: 'item está oculto', other: 'itens estão ocultos' }),
  private: (count: number) => counted(count, { one: 'item é privado', other: 'itens são privados' }),
  subscription: (count: number) =>
    counted(count, { one: 'assinatura não é álbum', other: 'assinaturas não são álbuns' }),
  merch: (count: number) =>
    counted(count, { one: 'item de merch não é álbum', other: 'itens de merch não são álbuns' }),
  gift: (count: number) => counted(count, { one: 'vale-presente não é álbum', other: 'vales-presente não são álbuns' }),
  unreadable: (count: number) => counted(count, { one: 'item não pode ser lido', other: 'itens não podem ser lidos' }),
}
export const numbersUnknown = (count: number) =>
  counted(count, {
    one: 'número não é de nenhum álbum seu',
    other: 'números não são de nenhum álbum seu',
  })
export const ratedCrate = 'Avaliados em outro lugar'
export const followedCrate = 'Novidades de artistas que você segue'

export const fileNames = {
  collection: 'Uma coleção do Gatefold',
  fanLists: 'Listas da sua página no Bandcamp',
  gatefold: 'Um CSV do Gatefold',
  csv: 'Um CSV',
  discogsCollection: 'Uma coleção do Discogs',
  discogsWantlist: 'Uma wantlist do Discogs',
  rateYourMusic: 'Uma coleção do RateYourMusic',
  diary: 'Um diário do Gatefold',
  lastFm: 'Scrobbles do Last.fm',
  listenBrainz: 'Reproduções do ListenBrainz',
  spotify: 'Um histórico do Spotify',
  koito: 'Reproduções do Koito',
  maloja: 'Scrobbles do Maloja',
  scrobblerLog: 'Um registro de scrobbles',
  songs: 'Uma lista de faixas',
  spotifyLibrary: 'Uma biblioteca do Spotify',
  addresses: 'Endereços de páginas do Bandcamp',
  downloaded: 'Uma lista de downloads',
  bandcampPurchases: 'Um histórico de pagamentos do Bandcamp',
  bandcampExport: 'Uma coleção do Bandcamp',
} as const

export const fieldNames = {
  title: 'título',
  artist: 'artista',
  bandcampUrl: 'endereço no Bandcamp',
  coverUrl: 'capa',
  rating: 'avaliação',
  notes: 'anotações',
  releaseDate: 'data de lançamento',
  trackCount: 'número de faixas',
  list: 'lista',
  bandcampTags: 'tags do Bandcamp',
  userTags: 'tags próprias',
  tags: 'tags',
  addedAt: 'data em que foi adicionado',
  previewTitle: 'título da prévia',
  verdict: 'decisão',
  verdictAt: 'data da decisão',
  paid: 'valor pago',
  paidCurrency: 'moeda do valor pago',
  formats: 'formato',
  downloadedAt: 'data do download',
  downloadedTracks: 'faixas baixadas',
  label: 'selo',
  labelUrl: 'endereço do selo',
  price: 'preço',
  currency: 'moeda',
  isNamePrice: 'pague quanto quiser',
  isPreorder: 'pré-venda',
  isPurchasable: 'à venda',
  purchasedAt: 'data da compra',
  goneAt: 'data em que saiu',
  fans: 'fãs',
  itemType: 'tipo no Bandcamp',
  itemId: 'número no Bandcamp',
  artId: 'número da capa',
  about: 'texto sobre o álbum',
  credits: 'créditos',
  location: 'lugar',
  id: 'número',
  tracks: 'faixas',
  aliases: 'outros nomes',
  listens: 'diário',
  events: 'histórico',
  number: 'número',
  duration: 'duração',
  streamable: 'dá para ouvir',
  at: 'momento',
  note: 'anotação',
  isWholeDay: 'dia inteiro',
  name: 'nome',
  description: 'descrição',
  isFavorite: 'favorito',
  query: 'busca',
  albumIds: 'álbuns',
  from: 'tag',
  to: 'novo nome',
  tag: 'tag',
  color: 'cor',
}
const NAMES = new Map(Object.entries(fieldNames))

const PARTS: Readonly<Record<string, string | undefined>> = {
  albums: 'álbum',
  crates: 'caixote',
  tagRules: 'regra de tag',
  tagColors: 'cor de tag',
  distinct: 'par',
  aliases: 'outro nome',
  tracks: 'faixa',
}

export function fieldLabel(path: string): string {
  const steps = path.split('.')
  const labels = steps.map((step, at) => {
    const number = Number(steps[at + 1])
    const part = PARTS[step]
    if (part && Number.isInteger(number)) return `${part} ${numberText(number + 1)}`
    return Number.isInteger(Number(step)) ? '' : (NAMES.get(step) ?? step)
  })
  return besideText(labels.filter(Boolean))
}

export const empty = 'Esse arquivo está vazio'

const saveAs = 'Salve como CSV (UTF-8) e escolha o arquivo salvo'
export const workbook = `Esse arquivo é uma planilha. ${saveAs}`
export const archive =
  'Esse arquivo é uma planilha ou está compactado. Salve a planilha como CSV (UTF-8), ou descompacte o arquivo'
export const nothingInArchive =
  'Nada nesse arquivo compactado pode ser lido. Ele precisa de um arquivo CSV, JSON ou de texto'
export const archiveTooLarge = (megabytes: number, files: number) =>
  `Esse arquivo compactado é grande demais. Ele pode ter no máximo ${numberText(files)} arquivos, e ${numberText(megabytes)} MB descompactado`
export const brokenArchive = 'Esse arquivo compactado não abre. Talvez esteja danificado, ou protegido por senha'
export const pdf = 'Esse arquivo é um PDF, não uma lista'
export const picture = 'Esse arquivo é uma imagem, não uma lista'
export const compressed = 'Esse arquivo está compactado. Descompacte e escolha o arquivo de dentro'
export const utf32 = `Esse arquivo está em UTF-32. ${saveAs}`
export const notText = `Esse arquivo não é de texto. ${saveAs}`
export const mixedEncodings = (line: number) =>
  `Esse arquivo mistura codificações: a linha ${numberText(line)} não é UTF-8. ${saveAs}`

export const tooManyColumns = (count: number, most: number) =>
  `Esse CSV tem ${numberText(count)} colunas. O máximo é ${numberText(most)}`
export const columnsMissing = (columns: readonly string[]) =>
  `Esse CSV não tem ${plural(columns.length, { one: 'a coluna', other: 'as colunas' })} ${listText(columns)}`

export const notJson = 'Esse arquivo não é JSON'
export const brokenJson = 'Esse arquivo JSON está danificado'
export const jsonEndsEarly = 'Esse arquivo JSON acaba cedo demais. Talvez seja só uma parte do arquivo'
export const notOurs = 'Esse arquivo não é uma coleção do Gatefold'
export const fromNewer = 'Esse arquivo é de uma versão mais nova do Gatefold e não pode ser lido aqui'
export const wrongAlbums = 'Os álbuns nesse arquivo não são uma lista'
export const wrongCrates = 'Os caixotes nesse arquivo não são uma lista'
export const wrongTagRules = 'As regras de tags nesse arquivo não são uma lista'
export const wrongTagColors = 'As cores de tags nesse arquivo não são uma lista'
export const wrongDistinct = 'Os pares de álbuns nesse arquivo não são uma lista'
export const unreadable = 'Esse arquivo não pode ser lido'
export const faultAt = (path: string, error: string) => {
  const label = fieldLabel(path)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${error}`
}
export const tooManyAlbums = (count: number, most: number) =>
  `Esse arquivo tem ${numberText(count)} álbuns. O máximo é ${numberText(most)}`
export const tooManyCrates = (count: number, most: number) =>
  `Esse arquivo tem ${numberText(count)} caixotes. O máximo é ${numberText(most)}`
export const tooManyTagRules = (count: number, most: number) =>
  `Esse arquivo tem ${numberText(count)} regras de tags. O máximo é ${numberText(most)}`
export const tooManyTagColors = (count: number, most: number) =>
  `Esse arquivo tem ${numberText(count)} cores de tags. O máximo é ${numberText(most)}`
export const tooManyPairs = (count: number, most: number) =>
  `Esse arquivo tem ${numberText(count)} pares de álbuns que não são o mesmo. O máximo é ${numberText(most)}`
export const pairsTooLong = 'Os pares antes deste já enchem o arquivo'

export const wrongEvents = 'O histórico desse álbum não é uma lista'
export const notAnEvent = 'Isso não é um evento de um álbum'
export const tooManyEvents = (most: number) => `Um álbum guarda os ${numberText(most)} eventos mais novos`

export const rowUnreadable = 'Essa linha não pode ser lida'
export const tooManyCells = (count: number, inHeader: number) =>
  `Essa linha tem ${numberText(count)} células, o cabeçalho tem ${numberText(inHeader)}`
export const untitled = 'Sem título'
export const unknownArtist = 'Artista não informado'
export const namedInstead = (name: string) => `Falta, então fica “${isolated(name)}”`
export const notAnAlbumBought = 'Merch ou assinatura, não um álbum'
export const unreadCell = (cell: string) => `“${isolated(cell)}” não pode ser lido`
export const onlyNumbers = 'Só números, não um álbum'
export const rowTooLong = 'Essa linha é longa demais'
export const openQuote = 'Falta fechar uma aspa nessa linha'
export const strayQuotes = 'As aspas nessa linha não fecham'
export const notAnAlbum = 'Isso não é um álbum'
export const notAnAlias = 'Isso não é outro nome de um álbum'
export const wrongAliases = 'Os outros nomes precisam ser uma lista'
export const tooManyAliases = (most: number) => `No máximo ${numberText(most)} outros nomes`
export const wrongListens = 'As entradas do diário precisam ser uma lista'
export const tooManyListens = (most: number) => `No máximo ${numberText(most)} entradas do diário`
export const notACrate = 'Isso não é um caixote'
export const wrongAlbumIds = 'Os álbuns de um caixote precisam ser uma lista de ids'
export const notAPair = 'Isso não é um par de álbuns'
export const wrongId = 'Um id precisa ser um número inteiro'
export const idTwice = (id: number) => `Id repetido: ${id}`
export const albumMissing = (id: number) => `Não há no arquivo nenhum álbum com o id ${id}`
