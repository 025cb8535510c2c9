import { counted, numberText, plural, sentencesText, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done } from '#locales/phrases.ts'

type List = 'collection' | 'wishlist'

export const title = 'Importar do Bandcamp'

export const username = 'Usuário do Bandcamp'
export const usernameHelp = 'Ou o endereço do perfil'
export const usernamePlaceholder = 'bandcamp.com/usuario'
export const whatToImport = 'O que importar'
export const collection = 'Coleção'
export const wishlist = 'Lista de desejos'
export const withTags = 'Com tags'
export const estimate = (hasWishlist: boolean, albums: number, time: string, hasTags: boolean) =>
  sentencesText([
    `Uns ${numberText(albums)} álbuns levam ${time}${hasTags ? ', quase tudo por causa das tags.' : '.'}`,
    hasWishlist && 'Listas de 500 desejos ou mais podem levar alguns minutos.',
    'Você pode sair, a importação continua.',
  ])
export const offerLink = <Node>(link: (text: string) => Node) => [
  'Tem álbuns que a sua página oculta? ',
  link('Conecte o Bandcamp'),
  ' (beta), e eles vêm também.',
]
export const start = 'Importar'
export const starting = 'Começando…'
export const failed = 'A importação falhou'

export const fewSeconds = 'alguns segundos'
export const underAMinute = 'menos de um minuto'
export const aboutMinutes = (minutes: number) =>
  minutes === 1 ? 'cerca de um minuto' : `cerca de ${counted(minutes, { one: 'minuto', other: 'minutos' })}`
export const aboutHours = (hours: number) =>
  hours === 1 ? 'cerca de uma hora' : `cerca de ${counted(hours, { one: 'hora', other: 'horas' })}`

const listNames = { collection: 'Coleção', wishlist: 'Lista de desejos' }
export const from = <Node>(fan: Node, list: List, hasTags: boolean) => [
  `${listNames[list]} de `,
  fan,
  hasTags && ', com tags',
]

export const fromLink = 'Da sua conexão com o Bandcamp'

type Styles<Node> = { large: (text: string) => Node; small: (text: string) => Node }
export const readInAll = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(plural(seen, { one: 'encontrado', other: 'encontrados' })),
]
export const readOfFound = <Node>(seen: number, found: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(`de cerca de ${numberText(found)}`),
]
export const readSoFar = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(plural(seen, { one: 'encontrado até agora', other: 'encontrados até agora' })),
]
export const notKnownYet = 'Ainda não dá para saber quantos álbuns são.'
export const percent = (value: number) => `${numberText(value)}%`
export const albumsBar = 'Álbuns'
export const tags = 'Trazendo as tags'
export const tagsRead = (done: number, of: number) =>
  of > 0 ? `${numberText(done)} de ${numberText(of)}` : `${numberText(done)} até agora`
export const tagsBar = 'Tags'
export const doing = {
  fan: 'Procurando o perfil',
  collection: 'Lendo a coleção',
  wishlist: 'Lendo a lista de desejos',
  tags: 'Lendo álbum por álbum',
}
export const totalUnknown = 'total desconhecido'
export const timeLeft = (time: string) => `ainda ${time}`

export const added = 'Adicionados'
export const alreadyThere = 'Já estavam aqui'
export const filled = 'Completados'
export const leftOut = 'De fora'
export const unreadable = 'Ilegíveis'
export const tagged = 'Com tags'
export const withoutTags = 'Sem tags'

export const resumingNow = (fault: string) => `${fault}. Continuando agora.`
export const resumingIn = (fault: string, time: string) => `${fault}. Continua em ${time}.`
type Came = { found: number; added: number; skipped: number; tagged: number; trashed: number }
const where = { collection: 'na sua coleção', wishlist: 'na sua lista de desejos' }
const newAlbums = (albums: number) => counted(albums, { one: 'álbum novo', other: 'álbuns novos' })
export const imported = (list: List, { found, added, skipped, tagged, trashed }: Came) => {
  if (found === 0) return emptyListText(list)
  if (found === skipped) return noAlbums
  if (added === 0 && trashed > 0) return onlyTrashed(trashed)
  if (added === 0) return tagged > 0 ? onlyDetails(tagged) : nothingNew
  const came = `${added === found - skipped ? albumCount(added) : newAlbums(added)} ${where[list]}.`
  return trashed > 0 ? `${came} ${trashedToo(trashed)}` : came
}
export const cancelled = (came: number) => `Importação cancelada. ${cancelledText(came)}`
export const failedText = 'A importação falhou. Confira o nome de usuário e tente de novo'

export const youCanClose = 'Pode fechar isto. A importação continua.'
export const cancelImport = 'Cancelar importação'
export const cancelFailed = 'Não deu para cancelar a importação'
export const ofList = (list: List) => `: ${listNames[list]}`
export const cancelBoth = 'Cancelar as duas'
export const importMore = 'Importar mais'
export const seeImported = 'Ver o que foi importado'

export const complete = 'Importação concluída'
export const completeText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist' ? 'Lista de desejos importada do Bandcamp' : 'Coleção importada do Bandcamp'
export const newSince = (albums: number, time: number) => `${newAlbums(albums)} desde ${shortDayText(time)}`
export const noAlbums = 'Nenhum álbum nessa lista.'
export const nothingNew = 'Nada de novo: já está tudo aqui.'
export const onlyTrashed = (albums: number) =>
  plural(albums, {
    one: `Nada de novo: ${numberText(albums)} álbum está na lixeira. Trazer de volta?`,
    other: `Nada de novo: ${numberText(albums)} álbuns estão na lixeira. Trazer de volta?`,
  })
const trashedToo = (albums: number) =>
  counted(albums, { one: 'álbum está na lixeira.', other: 'álbuns estão na lixeira.' })
export const bringBack = 'Trazer de volta'
export const bringBackMany = (albums: number) => `Recuperar ${numberText(albums)} da lixeira`
export const broughtBack = 'De volta da lixeira'
export const bringBackFailed = 'Não deu para recuperar os álbuns'
export const onlyDetails = (albums: number) => `Nenhum álbum novo. Vieram detalhes de ${albumCount(albums)}.`
export const emptyList = 'Nada para importar'
export const emptyListText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist' ? 'Essa lista de desejos está vazia.' : 'Essa coleção está vazia.'
export const seeOnWall = 'Ver o mural'
export const partly = 'Nem todos os álbuns vieram'
export const goOn = 'Continuar'
export const cancelledTitle = 'Importação cancelada'
export const cancelledText = (added: number) =>
  added === 0
    ? 'Nada tinha sido importado.'
    : counted(added, { one: 'álbum importado antes disso.', other: 'álbuns importados antes disso.' })

export const firstRunTitle = 'Cadê os seus discos?'
export const firstRunText =
  'Basta o seu nome de usuário do Bandcamp: a coleção e a lista de desejos chegam enquanto você dá uma olhada por aqui.'
export const firstRunStart = 'Trazer meus álbuns'
export const addLink = 'Adicionar um link'
export const connect = 'Conectar o Bandcamp'
export const beta = 'beta'
export const importFile = 'Importar um arquivo'

export const reviewFromBandcamp = (review: string) => `Do Bandcamp: ${review}`

export const bookmarkletTitle = 'Enquanto você garimpa no Bandcamp'
export const label = 'Adicionar ao Gatefold'
export const bookmarkletText =
  'Arraste o botão para a sua barra de favoritos. Na página de um álbum no Bandcamp, ele adiciona o álbum aqui. Na sua própria página de lá, ele salva sua coleção, sua lista de desejos e as novidades de artistas que você segue num arquivo que você pode importar.'
export const otherwise = 'Ou copie o código e salve como endereço de um favorito do navegador.'
export const copy = 'Copiar o código'
export const copied = 'Código copiado'
export const copiedText = 'Salve como endereço de um novo favorito do navegador.'
export const copyFailed = 'Não deu para copiar o código'

export const refusedTitle = 'Traga pelo seu próprio navegador'
export const refusedText = 'O Bandcamp não manda essa lista para o nosso servidor. Para o seu navegador, manda.'
export const onPhone = 'Precisa da barra de favoritos, então faça isso num computador.'
export const dragIt =
  'Arraste o botão para a sua barra de favoritos, ou copie o código e salve como endereço de um favorito do navegador.'
export const openPage = <Node>(page: (text: string) => Node, address: string | null) => [
  'Abra ',
  address ? page(address) : 'sua própria página no Bandcamp',
  ' e clique lá nesse favorito do navegador. Ele salva suas listas num arquivo, 100 álbuns a cada 5 segundos.',
]
export const importIt = <Node>(link: (text: string) => Node) => [link('Importe o arquivo'), ' aqui.']

export const pageTexts = {
  collection: 'Lendo sua coleção: {read} de {count}',
  wishlist: 'Lendo sua lista de desejos: {read} de {count}',
  waiting: 'O Bandcamp pede para ir mais devagar. Continua em {minutes} min.',
  unanswered: 'O Bandcamp não responde. Nova tentativa em {minutes} min.',
  following: 'Lendo as novidades de artistas que você segue: {read} de {count} artistas',
  enough: 'Salvar sem o resto',
  followed: 'Novidades de artistas que você segue: {read}.',
  noFeed: 'O Bandcamp não deu seu feed.',
  artistsUnread: 'Artistas não consultados: {count}.',
  saved: 'Todos os {count} álbuns estão salvos num arquivo.',
  empty: 'Esta página não mostra nenhum álbum.',
  nothing: 'O Bandcamp não deu nenhum dos {count} álbuns. Tente de novo mais tarde.',
  partly:
    'O Bandcamp deu {read} de {count} álbuns, que estão salvos num arquivo. Para os outros, tente de novo mais tarde.',
  toImport: 'Importar no Gatefold',
  save: 'Salvar de novo',
  cancel: 'Cancelar',
  close: 'Fechar',
}
