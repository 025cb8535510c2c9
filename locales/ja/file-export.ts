import { numberText } from '#locales/intl.ts'

export { exportStarted, exportStartedText } from '#locales/phrases.ts'

export const crates = (count: number) => `${numberText(count)}箱`

export const title = '取り込みと書き出し'
export const exportTab = '書き出し'

const albums = (count: number) => `アルバム${numberText(count)}枚`
export const wholeCollection = 'コレクション全体'
export const wholeCollectionText = (count: number | undefined, crateCount: number) =>
  `${count === undefined ? 'すべてのアルバム' : albums(count)}、${crates(crateCount)}とその中の並び順、タグのルールと色、重複の記録。JSONです。`
export const allAlbums = 'すべてのアルバム'
export const allAlbumsText = 'アルバム1枚が1行。どの表計算ソフトでも使えます。CSVです。'
export const shown = '今の表示'
export const shownText = (count: number | undefined) =>
  `${count === undefined ? 'アルバム' : albums(count)}を今の表示のとおり、検索、絞り込み、並び順もそのままで。CSVです。`
export const oneCrate = '箱1つ'
export const oneCrateText = '列は同じで、箱の中のアルバムだけ。CSVです。'
export const crateToExport = '書き出す箱'
export const exportJson = 'JSONを書き出す'
export const exportCsv = 'CSVを書き出す'
export const exportFailed = 'アルバムを書き出せませんでした。もう一度試してください'
