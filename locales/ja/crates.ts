import { isolated, numberText } from '#locales/intl.ts'

export { close } from '#locales/phrases.ts'

export const crates = '箱'
export const newCrate = '新しい箱'
export const newCrateTarget = '新しい箱…'

export const findCrate = '箱を探す'
export const favoriteCrates = 'お気に入りの箱'
export const allCrates = 'すべての箱'
export const noMatches = '合う箱がありません'
export const albumCount = <Node>(count: number, srOnly: (text: string) => Node) => [numberText(count), srOnly('枚')]
export const smartCrate = '自動の箱'
export const smartCrateCalled = '自動の箱：'
export const otherAlbums = 'その他'
export const uncrated = 'どの箱にもない'

export const noCratesYet = 'アルバムは好きなように分けられます。日曜日の箱、台所の箱、次に聴く箱。'
export const makeCrate = '箱を作成'

export const moreAbout = (name: string) => `「${isolated(name)}」の操作`
export const open = '開く'
export const addToFavorites = 'お気に入りに追加'
export const removeFromFavorites = 'お気に入りから外す'
export const edit = '編集…'
export const moveUp = '上へ移動'
export const moveDown = '下へ移動'
export const exportCsv = 'CSVを書き出す'
export const makePlaylist = 'Bandcampのプレイリストを作成…'
export const bringPlaylists = 'Bandcampのプレイリストを取り込む'
export const deleteCrate = '削除…'

export const updateFailed = '箱を変更できませんでした'

export const addRecords = 'アルバムを追加'
export const add = '追加'
export const showAll = 'すべて表示'
export const showLess = '一部だけ表示'

export const back = '戻る'

export const notFoundTitle = 'この箱はもうありません'
export const notFoundText = '中のアルバムはコレクションに残っています。'

export const added = 'アルバムを箱に追加しました'
export const removed = 'アルバムを箱から外しました'
export const albumAndCrates = (album: string, crates: readonly string[]) =>
  [isolated(album), crates.map((crate) => `「${isolated(crate)}」`).join('')].filter(Boolean).join(' · ')
export const addFailed = 'アルバムを箱に追加できませんでした'

export const updated = '箱を変更しました'
export const movedTo = (crate: string, place: number, all: number) =>
  `「${isolated(crate)}」を${numberText(all)}箱中${numberText(place)}番目に移動しました`
export const alreadyFirst = 'すでに先頭です'
export const alreadyLast = 'すでに最後です'
