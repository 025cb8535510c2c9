import { numberText } from '#locales/intl.ts'

export { tagCount } from '#locales/albums.ts'

export const places = {
  desk: { name: '試聴台', command: '試聴台' },
  artists: { name: 'アーティスト', command: '移動：アーティスト' },
  labels: { name: 'レーベル', command: '移動：レーベル' },
  tags: { name: 'タグ', command: 'タグを管理' },
  tidy: { name: '重複', command: '整理：重複を探す' },
  diary: { name: '日記', command: '移動：日記' },
  shares: { name: '共有', command: '移動：共有' },
  trash: { name: 'ゴミ箱', command: 'ゴミ箱' },
} as const
export const groups = { browse: '見て回る', tidyUp: '整理' } as const
export const placesLabel = '場所'
export const loading = 'ページを読み込み中'

export const artistCount = (count: number) => `${numberText(count)}組`
export const labelCount = (count: number) => `${numberText(count)}件`
