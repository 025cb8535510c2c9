import { isolated, listText, numberText, sentencesText } from '#locales/intl.ts'

export const pastImports = 'これまでの取り込み'
export const ofLink = 'Bandcampとの連携'
const lists = { collection: 'コレクション', wishlist: 'ウィッシュリスト' }
const albums = (count: number) => `アルバム${numberText(count)}枚`
export const outcome = (ending: string, added: number, filled: number) =>
  listText(
    [
      ending === 'failed' && '失敗',
      ending === 'cancelled' && '中止',
      `${numberText(added)}枚を追加`,
      filled > 0 && `${numberText(filled)}枚を補足`,
    ].filter((part) => part !== false),
  )
export const ofList = (list: keyof typeof lists, outcome: string) => `${lists[list]}：${outcome}`
export const noSuchFan = 'ファンが見つかりません'
export const syncNow = <Node>(username: string, srOnly: (text: string) => Node) => [
  '今すぐ同期',
  srOnly(`：Bandcampの${isolated(username)}さん`),
]
export const daily = <Node>(username: string, srOnly: (text: string) => Node) => [
  '毎日',
  srOnly(`、この端末でGatefoldを開いたときに${isolated(username)}さんと同期`),
]
export const dailyHelp = '1日1回、この端末でGatefoldを開いたときに'
export const weekly = <Node>(username: string, srOnly: (text: string) => Node) => [
  '毎週チェック',
  srOnly(`：${isolated(username)}さんのリスト`),
]
export const weeklyHelp = '週に1回、Gatefoldを閉じていても'
export const weeklyFailed = '変更できませんでした'
export const listsOf = (types: readonly (keyof typeof lists)[]) => listText(types.map((type) => lists[type]))
export const history = (count: number) => `取り込み${numberText(count)}回の履歴`

export const undo = 'この取り込みを元に戻す…'
export const undone = '元に戻しました'
export const undoQuestion = 'この取り込みを元に戻しますか？'
export const undoNo = '残す'
export const undoYes = '取り込みを元に戻す'

type KeptBy = {
  kind: 'fan' | 'link' | 'file' | null
  username: string | null
  type: keyof typeof lists | null
  fileName: string | null
  count: number
}
const because = ({ kind, username, type, fileName }: KeptBy) => {
  if (kind === null) return '自分でも追加しているので'
  if (kind === 'link') return 'Bandcampとの連携にもあるので'
  if (kind === 'file') return `「${isolated(fileName ?? '')}」にもあるので`
  return `${isolated(username ?? '')}さんの${lists[type ?? 'collection']}にもあるので`
}
const changed = 'そのあと変更したので'

const whatGoes = (removed: number, filled: number) => {
  if (removed === 0) return filled > 0 && 'この取り込みで補った項目を空にします。'
  return filled === 0
    ? `この取り込みで追加した${albums(removed)}を外します。`
    : `この取り込みで追加した${albums(removed)}を外し、補った項目を空にします。`
}
export const undoText = (
  { removed, trashed, kept, keptBy }: { removed: number; trashed: number; kept: number; keptBy: KeptBy[] },
  filled: number,
) => {
  const text = sentencesText([
    whatGoes(removed, filled),
    trashed > 0 && `${albums(trashed)}はゴミ箱に戻ります。`,
    ...keptBy.map((one) => `${albums(one.count)}は、${because(one)}残ります。`),
    kept > 0 && `${albums(kept)}は、${changed}残ります。`,
  ])
  return text || 'この取り込みで箱に入れたアルバムを、箱から外します。'
}

export const undoneTitle = '取り込みを元に戻しました'
export const undoneText = (done: {
  removed: number
  reverted: number
  crates: number
  tagRules: number
  kept: number
  keptBy: KeptBy[]
}) => {
  const parts = [
    done.removed > 0 && `${albums(done.removed)}を外しました`,
    done.reverted > 0 && `${albums(done.reverted)}を前の状態に戻しました`,
    done.crates > 0 && `${numberText(done.crates)}箱を削除しました`,
    done.tagRules > 0 && `タグのルール${numberText(done.tagRules)}件を削除しました`,
  ].filter((part) => part !== false)
  if (parts.length === 0) parts.push('外すものはもうありませんでした')
  for (const one of done.keptBy) parts.push(`${numberText(one.count)}枚は${because(one)}残しました`)
  if (done.kept > 0) parts.push(`${numberText(done.kept)}枚は${changed}残しました`)
  return parts.join('。')
}
export const undoFailed = '取り込みを元に戻せませんでした'
