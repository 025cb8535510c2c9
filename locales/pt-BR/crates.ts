import { besideText, isolated, numberText, plural } from '#locales/intl.ts'

export { close } from '#locales/phrases.ts'

export const crates = 'Caixotes'
export const newCrate = 'Novo caixote'
export const newCrateTarget = 'Novo caixote…'

export const findCrate = 'Achar um caixote'
export const favoriteCrates = 'Caixotes favoritos'
export const allCrates = 'Todos os caixotes'
export const noMatches = 'Nenhum caixote encontrado'
export const albumCount = <Node>(count: number, srOnly: (text: string) => Node) => [
  numberText(count),
  srOnly(` ${plural(count, { one: 'álbum', other: 'álbuns' })}`),
]
export const smartCrate = 'Caixote inteligente'
export const smartCrateCalled = 'Caixote inteligente: '
export const otherAlbums = 'Outros'
export const uncrated = 'Fora dos caixotes'

export const noCratesYet =
  'Junte álbuns do jeito que quiser: um caixote para o domingo, um para a cozinha, um para ouvir depois.'
export const makeCrate = 'Criar um caixote'

export const moreAbout = (name: string) => `Mais sobre “${isolated(name)}”`
export const open = 'Abrir'
export const addToFavorites = 'Adicionar aos favoritos'
export const removeFromFavorites = 'Tirar dos favoritos'
export const edit = 'Editar…'
export const moveUp = 'Mover para cima'
export const moveDown = 'Mover para baixo'
export const exportCsv = 'Exportar CSV'
export const makePlaylist = 'Fazer uma playlist no Bandcamp…'
export const bringPlaylists = 'Trazer playlists do Bandcamp'
export const deleteCrate = 'Excluir…'

export const updateFailed = 'Não deu para alterar o caixote'

export const addRecords = 'Adicionar álbuns'
export const add = 'Adicionar'
export const showAll = 'Mostrar tudo'
export const showLess = 'Mostrar menos'

export const back = 'Voltar'

export const notFoundTitle = 'Esse caixote não existe mais'
export const notFoundText = 'Os álbuns dele continuam na sua coleção.'

export const added = 'Álbum adicionado ao caixote'
export const removed = 'Álbum tirado do caixote'
export const albumAndCrates = (album: string, crates: readonly string[]) =>
  [isolated(album), besideText(crates)].filter(Boolean).join(' · ')
export const addFailed = 'Não deu para adicionar o álbum ao caixote'

export const updated = 'Caixote alterado'
export const movedTo = (crate: string, place: number, all: number) =>
  `O caixote “${isolated(crate)}” está na posição ${numberText(place)} de ${numberText(all)}`
export const alreadyFirst = 'Já é o primeiro'
export const alreadyLast = 'Já é o último'
