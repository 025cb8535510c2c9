import { isolated, numberText } from '#locales/intl.ts'

export { cancel, discard, somethingWrong as failed } from '#locales/phrases.ts'

export const unsavedTitle = '保存せずに移動しますか？'
export const keepEditing = '編集を続ける'

export const typeToContinue = <Node>(expected: Node) => ['続けるには', expected, 'と入力してください']

export const openFailedTitle = '開けませんでした'
export const openFailed = 'もう一度試してください'
export const openFailedOffline = 'オフラインです。つながったら、もう一度試してください。'

export const keepMine = '自分の変更を残す'
export const useOther = 'もう一方を使う'

export const noInitials = 'ユ'

export const removeChip = (name: string) => `「${isolated(name)}」を外す`

export const starCount = (count: number) => `星${numberText(count)}`
export const starsOfFive = (count: number) => (count % 1 ? `5段階で${starCount(count)}` : starCount(count))
export const rated = (heading: string, count: number) => `${isolated(heading)}：${starsOfFive(count)}`
export const notRated = (heading: string) => `${isolated(heading)}：なし`

export const altKey = 'Alt'
export const controlKey = 'Ctrl'
export const shiftKey = 'Shift'
export const escapeKey = 'Esc'
export const enterKey = 'Enter'

export const recently = '最近'
export const justNow = 'たった今'

export const loadingAlbums = 'アルバムを読み込み中'

export const nothingYetTitle = 'コレクションは空です'
export const nothingYetText =
  'まずはお気に入りのアルバムや曲を追加しましょう。Bandcampのユーザー名を入れると、買ったものをすべて取り込めます。'
export const noneMatchTitle = '合うアルバムがありません'
export const noneMatchText = '検索と絞り込みに合うアルバムがありません。'
export const notLoadedTitle = '針が飛びました'
export const notLoadedText = '通信が途切れたため、アルバムを読み込めませんでした。アルバムは無事です。'

export const albumCount = (count: number) => `${numberText(count)}枚`

export const moreRows = (count: number) => `ほか${numberText(count)}件、スクロールすると表示`

export const trackCount = (count: number) => `${numberText(count)}曲`

export const seconds = (count: number) => `${numberText(count)}秒`
export const minutes = (count: number) => `${numberText(count)}分`
export const hours = (count: number) => `${numberText(count)}時間`
export const andMore = (count: number) => `ほか${numberText(count)}件`
