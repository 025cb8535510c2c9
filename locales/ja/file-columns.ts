import { isolated, numberText } from '#locales/intl.ts'

export const columns = '列'
export const noColumn = '–'
export const unnamedColumn = (place: number, name: string) =>
  name === '' ? `${numberText(place)}列目` : `${isolated(name)}（${numberText(place)}列目）`
export const columnsRecalled = '同じ列のファイルで前に選んだとおりに読み取りました。'
export const applyColumns = 'この列を使う'
export const chooseColumns = (problem: string) => `${problem}。読み取る列を選んでください。`
export const playColumnsText = 'このファイルには列の名前がありません。最初の行：'
export const playColumns = { artist: 'アーティスト', album: 'アルバム', track: '曲', utc_time: '日時' }
export const columnNames = {
  title: 'タイトル',
  artist: 'アーティスト',
  bandcampUrl: 'BandcampのURL',
  coverUrl: 'ジャケットのURL',
  rating: '評価',
  notes: 'メモ',
  releaseDate: 'リリース日',
  trackCount: '曲数',
  tags: 'タグ',
  list: 'リスト',
  addedAt: '追加日',
  label: 'レーベル',
  formats: 'フォーマット',
} as const
export const firstRowIsAlbum = '最初の行もアルバム'
export const ratingScale = '評価の最高点'
export const ratingScales = (scale: number) => numberText(scale)
export const ratingsRead = (scale: number) =>
  `このファイルの評価は${numberText(scale)}が最高です。${numberText(scale * 0.8)}は星4、${numberText(scale * 0.7)}は星${numberText(3.5)}になります。`
export const whichDate = (date: string) =>
  `「${isolated(date)}」はいつですか？選ぶまで、このような日付は取り込みません。`
