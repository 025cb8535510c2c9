import { byArtist, tagCount } from '#locales/albums.ts'
import { besideText, counted, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { albumGone } from '#locales/phrases.ts'
import { albumCount, starCount, trackCount } from '#locales/ui.ts'

export { saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'

export const addTitle = 'Adicionar álbum'
export const editTitle = 'Editar álbum'
export const loading = 'Carregando o álbum'
export const notFound = `${albumGone}.`

export const rating = 'Avaliação'
export const released = 'Lançamento'
export const releasedPlaceholder = 'AAAA-MM-DD'
export const tracks = 'Faixas'
export const list = 'Lista'
export const listNames = { collection: 'Coleção', wishlist: 'Lista de desejos' }
export const moreDetails = 'Mais detalhes'
export const showCoverUrl = 'Endereço da capa…'
export const coverUrl = 'Endereço da capa'

export const url = 'Endereço no Bandcamp'
export const urlHelp = 'Cole vários para adicionar todos'
export const urlPlaceholder = 'https://artista.bandcamp.com/album/…'
export const fetchPage = 'Trazer'
export const fetchLabel = 'Trazer do Bandcamp'
export const fetching = 'Trazendo…'
export const fetchingLabel = 'Perguntando ao Bandcamp'
export const noAlbumAtAddress = 'Não tem nenhum álbum nesse endereço.'
const pasteAlbum = 'Cole o endereço da página de um álbum.'
export const noAlbumOf = {
  merch: `Isso é merch, não um álbum. ${pasteAlbum}`,
  playlist: `Isso é uma playlist, não um álbum. ${pasteAlbum}`,
  daily: `Isso é uma matéria do Bandcamp Daily. ${pasteAlbum}`,
  download: `Isso é um download seu, que mais ninguém consegue abrir. ${pasteAlbum}`,
  discover: `Isso é uma lista do próprio Bandcamp. ${pasteAlbum}`,
  player: `Esse player incorporado não diz de que página é. ${pasteAlbum}`,
  fan: 'Isso é uma página de fã. Importe em “Importar do Bandcamp”.',
  band: `Isso é uma página de artista ou selo. ${pasteAlbum}`,
}
export const notBandcamp =
  'Isso não é um endereço do Bandcamp. Cole o endereço da página de um álbum de lá, ou preencha os campos à mão.'
export const otherRelease = (album: string) =>
  `Agora o Bandcamp tem outro lançamento nesse endereço: ${isolated(album)}. Mude o endereço para trazer este álbum.`
type OnShelf = <Node>(list: keyof typeof listNames, album: Node) => (string | Node)[]
const yourLists = { collection: 'sua coleção', wishlist: 'sua lista de desejos' }
const same: OnShelf = (list, album) => [`Já está na ${yourLists[list]}: `, album]
const on: OnShelf = (_, album) => ['Faz parte de um álbum que você tem: ', album]
const probably: OnShelf = (list, album) => [`Deve estar na ${yourLists[list]}, com outro nome: `, album]
export const onShelf = { same, on, probably }
export const fillIn = 'Preencher o endereço e o que falta'
export const found = (tracks: number | null, year: string | undefined, tags: number) => {
  const facts = [tracks && trackCount(tracks), year, tags === 0 ? 'nenhuma tag' : tagCount(tags)]
  return `Encontrado: ${besideText(facts.filter((fact) => typeof fact === 'string'))}.`
}
const keptFields = {
  title: 'título',
  artist: 'artista',
  coverUrl: 'capa',
  releaseDate: 'data de lançamento',
  trackCount: 'número de faixas',
}
export const keptOwn = (fields: (keyof typeof keptFields)[]) =>
  `Ficou como você escreveu: ${listText(fields.map((field) => keptFields[field]))}.`
export const useBandcamp = 'Usar o do Bandcamp'

export const paid = 'Pago'
export const currency = 'Moeda'
export const formats = 'Formato'

export const title = 'Título'
export const artist = 'Artista'
export const notes = 'Anotações'
export const notesLength = (length: number, most: number) => `${numberText(length)} de ${numberText(most)}`
export const crates = 'Caixotes'
export const cratesLoadFailed = 'Não deu para carregar seus caixotes.'

export const deleteAlbum = 'Excluir álbum'
export const add = 'Adicionar álbum'

export const added = 'Álbum adicionado'
export const updated = 'Álbum alterado'
export const addFailed = 'Não deu para adicionar o álbum'
export const updateFailed = 'Não deu para alterar o álbum'
export const cratesFailed = 'Não deu para adicionar o álbum ao caixote'
export const removedFrom = (names: string[]) =>
  `${plural(names.length, { one: 'Tirado do caixote', other: 'Tirado dos caixotes' })} ${listText(names)}`

export const changedElsewhere =
  'Esse álbum foi alterado em outro lugar enquanto você editava. Qual versão você quer manter?'
export const alreadyExists = (message: string) => `${message}.`
export const restore = 'Recuperar'
export const open = 'Abrir'
export const restoreFailed = 'Não deu para recuperar o álbum'

export const label = 'Tags'
export const help = 'Enter ou vírgula adiciona'
export const placeholder = 'Adicione uma tag'
export const addTag = 'Adicionar tag'
export const suggestedTitle = 'Suas tags:'
export const addSuggested = (tag: string) => `Adicionar a tag “${isolated(tag)}”`

type Edit = {
  albums: number
  change: {
    rating?: number | null | undefined
    list?: string | undefined
    downloadedAt?: string | null | undefined
    downloadedTracks?: number | null | undefined
  }
}

export function nameOf({ albums, change: { rating, list, downloadedAt, downloadedTracks } }: Edit): string {
  const count = albumCount(albums)
  if (rating) return `${counted(albums, { one: 'álbum avaliado', other: 'álbuns avaliados' })}: ${starCount(rating)}`
  if (rating === null) return `Avaliação removida de ${count}`
  if (list !== undefined)
    return `${counted(albums, { one: 'álbum movido', other: 'álbuns movidos' })} para a ${list === 'wishlist' ? yourLists.wishlist : yourLists.collection}`
  if (downloadedAt === null)
    return counted(albums, { one: 'álbum marcado como não baixado', other: 'álbuns marcados como não baixados' })
  if (downloadedAt !== undefined)
    return counted(albums, { one: 'álbum marcado como baixado', other: 'álbuns marcados como baixados' })
  if (downloadedTracks)
    return counted(albums, {
      one: 'álbum marcado como baixado em parte',
      other: 'álbuns marcados como baixados em parte',
    })
  return `Tags de ${count} alteradas`
}

export const undoFailed = 'Não deu para desfazer a alteração'
export const undoneLater = 'Vai ser desfeito assim que o Gatefold responder'
export const undoEarlier = 'Desfazer uma alteração anterior?'
export const left = (count: number) =>
  counted(count, {
    one: 'álbum foi alterado depois e fica como está',
    other: 'álbuns foram alterados depois e ficam como estão',
  })
export const leftAlbums = (albums: readonly { title: string; artist: string }[], count: number) =>
  listText([
    ...albums.map(({ title, artist }) => byArtist(title, artist)),
    ...(count > albums.length ? [counted(count - albums.length, { one: 'outro', other: 'outros' })] : []),
  ])
