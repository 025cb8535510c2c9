import { isolated, listText, monthText } from '#locales/intl.ts'
import { starCount } from '#locales/ui.ts'

export { andMore as more } from '#locales/ui.ts'

export const player = 'プレーヤー'
export const preview = (album: string) => `『${isolated(album)}』の試聴`
export const playSomething = '何かかけて'
export const somethingPlays = (title: string, artist: string) =>
  `${isolated(artist)}の『${isolated(title)}』をかけています`
export const somethingElse = '別のをかけて'
type Reason = { list: 'collection' | 'wishlist'; rating: number | null; addedAt: string }
export function somethingReason({ list, rating, addedAt }: Reason): string {
  const since = monthText(addedAt.slice(0, 7))
  const stars = rating === null ? '未評価' : starCount(rating)
  return list === 'wishlist' ? `${since}からウィッシュリストにあります` : `${stars}、${since}からコレクションにあります`
}
export const playButton = '再生'
export const pauseButton = '一時停止'
export const previous = '前へ'
export const next = '次へ'
export const shuffles = {
  off: 'シャッフル：オフ',
  albums: 'シャッフル：アルバム',
  tracks: 'シャッフル：曲',
}
export const closePlayer = 'プレーヤーを閉じる'
export const nowPlaying = (album: string, artist: string) => `再生中：${isolated(artist)}の『${isolated(album)}』`
export const position = '再生位置'
export const playedOf = (played: string, length: string) => `${length}中${played}`
export const mute = 'ミュート'
export const volume = '音量'
export const volumePercent = (percent: number) => `${percent}%`

export const openNowPlaying = '再生中の画面を開く'
export const previewOf = (track: string) => `試聴：${isolated(track)}`
export const limits = {
  unlinked: '試聴です。持っているアルバムは、Bandcampと連携すると全曲再生できます。',
  wish: '試聴です。持っているアルバムは全曲再生できます。',
  silent: 'Bandcampとの連携から応答がないため、試聴です。',
  missing: '試聴です。Bandcampとの連携に、このアルバムはありません。',
}

export const playFailed = '再生できませんでした'
export const skipped = (titles: string[]) => `飛ばしました：${listText(titles)}`
export const offline = 'オフラインです'
export const offlineText = 'つながれば、音楽を再生できます。'
export const nothing = '再生するものがありません'
export const nothingText = 'どのアルバムも試聴できません。'
export const silent = '音の出力先がありません'
export const silentText = 'スピーカーかヘッドホンをつないで、もう一度再生を押してください。'

export const title = '再生中'
export const nothingPlays = '何も再生していません'
export const nothingPlaysText = 'どのアルバムでも、再生を押してみてください。'
export const connectBandcamp = 'Bandcampと連携'

export const queue = '次に再生'
export const queueEnds = '再生待ちはここまでです。'
export const trackOf = (number: number, album: string) => `『${isolated(album)}』の${number}曲目`
export const playNow = '今すぐ再生：'
export const removeFromQueue = (what: string) => `再生待ちから外す：${isolated(what)}`
export const moveInQueue = (what: string) => `移動：${isolated(what)}。上下の矢印キーで動かします`
export const movedInQueue = (what: string, place: number) => `${isolated(what)}は再生待ちの${place}番目です`
