import { isolated, listText, monthText } from '#locales/intl.ts'
import { starCount } from '#locales/ui.ts'

export { andMore as more } from '#locales/ui.ts'

export const player = 'Reproductor'
export const preview = (album: string) => `Muestra de “${isolated(album)}”`
export const playSomething = 'Pon algo'
export const somethingPlays = (title: string, artist: string) => `Suena “${isolated(title)}” de ${isolated(artist)}`
export const somethingElse = 'Otra cosa'
type Reason = { list: 'collection' | 'wishlist'; rating: number | null; addedAt: string }
export function somethingReason({ list, rating, addedAt }: Reason): string {
  const since = monthText(addedAt.slice(0, 7))
  const stars = rating === null ? 'Aún sin valorar' : starCount(rating)
  return list === 'wishlist' ? `En tu lista de deseos desde ${since}` : `${stars}, en tu colección desde ${since}`
}
export const playButton = 'Reproducir'
export const pauseButton = 'Pausar'
export const previous = 'Anterior'
export const next = 'Siguiente'
export const shuffles = { off: 'Aleatorio: no', albums: 'Aleatorio: álbumes', tracks: 'Aleatorio: pistas' }
export const closePlayer = 'Cerrar el reproductor'
export const nowPlaying = (album: string, artist: string) => `Ahora suena: “${isolated(album)}” de ${isolated(artist)}`
export const position = 'Posición'
export const playedOf = (played: string, length: string) => `${played} de ${length}`
export const mute = 'Silenciar'
export const volume = 'Volumen'
export const volumePercent = (percent: number) => `${percent} %`

export const openNowPlaying = 'Abrir Ahora suena'
export const previewOf = (track: string) => `Muestra · ${isolated(track)}`
export const limits = {
  unlinked: 'Es una muestra. Lo que compraste suena entero si conectas Bandcamp.',
  wish: 'Es una muestra. Lo que compraste suena entero.',
  silent: 'Es una muestra, porque tu conexión con Bandcamp no responde.',
  missing: 'Es una muestra. Tu conexión con Bandcamp no tiene este álbum.',
}

export const playFailed = 'No se pudo reproducir'
export const skipped = (titles: string[]) => `Saltado: ${listText(titles)}`
export const offline = 'Estás sin conexión'
export const offlineText = 'La música suena cuando vuelva la conexión.'
export const nothing = 'Nada que reproducir'
export const nothingText = 'Ninguno de estos álbumes tiene una muestra.'
export const silent = 'Sin salida de audio'
export const silentText = 'Conecta altavoces o auriculares y pulsa reproducir otra vez.'

export const title = 'Ahora suena'
export const nothingPlays = 'No suena nada'
export const nothingPlaysText = 'Pulsa reproducir en cualquier álbum.'
export const connectBandcamp = 'Conectar Bandcamp'

export const queue = 'A continuación'
export const queueEnds = 'No hay más por reproducir.'
export const trackOf = (number: number, album: string) => `Pista ${number} de “${isolated(album)}”`
export const playNow = 'Reproducir ahora:'
export const removeFromQueue = (what: string) => `Quitar de la cola: ${isolated(what)}`
export const moveInQueue = (what: string) => `Mover ${isolated(what)}: usa las flechas arriba y abajo`
export const movedInQueue = (what: string, place: number) =>
  `${isolated(what)} está ahora en el lugar ${place} de la cola`
