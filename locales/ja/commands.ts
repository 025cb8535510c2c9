import { isolated, numberText } from '#locales/intl.ts'

export { addRecords } from '#locales/crates.ts'
export { commands as title } from '#locales/header.ts'

import { starCount } from '#locales/ui.ts'

export const placeholder = 'アルバム、箱、タグ、コマンド…'
export const groups = {
  recent: '最近',
  album: 'アルバム',
  artist: 'アーティスト',
  label: 'レーベル',
  tag: 'タグ',
  crate: '箱',
  command: 'コマンド',
} as const
export const resultCount = (count: number) => `結果${numberText(count)}件`
export const loading = 'アルバムを読み込み中…'
export const nothing = (search: string) => `「${isolated(search)}」に合うものがありません`

export const synonyms: Readonly<Record<string, readonly string[]>> = {
  desk: ['聴いて決める', '試聴', '評価モード', '評価する', 'デスク'],
  artists: ['ミュージシャン', 'バンド', '歌手'],
  labels: ['レコード会社', 'レーベル一覧'],
  tags: ['ジャンル', 'タグの名前を変更', 'タグをまとめる', 'タグ付け'],
  tidy: ['ダブり', '同じアルバム', 'アルバムをまとめる', '統合', 'マージ'],
  diary: ['聴いたもの', '再生履歴', 'リスニング日記', 'ダイアリー', 'スクロブル'],
  shares: ['リンク', 'アクセス数', '共有をやめる', 'シェア', 'プレゼントリスト'],
  trash: ['削除したもの', 'ごみ箱', '復元'],
  add: ['新しいアルバム', 'リンク', '登録'],
  import: ['インポート', '同期', 'ファン', 'コレクションを取得', 'フォロー中'],
  files: [
    'エクスポート',
    'インポート',
    'バックアップ',
    'CSV',
    'JSON',
    'エクセル',
    '表計算',
    '復元',
    'Discogs',
    'Last.fm',
  ],
  'compare-folder': [
    '足りないもの',
    'ダウンロード済み',
    '未ダウンロード',
    'この端末の音楽',
    '持っているファイル',
    'ignores.txt',
  ],
  something: ['おまかせ', 'おすすめ', 'なんでもいい', '選んで'],
  shuffle: ['シャッフル', 'ミックス'],
  unrated: ['星なし', '評価なし', '評価していない'],
  untagged: ['タグのない', 'タグ未設定'],
  share: ['シェア', 'リンク', 'プレゼントリスト', '公開', '友だちに見せる'],
  select: ['複数選択', 'まとめて編集', '一括'],
  playlist: ['プレイリスト', 'インポート', 'Subsonic'],
  'new-crate': ['フォルダ', 'プレイリスト', 'クレート'],
  'new-smart-crate': ['スマート', '検索を保存', 'スマートプレイリスト'],
  'clear-filters': ['フィルター', 'リセット', 'すべて表示'],
  settings: ['アカウントを削除', 'プロフィール', '写真', 'メール', '名前', 'アイコン'],
  'settings-security': ['パスワード', 'パスキー', '2段階認証', '2FA', '端末', 'セッション'],
  'settings-appearance': ['テーマ', '半分の星', 'ハーフスター', 'コレクションを削除', 'すべて削除'],
  'settings-bandcamp': ['接続', 'つなぐ', 'ファン API'],
  'settings-data': [
    'オフライン',
    'API',
    'トークン',
    'アクセストークン',
    '共有ページ',
    'この端末のコピー',
    'ListenBrainz',
    'Webhook',
  ],
  'settings-admin': ['招待する', 'ユーザー', '操作ログ'],
  since: ['新着', 'お知らせ', '変わったこと', '値上がり', '値下がり'],
  year: ['まとめ', '年間ランキング', 'よく聴いた', 'ラップド'],
  calendar: ['iCal', 'ics', '発売日', '通知', '購読'],
  undo: ['取り消し', 'アンドゥ', '戻す'],
  friday: ['Bandcamp Friday', '買うもの', '買い物リスト', '金曜日'],
  charts: ['統計', '集計', '数字', 'チャート'],
  'now-playing': ['キュー', '次に再生', 'プレーヤー', 'プレイヤー'],
  'theme-dark': ['ダークモード', '夜', '黒'],
  'theme-light': ['ライトモード', '昼', '白'],
  keys: ['ヘルプ', 'ホットキー', 'キーボード', 'ショートカット'],
  leave: ['サインアウト', '終了', '出る'],
}

export const undo = (step: string) => `元に戻す：${step}`
export const showAlbums = (filters: string) => `アルバムを表示：${isolated(filters)}`
export const searchAlbums = (search: string) => `すべてのアルバムから「${isolated(search)}」を検索`
export const nearestSearch = (search: string, count: number) =>
  `近いもの：${isolated(search)}（${numberText(count)}枚）`
export const goTo = (place: string) => `移動：${isolated(place)}`
export const bothLists = 'コレクションとウィッシュリスト'
export const select = 'アルバムを選択'
export const filterBy = (filter: string) => `絞り込み：${filter}`
export const viewAs = (view: string) => `表示：${view}`
export const shuffle = '並び順：ランダム'
export const sortBy = (sort: string) => `並び順：${sort}`
export const theme = (choice: string) => `テーマ：${choice}`
export const charts = { on: 'グラフを表示', off: 'グラフを隠す' }
export const halfStars = { on: '0.5きざみの星をオン', off: '0.5きざみの星をオフ' }
export const settings = (section: string) => `設定：${section}`
export const of = (name: string, action: string) => `${isolated(name)}：${action}`
export const parts = { crates: '箱', tags: 'タグ', note: 'メモ' } as const
export const rate = (title: string, stars: number) =>
  stars === 0 ? `『${isolated(title)}』の評価を削除` : `『${isolated(title)}』を評価：${starCount(stars)}`
