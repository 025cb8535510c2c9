import { isolated, numberText } from '#locales/intl.ts'

export const suggestions = '検索候補'
export const suggestionCount = (count: number) => `候補${numberText(count)}件`
export const asFilters = '絞り込みとして'
export const asCommand = 'コマンド'
export const searchHelp = '検索のヘルプ'

export const fieldNames = {
  tag: 'このタグがある',
  artist: 'アーティストの名前の一部',
  rating: '星の数',
  is: '未評価、タグなし、ウィッシュリストなど',
  has: 'メモ、試聴、ジャケット',
  label: 'レーベルの名前の一部',
  title: 'タイトルの一部',
  note: 'メモの一部',
  track: '曲名かアーティストの一部',
  crate: '箱の名前の一部',
  year: 'リリース年',
  added: '追加した日',
  bought: '買った日',
  changed: '最後に変わった日',
  price: '価格',
  paid: '支払額',
  tracks: '曲数',
  verdict: '試聴台で決めたこと',
  format: '持っているフォーマット',
  list: 'コレクション、ウィッシュリスト、両方',
  sort: '並び順',
} as const

export const fieldWords: Readonly<Record<string, readonly string[]>> = {
  tag: ['タグ', 'ジャンル'],
  artist: ['アーティスト', '歌手', 'バンド'],
  rating: ['評価', '星'],
  is: ['状態'],
  has: ['あり', '付き'],
  label: ['レーベル'],
  title: ['アルバム', 'タイトル', '題名'],
  note: ['メモ'],
  track: ['曲', 'トラック'],
  crate: ['箱'],
  year: ['年', 'リリース'],
  added: ['追加'],
  bought: ['購入', '買った'],
  changed: ['変更'],
  price: ['価格', '値段'],
  paid: ['支払'],
  tracks: ['曲数'],
  verdict: ['決めた', '判定'],
  format: ['フォーマット', 'レコード', 'カセット'],
  list: ['リスト', 'コレクション', 'ウィッシュリスト'],
  sort: ['並び', '並べ替え', 'ソート'],
}

export const termWords: Readonly<Record<string, readonly string[]>> = {
  'is:unrated': ['未評価', '星なし'],
  'is:rated': ['評価済み'],
  'is:untagged': ['タグなし'],
  'is:uncrated': ['箱なし'],
  'is:wishlist': ['ウィッシュリスト'],
  'is:owned': ['コレクション'],
  'is:preorder': ['予約'],
  'is:downloaded': ['ダウンロード済み'],
  'is:undownloaded': ['未ダウンロード'],
  'has:note': ['メモあり'],
  'format:vinyl': ['レコード'],
  'format:cassette': ['カセット'],
}

export const examples = {
  rating: [
    ['rating>=4', '星4以上'],
    ['rating:5', '星5'],
    ['rating:2..3', '星2〜3'],
    ['rating:3.5', '星3.5'],
    ['rating<3', '星3未満、または未評価'],
  ],
  is: [
    ['is:unrated', 'まだ星がない'],
    ['is:rated', '星がある'],
    ['is:untagged', 'まだタグがない'],
    ['is:uncrated', 'どの箱にもない'],
    ['is:wishlist', 'ウィッシュリストにある'],
    ['is:owned', 'コレクションにある'],
    ['is:preorder', 'リリース前の予約'],
    ['is:missing', 'まだダウンロードしていない'],
    ['is:partial', '一部の曲だけダウンロード済み、またはその後に曲が追加'],
    ['is:downloaded', 'ダウンロード済み'],
    ['is:gone', 'もうBandcampにない'],
    ['is:later', 'あとで決めるもの'],
  ],
  has: [
    ['has:note', 'メモを書いた'],
    ['has:preview', '試聴できる'],
    ['has:cover', 'ジャケットがある'],
  ],
  year: [
    ['year:1990..1999', '1990〜1999年'],
    ['year:2019', '2019年'],
    ['year:1990s', '1990年代'],
    ['year>=2020', '2020年以降'],
  ],
  added: [
    ['added<30d', 'この30日間'],
    ['added>1y', '1年より前'],
    ['added:this-year', '今年'],
    ['added:2024-01..2024-06', '2024年1月〜6月'],
  ],
  bought: [
    ['bought<30d', 'この30日間'],
    ['bought>1y', '1年より前'],
    ['bought:2024', '2024年'],
  ],
  changed: [
    ['changed:7d', 'この7日間'],
    ['changed>1y', '1年以上変わっていない'],
  ],
  price: [
    ['price<10eur', '10ユーロ未満、ほかの通貨も換算'],
    ['price:5..10', 'それぞれの通貨で5〜10'],
    ['price:0', '無料'],
  ],
  paid: [
    ['paid>10eur', '10ユーロより多い、ほかの通貨も換算'],
    ['paid:0', '支払いなし'],
  ],
  tracks: [
    ['tracks>=10', '10曲以上'],
    ['tracks:1..4', '1〜4曲'],
  ],
  verdict: [
    ['verdict:friday', '金曜に買う'],
    ['verdict:keep', 'ウィッシュリストに残す'],
    ['verdict:later', 'あとで決める'],
    ['verdict:let-go', 'ゴミ箱にある'],
  ],
  format: [
    ['format:digital', 'デジタル'],
    ['format:vinyl', 'レコード'],
    ['format:cassette', 'カセット'],
    ['format:cd', 'CD'],
    ['format:other', 'その他'],
  ],
  list: [
    ['list:collection', 'コレクション'],
    ['list:wishlist', 'ウィッシュリスト'],
    ['list:both', '両方'],
  ],
} as const

const valueKinds = {
  tag: 'タグ',
  artist: '名前',
  rating: '数',
  is: '決まった語',
  has: '決まった語',
  label: '名前',
  title: '文字',
  note: '文字',
  track: '文字',
  crate: '名前',
  year: '数',
  added: '日付',
  bought: '日付',
  changed: '日付',
  price: '数',
  paid: '数',
  tracks: '数',
  verdict: '決まった語',
  format: '決まった語',
  list: '決まった語',
  sort: '決まった語',
} as const

export const faults = {
  field: (name: string, fields: string) =>
    `「${isolated(name)}」という項目はないので、文字として検索します。項目：${fields}。`,
  value: (name: keyof typeof valueKinds, example: string) => `${name}には${valueKinds[name]}が必要です：${example}`,
  quote: '閉じる引用符がありません。',
  length: (most: number) => `最初の${numberText(most)}語だけを検索します。`,
}
export const anyText = (name: string) => `${name}:text`

export const helpTitle = '検索'
export const keysTab = 'キー'
export const searchTab = '検索'
export const helpIntro =
  '入力した語で、タイトル、アーティスト、レーベル、メモ、タグ、わかっている曲を検索します。項目を付けると、そこだけを検索します。検索欄の下の候補から選べます。'
export const help: readonly [example: string, what: string][] = [
  ['slow harbour', '両方の語、順番は自由'],
  ['"now or never"', 'このとおりの文字'],
  ['tag:dub -tag:live', 'タグdubがあり、liveはない'],
  ['tag:dub*', 'dubで始まるタグ'],
  ['dub or techno', 'どちらか'],
  ['rating>=4 (dub or techno)', 'かっこで組み合わせる'],
  ['artist:burial', '名前の一部。名前全体なら ='],
  ['label:"low tide"', '空白のあるものは引用符で囲む'],
  ['crate:sunday', 'その名前の箱の中'],
  ['year:1990..1999', '範囲。1990.. や ..1999、1990-1999 も'],
  ['track:sonata', '曲名かアーティストの一部'],
  ['added<30d', 'この30日間。w（週）、m（月）、y（年）も'],
  ['added:2024-05', '年、月、日'],
  ['price<10eur', 'どの通貨も換算'],
  ['format:vinyl', 'ほかにdigital、cassette、cd、other'],
  ['is:unrated', 'ほかにuntagged、uncrated、wishlist、owned、preorder、later、downloaded、partial、missing'],
  ['has:note', 'ほかにpreview、cover'],
  ['sort:released', '並び順を決める'],
]
