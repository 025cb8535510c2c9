import { isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, trackCount } from '#locales/ui.ts'

export const title = 'Conectar o Bandcamp'
export const beta = 'beta'
export const text =
  'Traz todos os álbuns que você comprou, também os que a sua página pública oculta, e toca tudo da primeira faixa à última.'
export const steps = <Node>(settings: (text: string) => Node): (string | Node)[][] => [
  ['Abra suas ', settings('configurações de fã no Bandcamp'), '.'],
  ['Em Subsonic, crie um nome de usuário e uma senha.'],
  ['Copie os dois para cá. Não são os que você usa para entrar no Bandcamp.'],
]
export const username = 'Nome de usuário do Subsonic'
export const password = 'Senha do Subsonic'
export const connect = 'Conectar'
export const connecting = 'Conectando…'
export const connectFailed = 'Não deu para conectar'
export const connected = 'Bandcamp conectado'
export const connectedText = 'O que você comprou toca inteiro, e os álbuns já estão a caminho.'

export const connectedAs = <Node>(name: Node) => ['Conectado como ', name]
export const neverSynced = 'Ainda não sincronizado'
export const synced = <Node>(albums: number, when: Node) => [
  `${albumCount(albums)} no Bandcamp, última sincronização `,
  when,
]
export const sync = 'Sincronizar agora'
export const syncing = 'Sincronizando…'
export const showProgress = 'Ver o andamento'
export const syncFailed = 'Não deu para sincronizar o Bandcamp'
export const disconnect = 'Desconectar'
export const disconnectFailed = 'Não deu para desconectar o Bandcamp'
export const disconnected = 'Bandcamp desconectado'
export const disconnectedText = 'Seus álbuns ficam.'
export const plays =
  'Os álbuns da sua coleção tocam inteiros, da primeira faixa à última. Todos os outros tocam a prévia.'
export const keeps =
  'Sincronizar adiciona álbuns, completa o que falta, e move da lista de desejos para a coleção o que você comprou. Não exclui nada.'

export const autoDiary = 'Adicionar o que ouço ao meu diário'
export const autoDiaryText =
  'Um álbum entra no seu diário uma vez por dia, assim que você ouve metade das faixas neste aparelho, pela sua conexão com o Bandcamp. Prévias e faixas puladas não contam.'

export const listenbrainz = 'ListenBrainz'
export const listenbrainzText =
  'O Gatefold pode enviar as faixas que você ouve pela sua conexão com o Bandcamp: artista, título, álbum, duração e quando começou. Prévias e faixas puladas não são enviadas.'
export const sendsAs = <Node>(name: Node) => ['Sua conta lá é ', name, '.']
export const enter = 'Digitar token'
export const where = <Node>(settings: (text: string) => Node): (string | Node)[] => [
  'Copie o seu token de usuário das ',
  settings('suas configurações no ListenBrainz'),
  '. O Gatefold guarda o token criptografado.',
]
export const token = 'Token de usuário'
export const save = 'Salvar token'
export const tokenFailed = 'Não deu para salvar o token'
export const tokenSaved = 'Token salvo'
export const tokenSavedText = 'O que você ouvir a partir de agora vai para o ListenBrainz.'
export const refused =
  'O ListenBrainz não aceita mais o seu token. O que você ouve fica guardado; digite um novo token para enviar.'
export const remove = 'Remover token'
export const removeFailed = 'Não deu para remover o token'
export const removed = 'Token removido'
export const removedText = 'O que foi enviado fica no ListenBrainz.'

// A crate as a playlist at Bandcamp.
export const playlistsNeedLink = 'As playlists vão e vêm pela conexão com o Bandcamp.'
export const makeTitle = 'Fazer uma playlist no Bandcamp'
export const makeText = (crate: string, most: number) =>
  `Os álbuns de “${isolated(crate)}” que são seus viram uma playlist no Bandcamp, na ordem do caixote, até ${numberText(most)} faixas. Cada faixa leva um ou dois segundos.`
export const make = 'Fazer a playlist'
export const makingOf = (crate: string) =>
  `Fazendo uma playlist de “${isolated(crate)}”. Você pode fechar isto, mas deixe a página aberta.`
export const albumsDone = (done: number, all: number) => `${numberText(done)} de ${albumCount(all)}`
export const stopping = 'Cancelando…'
export const stopped = 'A playlist não está completa.'
export const goOn = 'Continuar'
export const nothingOwned = 'Nenhum álbum deste caixote está na sua coleção. O Bandcamp só toca o que é seu.'
export const makeFailed = 'Não deu para terminar a playlist'
export const made = 'Playlist feita'
export const madeText = (name: string, tracks: number) => `“${isolated(name)}” tem ${trackCount(tracks)}.`
export const leftOut = (most: number) =>
  `De fora: não são seus, o Bandcamp não toca ou passam de ${numberText(most)} faixas`
export const refusedTracks = 'Faixas que o Bandcamp não aceitou'
export const deletePlaylist = 'Excluir a playlist'
export const deleteFailed = 'Não deu para excluir a playlist'
export const playlistDeleted = 'Playlist excluída'
export const notDeleted = 'O Bandcamp ainda tem a playlist'
export const notDeletedText = (name: string) => `Exclua “${isolated(name)}” no Bandcamp, entre as suas playlists.`

// Playlists at Bandcamp as crates.
export const playlistsLoading = 'Carregando as suas playlists'
export const noPlaylists = 'Você não tem playlists no Bandcamp.'
export const bringText = 'Uma playlist vira um caixote com os álbuns das faixas dela.'
export const bring = 'Trazer'
export const bringCalled = (name: string) => `Trazer ${isolated(name)}`
export const bringFailed = 'Não deu para trazer a playlist'
export const broughtIn = (name: string, albums: number) =>
  albums === 0
    ? `Nenhum álbum de “${isolated(name)}” está aqui.`
    : `${albumCount(albums)} ${plural(albums, { one: 'está', other: 'estão' })} no caixote “${isolated(name)}”.`
export const notHere = 'Não estão entre os seus álbuns'
export const otherPlaylists = 'Outras playlists'
export const showCrate = 'Ver o caixote'
