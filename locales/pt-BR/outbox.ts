import { counted, numberText, plural } from '#locales/intl.ts'

const onlyHere =
  'Este aparelho não consegue guardar alterações: elas estão só nesta página e são enviadas depois. Deixe a página aberta.'
export const offline = (isKept: boolean) =>
  `Você está offline. ${isKept ? 'As alterações ficam aqui e são enviadas depois.' : onlyHere}`
export const intercepted = (isKept: boolean) =>
  `Algo no caminho até o Gatefold pede que você entre. ${isKept ? 'As alterações ficam aqui e são enviadas depois.' : onlyHere}`
export const logInThere = 'Entrar lá'
export const unsent = (count: number) => counted(count, { one: 'não enviada', other: 'não enviadas' })
export const unsentSince = (count: number, day: string) => `${unsent(count)} desde ${day}`

export const title = 'Alterações não enviadas'
export const allSent = 'Todas as alterações foram enviadas.'
export const albums = (count: number) => counted(count, { one: 'álbum', other: 'álbuns' })
export const crates = (count: number) => counted(count, { one: 'caixote', other: 'caixotes' })
export const calls = {
  'add-album': 'Álbum adicionado',
  'edit-album': 'Álbum alterado',
  'edit-albums': 'Álbuns alterados',
  'undo-edit': 'Alteração de álbuns desfeita',
  'delete-albums': 'Mandados para a lixeira',
  'restore-albums': 'Recuperados',
  'set-crates': 'Caixotes alterados',
  'add-crate': 'Caixote criado',
  'edit-crate': 'Caixote alterado',
  'delete-crate': 'Caixote excluído',
  'restore-crates': 'Caixotes recuperados',
  'order-crates': 'Ordem dos caixotes alterada',
  'add-to-crates': 'Adicionados a caixotes',
  'remove-from-crate': 'Álbuns tirados do caixote',
  'order-crate': 'Ordem do caixote alterada',
  'add-listen': 'Adicionado ao diário',
  'edit-listen': 'Entrada do diário alterada',
  'delete-listen': 'Entrada do diário excluída',
  'report-scrobbles': 'Faixas ouvidas, para o ListenBrainz',
}
export const setAside =
  'Essa alteração ainda não chegou, embora o Gatefold responda. Talvez uma extensão ou um firewall esteja bloqueando. ' +
  'Ela é enviada de novo até chegar, e as outras alterações não esperam por ela.'
export const unknownChange = 'Alteração desconhecida'
export const cannotRead =
  'Esta versão do Gatefold não consegue ler essa alteração, talvez porque ela venha de uma mais nova. ' +
  'Ela fica aqui até a outra voltar. Você também pode descartar.'
export const fields = {
  title: 'Título',
  artist: 'Artista',
  bandcampUrl: 'Endereço no Bandcamp',
  coverUrl: 'Endereço da capa',
  releaseDate: 'Data de lançamento',
  trackCount: 'Faixas',
  rating: 'Avaliação',
  notes: 'Anotações',
  list: 'Lista',
  tags: 'Tags',
  name: 'Nome',
  description: 'Descrição',
  isFavorite: 'Favorito',
}
export const none = 'Nada'
export const mine = 'A sua'
export const theirs = 'A outra'
export const changedElsewhere = 'Isso foi alterado em outro aparelho. Qual versão você quer manter?'

export const dropped = 'Uma alteração foi descartada'
export const refused = 'Não deu para salvar uma alteração'
export const sentWhenThereIsRoom = (problem: string) =>
  `${problem} A alteração fica neste aparelho e é enviada quando houver espaço.`
export const review = 'Ver'

export const logOutTitle = 'Sair?'
export const logOutQuestion = (count: number) =>
  plural(count, {
    one: `Você tem ${numberText(count)} alteração não enviada. Se sair, ela é descartada. Isso não tem volta.`,
    other: `Você tem ${numberText(count)} alterações não enviadas. Se sair, elas são descartadas. Isso não tem volta.`,
  })
export const signInToSend = (count: number, email: string) =>
  plural(count, {
    one: `Você tem ${numberText(count)} alteração não enviada. Entre como ${email} para enviar.`,
    other: `Você tem ${numberText(count)} alterações não enviadas. Entre como ${email} para enviar.`,
  })

export const freshAlbums = (count: number) => counted(count, { one: 'álbum novo', other: 'álbuns novos' })
export const arriving = (count: number, all: number | null) =>
  all === null || all < count
    ? `Carregando os álbuns: ${numberText(count)}`
    : `Carregando os álbuns: ${numberText(count)} de ${numberText(all)}`

export const keep = 'Funciona offline neste aparelho'
export const keepText =
  'Uma cópia dos seus álbuns e caixotes abre na hora e gasta menos da rede. Sair da conta tira a cópia. Desligue isto num aparelho que outras pessoas usam.'
export const keptFromNow = 'Seus álbuns ficam aqui a partir da próxima vez que você abrir o Gatefold.'
export const kept = (size: string, isPersisted: boolean) =>
  `A cópia ocupa ${size} aqui. ${isPersisted ? 'O navegador guarda até você tirar.' : 'O navegador pode excluir se faltar espaço.'}`
export const noRoom = 'Não funciona offline'
export const noRoomText =
  'Este aparelho não tem espaço para uma cópia dos seus álbuns. Libere espaço e abra o Gatefold de novo.'
export const remove = 'Tirar deste aparelho'
export const removed = 'Tirado deste aparelho'
export const removedText = 'Seus álbuns e caixotes não ficam mais aqui. Na sua conta, continuam.'

export const loggedInTitle = 'Você entrou'
export const loggedIn = 'Que bom ver você de novo'

export const signedOut = 'Sua sessão terminou'
export const textKept =
  'O que você digitou continua aqui. Entre com a mesma conta na aba que abrir, depois volte e salve.'

export const accountChangedTitle = 'A conta mudou'
export const accountChanged = (email: string) => `Este navegador agora está na conta ${email}.`

export const ready = 'Tem uma versão nova.'
export const reload = 'Recarregar'
