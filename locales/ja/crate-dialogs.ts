import { isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done, optional, saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'
export { loadingAlbums as albumsLoading } from '#locales/ui.ts'

export const drawerTitle = '箱'
export const newCrate = '新しい箱'

export const createTitle = '新しい箱を作成'
export const editTitle = '箱を編集'
export const notFound = 'この箱はもうありません。'
export const startsWith = (what: string) => `最初に入れるアルバム：${isolated(what)}`
export const name = '名前'
export const description = '説明'
export const addToFavorites = 'お気に入りに追加'
export const create = '箱を作成'

export const created = '箱を作成しました'
export const updated = '箱を変更しました'
export const createFailed = '箱を作成できませんでした'
export const updateFailed = '箱を変更できませんでした'

export const deleteTitle = '箱を削除'
const moves = (crate: string) => `「${isolated(crate)}」をゴミ箱に移します`
const restorable = (days: number) => `${numberText(days)}日間は復元できます。`
export const deleteEmptyQuestion = (crate: string, days: number) => `${moves(crate)}。${restorable(days)}`
export const deleteQuestion = (crate: string, count: number, days: number) =>
  `${moves(crate)}。中のアルバム${albumCount(count)}はコレクションに残ります。${restorable(days)}`
export const deleted = '箱を削除しました'
export const deleteFailed = '箱を削除できませんでした'
export const restoreFailed = '箱を復元できませんでした'

export const changedElsewhere = '編集中に、この箱にほかで変更がありました。どちらを残しますか？'

export const moveTitle = '位置を指定して移動'
export const noneInCrate = 'どのアルバムも、開いている箱にありません。'
export const presentPosition = (album: string, position: number, count: number) =>
  `『${isolated(album)}』は${albumCount(count)}中${numberText(position)}番目です。`
export const moveTogether = (count: number) => `アルバム${albumCount(count)}を、その位置からまとめて移動します。`
export const position = '位置'
export const positionHelp = (last: number) => `1〜${numberText(last)}`
export const positionInvalid = (last: number) => `1〜${numberText(last)}の数字を入力してください`
export const move = '移動'

export const saveAsNew = '新しく保存'
export const reset = '元に戻す'
export const update = '自動の箱を更新'

export const newTitle = '新しい自動の箱'
export const about = 'この検索に合うアルバムをいつも表示します：'
export const query = '検索'
export const queryHelp = '箱に入るもの'
export const createSmart = '自動の箱を作成'
export const nothingToSave = '先にアルバムを検索するか絞り込んでから、自動の箱として保存してください。'

export const smartCreated = '自動の箱を作成しました'
export const smartUpdated = '自動の箱を更新しました'
export const createSmartFailed = '自動の箱を作成できませんでした'
export const updateSmartFailed = '自動の箱を更新できませんでした'

export const tagged = (tag: string) => `タグ「${isolated(tag)}」を付けました`
export const asksForMore = (crate: string) => `「${isolated(crate)}」は検索を変更してください`
export const asksForMoreText = (query: string) =>
  `「${isolated(query)}」に合うアルバムを表示する箱です。ドラッグで入れられるのは、あとタグ1つか評価だけが足りないアルバムです。`
export const addToSmartFailed = 'アルバムを自動の箱に追加できませんでした'
export const undoFailed = '変更を元に戻せませんでした'

export const addAlbumsTo = (crate: string) => `「${isolated(crate)}」にアルバムを追加`
export const find = 'アルバムを探す'
export const albums = 'アルバム'
export const noAlbumsMatch = '合うアルバムがありません'
export const albumsAdded = (count: number) => `アルバム${albumCount(count)}を追加しました`
export const addAlbumFailed = 'アルバムを箱に追加できませんでした'
export const removeFailed = 'アルバムを箱から外せませんでした'

export const sortedBy = (sort: string) => `今の並び順：${sort}`
export const sortedByText = '並べ替えるには、箱の並びに切り替えてください。'
export const crateOrder = '箱の並び'
export const alreadyFirst = 'すでに先頭です'
export const alreadyLast = 'すでに最後です'

export const movedTo = (title: string, place: number, all: number) =>
  `『${isolated(title)}』を${albumCount(all)}中${numberText(place)}番目に移動しました`
export const severalMovedTo = (count: number, place: number, all: number) =>
  `アルバム${albumCount(count)}を${albumCount(all)}中${numberText(place)}番目に移動しました`

export const notInCrate = 'この箱にはありません'
export const removed = (count: number) => plural(count, { other: 'アルバムを箱から外しました' })
export const albumsAndCrate = (albums: string, crate: string | undefined) =>
  crate ? albumsAndCrates(albums, crate) : albums
export const putBackFailed = 'アルバムを箱に戻せませんでした'

export const addToCrate = '箱に追加'

export const loadFailed = '箱を読み込めませんでした。'
export const cratesLoading = '箱を読み込み中'
export const noCrates = 'まだ箱がありません。最初の箱に名前を付けましょう。'
export const noCratesMatch = (name: string) => `合う箱がありません。Enterで「${isolated(name)}」を作成します。`
export const holdsAll = '追加済み'
export const holdsSome = '一部'

export const newCrateOption = '新しい箱…'
export const newCrateCalled = (name: string) => `新しい箱「${isolated(name)}」…`
export const newCrateName = '新しい箱の名前'
export const createShort = '作成'
export const addToNone = '箱に追加'
export const addToOne = (crate: string) => `「${isolated(crate)}」に追加`
export const addToSeveral = (count: number) => `${crateCount(count)}に追加`

export const alreadyIn = (crates: string) => `すでに入っています：${isolated(crates)}`
export const addedToCrate = (count: number) => plural(count, { other: 'アルバムを箱に追加しました' })
export const albumsAndCrates = (albums: string, crates: string) => `${isolated(albums)} · ${isolated(crates)}`
export const someAndCrates = (count: number, crates: string) =>
  `${albumCount(count)}、ほかはすでに入っていました · ${isolated(crates)}`
export const crateNames = (names: readonly string[]) => names.map((name) => `「${isolated(name)}」`).join('')
export const crateCount = (count: number) => `${numberText(count)}箱`
export const moved = 'アルバムを移動しました'
export const movedText = (count: number, crates: number) =>
  `アルバム${albumCount(count)}を${crates === 1 ? '箱' : crateCount(crates)}に移動しました`
export const moveFailed = 'アルバムを移動できませんでした'
export const addToCrateFailed = (count: number) => plural(count, { other: 'アルバムを箱に追加できませんでした' })

export { albumsAndCrates as albumAndCrate }
