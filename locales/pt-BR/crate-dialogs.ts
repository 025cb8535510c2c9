import { besideText, counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done, optional, saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'
export { loadingAlbums as albumsLoading } from '#locales/ui.ts'

export const drawerTitle = 'Caixotes'
export const newCrate = 'Novo caixote'

export const createTitle = 'Criar caixote'
export const editTitle = 'Editar caixote'
export const notFound = 'Esse caixote não existe mais.'
export const startsWith = (what: string) => `Começa com: ${isolated(what)}.`
export const name = 'Nome'
export const description = 'Descrição'
export const addToFavorites = 'Adicionar aos favoritos'
export const create = 'Criar caixote'

export const created = 'Caixote criado'
export const updated = 'Caixote alterado'
export const createFailed = 'Não deu para criar o caixote'
export const updateFailed = 'Não deu para alterar o caixote'

export const deleteTitle = 'Excluir caixote'
const moves = (crate: string) => `O caixote “${isolated(crate)}” vai para a lixeira`
const restorable = (days: number) => `Você pode recuperar o caixote por ${numberText(days)} dias.`
export const deleteEmptyQuestion = (crate: string, days: number) => `${moves(crate)}. ${restorable(days)}`
export const deleteQuestion = (crate: string, count: number, days: number) =>
  `${moves(crate)}. ${plural(count, {
    one: 'O álbum dele fica na sua coleção.',
    other: `Os ${numberText(count)} álbuns dele ficam na sua coleção.`,
  })} ${restorable(days)}`
export const deleted = 'Caixote excluído'
export const deleteFailed = 'Não deu para excluir o caixote'
export const restoreFailed = 'Não deu para recuperar o caixote'

export const changedElsewhere =
  'Esse caixote foi alterado em outro lugar enquanto você editava. Qual versão você quer manter?'

export const moveTitle = 'Mover para a posição'
export const noneInCrate = 'Nenhum desses álbuns está no caixote aberto.'
export const presentPosition = (album: string, position: number, count: number) =>
  `“${isolated(album)}” está na posição ${numberText(position)} de ${numberText(count)}.`
export const moveTogether = (count: number) =>
  counted(count, { one: 'álbum vai para essa posição.', other: 'álbuns vão juntos, a partir dessa posição.' })
export const position = 'Posição'
export const positionHelp = (last: number) => `De 1 a ${numberText(last)}`
export const positionInvalid = (last: number) => `Use um número de 1 a ${numberText(last)}`
export const move = 'Mover'

export const saveAsNew = 'Salvar como novo'
export const reset = 'Voltar ao que era'
export const update = 'Atualizar caixote'

export const newTitle = 'Novo caixote inteligente'
export const about = 'Mostra sempre o que esta busca encontra:'
export const query = 'Busca'
export const queryHelp = 'O que o caixote encontra'
export const createSmart = 'Criar caixote inteligente'
export const nothingToSave = 'Primeiro busque ou filtre seus álbuns. Depois salve isso como caixote inteligente.'

export const smartCreated = 'Caixote inteligente criado'
export const smartUpdated = 'Caixote inteligente alterado'
export const createSmartFailed = 'Não deu para criar o caixote inteligente'
export const updateSmartFailed = 'Não deu para alterar o caixote inteligente'

export const tagged = (tag: string) => `Tag “${isolated(tag)}” adicionada`
export const asksForMore = (crate: string) => `O que muda aqui é a busca do caixote “${isolated(crate)}”`
export const asksForMoreText = (query: string) =>
  `Ele mostra o que “${isolated(query)}” encontra. Só dá para soltar um álbum nele quando falta ao álbum apenas uma tag ou uma avaliação.`
export const addToSmartFailed = 'Não deu para adicionar o álbum ao caixote inteligente'
export const undoFailed = 'Não deu para desfazer a alteração'

export const addAlbumsTo = (crate: string) => `Adicionar álbuns ao caixote “${isolated(crate)}”`
export const find = 'Achar um álbum'
export const albums = 'Álbuns'
export const noAlbumsMatch = 'Nenhum álbum encontrado'
export const albumsAdded = (count: number) => counted(count, { one: 'álbum adicionado', other: 'álbuns adicionados' })
export const addAlbumFailed = 'Não deu para adicionar o álbum ao caixote'
export const removeFailed = 'Não deu para tirar o álbum do caixote'

export const sortedBy = (sort: string) => `Ordenado por “${sort}”`
export const sortedByText = 'Para rearranjar, use a ordem do caixote.'
export const crateOrder = 'Ordem do caixote'
export const alreadyFirst = 'Já é o primeiro'
export const alreadyLast = 'Já é o último'

export const movedTo = (title: string, place: number, all: number) =>
  `“${isolated(title)}” está na posição ${numberText(place)} de ${numberText(all)}`
export const severalMovedTo = (count: number, place: number, all: number) =>
  `${counted(count, { one: 'álbum movido', other: 'álbuns movidos' })} para a posição ${numberText(place)} de ${numberText(all)}`

export const notInCrate = 'Não está nesse caixote'
export const removed = (count: number) =>
  plural(count, { one: 'Álbum tirado do caixote', other: 'Álbuns tirados do caixote' })
export const albumsAndCrate = (albums: string, crate: string | undefined) =>
  crate ? albumsAndCrates(albums, crate) : albums
export const putBackFailed = 'Não deu para colocar os álbuns de volta'

export const addToCrate = 'Adicionar ao caixote'

export const loadFailed = 'Não deu para carregar seus caixotes.'
export const cratesLoading = 'Carregando os caixotes'
export const noCrates = 'Você ainda não tem nenhum caixote. Dê um nome ao primeiro.'
export const noCratesMatch = (name: string) => `Nenhum caixote encontrado. Enter cria o caixote “${isolated(name)}”.`
export const holdsAll = 'está lá'
export const holdsSome = 'alguns'

export const newCrateOption = 'Novo caixote…'
export const newCrateCalled = (name: string) => `Novo caixote “${isolated(name)}”…`
export const newCrateName = 'Nome do novo caixote'
export const createShort = 'Criar'
export const addToNone = 'Adicionar ao caixote'
export const addToOne = (crate: string) => `Adicionar ao caixote “${isolated(crate)}”`
export const addToSeveral = (count: number) => `Adicionar a ${numberText(count)} caixotes`

export const alreadyIn = (crates: string) => `Já está em: ${isolated(crates)}`
export const addedToCrate = (count: number) =>
  plural(count, { one: 'Álbum adicionado ao caixote', other: 'Álbuns adicionados ao caixote' })
export const albumsAndCrates = (albums: string, crates: string) => `${isolated(albums)} · ${isolated(crates)}`
export const someAndCrates = (count: number, crates: string) =>
  `${albumCount(count)}, os outros já estavam lá · ${isolated(crates)}`
export const crateNames = (names: readonly string[]) => besideText(names)
export const crateCount = (count: number) => counted(count, { one: 'caixote', other: 'caixotes' })
export const moved = 'Álbuns movidos'
export const movedText = (count: number, crateCount: number) =>
  `${counted(count, { one: 'álbum movido', other: 'álbuns movidos' })} ${plural(crateCount, { one: 'para o caixote', other: 'para os caixotes' })}`
export const moveFailed = 'Não deu para mover os álbuns'
export const addToCrateFailed = (count: number) =>
  plural(count, {
    one: 'Não deu para adicionar o álbum ao caixote',
    other: 'Não deu para adicionar os álbuns ao caixote',
  })

export { albumsAndCrates as albumAndCrate }
