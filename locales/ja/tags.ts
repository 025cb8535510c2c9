import { isolated, numberText } from '#locales/intl.ts'
import { places } from '#locales/places.ts'
import { albumCount } from '#locales/ui.ts'

export { cancel } from '#locales/phrases.ts'

export const title = 'タグ'
export const manage = places.tags.command
export const loading = 'タグを読み込み中…'
export const noTags = 'まだタグはありません'
export const noTagsText = 'Bandcampのタグはアルバムと一緒に届き、自分のタグもそこに並びます。'
export const noTagFound = '合うタグがありません'
export const findTag = 'タグを探す'
export const sort = 'タグの並び順'
export const sorts = { count: 'アルバムが多い順', name: '名前' } as const
export const showMore = 'もっと見る'
export const count = albumCount

export const alike = '同じタグかもしれません'
export const mergeInto = (to: string) => `「${isolated(to)}」にまとめる`
export const showAll = (count: number) => `${numberText(count)}件すべて表示`

export const rename = (tag: string) => `「${isolated(tag)}」の名前を変更`
export const remove = (tag: string) => `「${isolated(tag)}」を削除`
export const newName = (tag: string) => `「${isolated(tag)}」の新しい名前`
export const save = '名前を変更'
export const merge = 'まとめる'
export const deleteTag = 'タグを削除'
export const renames = (from: string, count: number) =>
  `アルバム${albumCount(count)}の「${isolated(from)}」の名前を変更します。`
export const merges = (from: string, to: string, count: number) =>
  `アルバム${albumCount(count)}の「${isolated(from)}」を「${isolated(to)}」にまとめます。`
export const deletes = (from: string, count: number) =>
  `アルバム${albumCount(count)}から「${isolated(from)}」を外します。`
export const keptFor = 'これから取り込むタグにも使います。'

export const colors = {
  clay: 'れんが色',
  amber: '琥珀色',
  olive: 'オリーブ',
  moss: 'こけ色',
  teal: '青緑',
  sky: '空色',
  slate: '青灰色',
  plum: '梅紫',
  rose: 'ばら色',
} as const
export const automatic = '自動'
export const color = (tag: string, color: string) => `「${isolated(tag)}」の色：${color}`
export const automaticColor = (color: string) => `${color}（自動）`
export const colorFailed = '色を変更できませんでした'

export const renamed = 'タグの名前を変更しました'
export const merged = (count: number) =>
  count === 1 ? 'タグをまとめました' : `タグ${numberText(count)}個をまとめました`
export const deleted = 'タグを削除しました'
export const nowCalled = (to: string, count: number) => `アルバム${albumCount(count)}で「${isolated(to)}」になりました`
export const removedFrom = (tag: string, count: number) =>
  `アルバム${albumCount(count)}から「${isolated(tag)}」を外しました`
export const editFailed = 'タグを変更できませんでした'
export const undoFailed = '変更を元に戻せませんでした'
export const undone = 'タグを元に戻しました'

export const rules = 'ルール'
export const loadingRules = 'ルールを読み込み中…'
export const noRules =
  'まだルールはありません。タグの名前を変えたり、まとめたり、削除したりすると、ここにルールが残ります。取り込んでも、前の名前は戻りません。'
export const rulesHint =
  'アルバムを取り込んだり取得したりするとき、Bandcampのタグをこの名前に変えます。入力したタグは、そのままです。'
export const becomes = '変更後：'
export const becomesNone = '削除'
export const removeRule = (from: string) => `「${isolated(from)}」のルールを削除`
export const ruleRemoved = 'ルールを削除しました'
export const ruleRemovedText = (from: string) => `取り込むと、また「${isolated(from)}」が付くことがあります。`
export const removeRuleFailed = 'ルールを削除できませんでした'
