import { ratingUndone } from '#locales/albums.ts'
import { isolated, numberText } from '#locales/intl.ts'
import { albumCount, shiftKey, starCount } from '#locales/ui.ts'

export { friday, verdictNames } from '#locales/collection.ts'
export { undo } from '#locales/phrases.ts'

export const verdictHelp = {
  keep: 'ウィッシュリストに残します',
  friday: '次のBandcamp Fridayに買います',
  later: '30日後にまた聞きます',
  'let-go': 'ゴミ箱に移します',
} as const
export const decided = {
  keep: (title: string) => `キープ：『${isolated(title)}』`,
  friday: (title: string) => `金曜に買う：『${isolated(title)}』`,
  later: (title: string) => `あとで：『${isolated(title)}』`,
  'let-go': (title: string) => `ゴミ箱へ：『${isolated(title)}』`,
} as const
export const decidedOn = {
  keep: (day: string) => `${day}にキープ`,
  friday: (day: string) => `${day}に「金曜に買う」へ`,
  later: (day: string) => `${day}に「あとで」へ`,
  'let-go': (day: string) => `${day}にゴミ箱へ`,
} as const
export const rated = (stars: number, title: string) => `${starCount(stars)}：『${isolated(title)}』`
export const takenBack = { rating: ratingUndone, decision: '決めたことを元に戻しました' } as const
export const failed = '決めたことを保存できませんでした'

export const skip = '飛ばす'
export const back = '戻る'
export const pause = '音楽を一時停止'
export const play = '音楽を再生'
export const tags = 'タグ'
export const note = 'メモ'
export const crates = '箱'
export const leave = '試聴台を離れる'
export const keysOfDesk = 'できること'
export const shown = (title: string, artist: string) => `${isolated(artist)}の『${isolated(title)}』`
export const told = (said: string, shown: string) => (said && shown ? `${said}。${shown}` : said || shown)
export const position = (place: number, count: number) => `${numberText(place)} / ${numberText(count)}`
export const takeAll = (count: number) => `${albumCount(count)}すべて`
export const goOn = (count: number) => `次の${albumCount(count)}`
export const left = (count: number) => `残り${albumCount(count)}`
export const keyNames: Readonly<Record<string, string>> = { Delete: 'Del' }
export const keysBesides = (halves: boolean): readonly [key: string, what: string][] => [
  ['1〜5', '評価して次へ'],
  ...(halves ? ([[`${shiftKey} 1〜5`, '星0.5だけ低く']] satisfies [string, string][]) : []),
  ['j', '飛ばす'],
  ['k', '戻る'],
  ['z', '元に戻す'],
  ['スペース', '一時停止か再生'],
  ['Esc', '離れる'],
]
export const decideList = {
  collection: (count: number) => `未評価のアルバム${albumCount(count)}`,
  wishlist: (count: number) => `ほしいアルバム${albumCount(count)}`,
} as const
export const noPreview = '試聴なし'

export const loading = 'アルバムを読み込み中'
export const nothing = 'ここで決めるものはありません'
export const nothingText = 'このリストのアルバムにはすべて星があり、ほしいアルバムもすべて決めてあります。'
export const noAlbums = 'ここにアルバムはありません'
export const noAlbumsText = '追加するか、Bandcampから取り込みましょう。'
export const again = (count: number) => `${albumCount(count)}をもう一度`
export const finished = (count: number) => `${albumCount(count)}決めました`
export const lastOne = 'これが最後の1枚でした。'
export const skippedOnes = (count: number) => `飛ばした${albumCount(count)}`
export const backToList = 'リストに戻る'

export const openAll = 'すべてBandcampで開く'
export const openSome = (count: number) => `${albumCount(count)}をBandcampで開く`
export const buy = '購入…'
