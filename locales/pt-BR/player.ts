import { isolated, listText, monthText } from '#locales/intl.ts'
import { starCount } from '#locales/ui.ts'

export { andMore as more } from '#locales/ui.ts'

export const player = 'Player'
export const preview = (album: string) => `Prévia de “${isolated(album)}”`
export const playSomething = 'Põe um som'
export const somethingPlays = (title: string, artist: string) => `Tocando “${isolated(title)}”, de ${isolated(artist)}`
export const somethingElse = 'Outro som'
type Reason = { list: 'collection' | 'wishlist'; rating: number | null; addedAt: string }
export function somethingReason({ list, rating, addedAt }: Reason): string {
  const since = monthText(addedAt.slice(0, 7))
  const stars = rating === null ? 'Ainda sem avaliação' : starCount(rating)
  return list === 'wishlist' ? `Na sua lista de desejos desde ${since}` : `${stars}, na sua coleção desde ${since}`
}
export const playButton = 'Tocar'
export const pauseButton = 'Pausar'
export const previous = 'Anterior'
export const next = 'Próxima'
export const shuffles = { off: 'Aleatório: não', albums: 'Aleatório: álbuns', tracks: 'Aleatório: faixas' }
export const closePlayer = 'Fechar o player'
export const nowPlaying = (album: string, artist: string) =>
  `Tocando agora: “${isolated(album)}”, de ${isolated(artist)}`
export const position = 'Posição'
export const playedOf = (played: string, length: string) => `${played} de ${length}`
export const mute = 'Silenciar'
export const volume = 'Volume'
export const volumePercent = (percent: number) => `${percent}%`

export const openNowPlaying = 'Abrir Tocando agora'
export const previewOf = (track: string) => `Prévia · ${isolated(track)}`
export const limits = {
  unlinked: 'Uma prévia. O que você comprou toca inteiro quando o Bandcamp está conectado.',
  wish: 'Uma prévia. O que você comprou toca inteiro.',
  silent: 'Uma prévia, porque a sua conexão com o Bandcamp não responde.',
  missing: 'Uma prévia. A sua conexão com o Bandcamp não tem esse álbum.',
}

export const playFailed = 'Não deu para tocar'
export const skipped = (titles: string[]) => `Sem tocar: ${listText(titles)}`
export const offline = 'Você está offline'
export const offlineText = 'A música toca quando a conexão voltar.'
export const nothing = 'Nada para tocar'
export const nothingText = 'Nenhum desses álbuns tem prévia.'
export const silent = 'Sem saída de som'
export const silentText = 'Conecte caixas de som ou fones e toque de novo.'

export const title = 'Tocando agora'
export const nothingPlays = 'Nada está tocando'
export const nothingPlaysText = 'Toque qualquer álbum.'
export const connectBandcamp = 'Conectar o Bandcamp'

export const queue = 'A seguir'
export const queueEnds = 'Isso é tudo o que tem para tocar.'
export const trackOf = (number: number, album: string) => `Faixa ${number} de “${isolated(album)}”`
export const playNow = 'Tocar agora:'
export const removeFromQueue = (what: string) => `Tirar da fila: ${isolated(what)}`
export const moveInQueue = (what: string) => `Mover ${isolated(what)}: use as setas para cima e para baixo`
export const movedInQueue = (what: string, place: number) => `${isolated(what)} é o número ${place} da fila`
