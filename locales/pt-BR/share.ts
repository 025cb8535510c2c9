import { counted, dayText, isolated, numberText, shortDayText } from '#locales/intl.ts'

export { listNames as lists } from '#locales/album-form.ts'
export { nextPage as next, page as pageName, pages, previousPage as previous } from '#locales/collection.ts'
export { skipLink } from '#locales/pages.ts'
export { cancel, close, optional } from '#locales/phrases.ts'
export { albumCount as albums, starCount as rated, trackCount as tracks } from '#locales/ui.ts'

export const share = 'Compartilhar…'
export const shareThese = 'Compartilhar estes álbuns'
export const title = (name: string) => (name ? `Compartilhar “${isolated(name)}”` : 'Compartilhar estes álbuns')
export const editTitle = 'Alterar o que é compartilhado'
export const lead = (isYear: boolean) =>
  isYear
    ? 'Quem tem o link vê o que você ouviu e adicionou neste ano, sem anotações e sem dias. O que muda aparece na hora.'
    : 'Quem tem o link vê estes álbuns. O que muda aparece na hora.'
export const before = (isYear: boolean) =>
  isYear
    ? 'Ninguém mais vê este ano por enquanto. Com um link, quem tiver vê o que você ouviu e adicionou nele, sem anotações e sem dias.'
    : 'Ninguém mais vê estes álbuns por enquanto. Com um link, quem tiver vê.'
export const stopped = 'Não está mais compartilhado. O link não funciona mais.'
export const selectionCrate = 'Álbuns compartilhados'
export const selectionLead =
  'Estes álbuns vão para um novo caixote com este título. Quem tem o link vê o que está nele. O que muda aparece na hora.'
export const name = 'Título'
export const sharer = 'Seu nome'
export const sharerHelp = 'Opcional, aparece na página'
export const layout = 'Aparência'
export const views = { wall: 'Mural de capas', list: 'Lista, com espaço para anotações' }
export const shown = 'Mostrar também'
export const shows = {
  notes: 'Anotações',
  ratings: 'Avaliações',
  tags: 'Tags',
  prices: 'Preços',
  tracks: 'Listas de faixas',
  hidden: 'Incluir álbuns ocultos no Bandcamp',
}
export const showsOfYear = { ...shows, ratings: 'As melhores avaliações', prices: 'O que você pagou' }
export const gift = 'Lista de presentes'
export const giftHelp = 'Quem vai presentear marca o que vai dar. Você não vê nada disso até o dia que escolher.'
export const giftLater =
  'Quem vai presentear marca o que vai dar. As marcas ficam com a lista, mesmo com um novo link. Dá para adiar o dia, não para antecipar.'
export const giftUntil = 'Segredo até'
export const makeGift = 'Virar lista de presentes'
export const moveDay = 'Adiar o dia'
export const expires = 'O link expira'
export const expiresOn = 'O link expira em'
export const listed = 'Sites de busca podem mostrar'
export const preview = 'Pré-visualização'
export const previewLoading = 'Carregando a pré-visualização'
export const previewFailed = 'Não deu para carregar a pré-visualização. O link funciona mesmo assim.'
export const noLink = 'Criado ao copiar'
export const create = 'Criar link'
export const statuses = { saving: 'Salvando…', saved: 'Salvo' }
export const createFailed = 'Não deu para criar o link'
export const saveFailed = 'Não deu para salvar a alteração'
export const done = 'Pronto'
export const link = 'Link'
export const copy = 'Copiar'
export const copyIt = 'Copiar link'
export const copied = 'Link copiado'
export const copyFailed = 'Não deu para copiar o link. Selecione e copie à mão.'
export const send = 'Enviar…'
export const see = 'Ver a página'
export const gone = 'Essa página compartilhada não existe mais.'
export const loading = 'Carregando o que você compartilha'

export const listText = 'O que outras pessoas podem ver por um link. As visitas são contadas sem cookies nem endereços.'
export const none = 'Dá para compartilhar um caixote, sua lista de desejos, uma busca ou um ano.'
export const someAlbums = 'Uma busca'
export const crateGone = 'Um caixote que foi excluído'
export const visits = (count: number) =>
  count === 0 ? 'nenhuma visita' : counted(count, { one: 'visita', other: 'visitas' })
export const isGift = 'lista de presentes'
export const isOver = 'expirou'
export const isRemoved = 'fora do ar por decisão de quem administra'
export const changeOf = (name: string) => `Alterar a página compartilhada “${isolated(name)}”`
export const seeOf = (name: string) => `${see} “${isolated(name)}”`
export const copyOf = (name: string) => `Copiar o link de “${isolated(name)}”`
export const revoke = 'Parar de compartilhar'
export const revokeOf = (name: string) => `Parar de compartilhar “${isolated(name)}”`
export const revoked = 'Não está mais compartilhado'
export const shareAgainFailed = 'Não deu para compartilhar de novo'
export const revokeFailed = 'Não deu para parar de compartilhar'
export const newLink = 'Novo link'
export const newLinkText = 'O link antigo deixa de funcionar.'
export const newLinkFailed = 'Não deu para criar um novo link'
export const newLinkMade = 'Novo link criado'
export const visited = (count: number) => `${visits(count)} até agora`
export const overText = 'O link expirou. Escolha outro dia para mostrar a página de novo.'
export const removedText = 'Quem administra este Gatefold tirou esta página do ar.'
export const linkUnknown = 'Não dá para mostrar o link de novo. Dá para criar um novo.'
export const clearGifts = 'Limpar todas as marcas'
export const clearGiftsQuestion = 'Limpar todas as marcas dos presentes?'
export const clearGiftsText =
  'Tudo nesta lista pode ser dado de novo. Você não fica sabendo se havia alguma marca, e quem marcou não recebe aviso.'
export const giftsCleared = 'Nenhum álbum está marcado agora'
export const clearGiftsFailed = 'Não deu para limpar as marcas'
export const gifts = 'Quem dá o quê'
export const noGifts = 'Ninguém marcou nada.'
export const giftLine = (album: string, artist: string, guest: string) =>
  `“${isolated(album)}”, de ${isolated(artist)}: ${isolated(guest) || 'alguém'}`
export const onCard = 'Compartilhado com o Gatefold'

export const yearTitle = (year: number) => `${year} em álbuns`
export const selection = 'Uma seleção de álbuns'
export const description = (totals: string) => `${totals}, numa página compartilhada com o Gatefold.`
export const sharedBy = (name: string) => `Compartilhado por ${isolated(name)}`
export const titleBy = (title: string, artist: string) => `“${isolated(title)}”, de ${isolated(artist)}`
export const buy = 'Comprar no Bandcamp'
export const listen = 'No Bandcamp'
export const ofAlbum = <Node>(text: string, title: string, srOnly: (text: string) => Node) => [
  text,
  srOnly(`: ${isolated(title)}`),
]
export const play = 'Tocar'
export const playerTitle = (title: string) => `Player do Bandcamp: ${isolated(title)}`
export const empty = 'Por enquanto não há álbuns para mostrar aqui.'
export const leftOut = (count: number) =>
  `${counted(count, { one: 'álbum ficou de fora', other: 'álbuns ficaram de fora' })}: só a sua conexão com o Bandcamp trouxe o que está aqui, e ela traz também o que você oculta lá. Importe sua lista pública, ou escolha mostrar os álbuns que podem estar ocultos.`
export const pageOf = (page: number, all: number) => `Página ${numberText(page)} de ${numberText(all)}`
export const print = 'Imprimir'
export const feed = 'Feed Atom'
export const jsonFeed = 'JSON Feed'
export const madeWith = 'Compartilhado com o Gatefold: todo disco que você comprou, de volta no caixote.'
export const report = 'Denunciar esta página'
export const reportSubject = 'Denúncia de uma página compartilhada'
export const open = 'Abrir a página inteira'

export const linkGoneTitle = 'Esse link não está mais compartilhado'
export const linkGoneText =
  'Quem compartilhou parou, ou o link não foi copiado inteiro. Pergunte a quem mandou o link para você.'

export const giftLead = (until: number) =>
  `Uma lista de presentes até ${dayText(until)}. Marque o que você vai dar, para ninguém repetir. As marcas são da lista, seja qual for o link. A pessoa que fez a lista não vê nada até lá.`
export const giftOwner = 'É a sua lista. O que já foi escolhido fica em segredo.'
export const give = 'Eu vou dar'
export const taken = 'Já escolhido'
export const yours = 'Você vai dar'
export const release = 'Desfazer: não vou dar'
export const goneTitle = 'Não está mais na lista'
export const goneText = 'Alguém vai dar estes, mas eles saíram da lista depois.'
export const yourName = 'Seu nome'
export const nameHelp = 'Opcional. A pessoa que fez a lista vê depois desse dia.'
export const failed = 'Não deu para salvar. Tente de novo.'
export const noScript = 'Marcar presentes precisa de JavaScript.'

export const kept = (time: number) =>
  `Você está offline. Isso é o que estava compartilhado em ${shortDayText(time)}. Dá para alterar quando a conexão voltar.`
export const count = (count: number) => counted(count, { one: 'link', other: 'links' })
export const noneTitle = 'Nada compartilhado ainda'
export const since = (day: string) => `desde ${day}`
export const until = (day: string) => `até ${day}`
export const toShares = 'Ver o que você compartilha'
