import { crates } from '#locales/file-export.ts'
import { pairs, rows, tagColors, tagRules } from '#locales/files.ts'
import { cancelledText } from '#locales/import.ts'
import { listText, numberText, sentencesText } from '#locales/intl.ts'

const albums = (count: number) => `アルバム${numberText(count)}枚`
const aliases = (count: number) => `まとめたアルバムの別名${numberText(count)}件`

export const rowsSent = <Node>(
  sent: number,
  total: number,
  { large, small }: { large: (text: string) => Node; small: (text: string) => Node },
) => [large(numberText(sent)), small(`/ ${rows(total)}`)]
export const percent = (value: number) => `${numberText(value)}%`
export const importingSrOnly = (percents: number) => `取り込み中、${numberText(percents)}%完了`
export const importBar = '取り込み'
export const rowsDone = (done: number, total: number) => `${rows(total)}中${rows(done)}`
export const added = '追加'
export const filled = '補った'
export const skipped = '飛ばした'
export const waiting = {
  connection: 'オフラインです。つながったら、取り込みを再開します。',
  server: 'Gatefoldから応答がありません。取り込みは自動で再試行します。',
}
export const canResume = '取り込んだ分は残っています。取り込みを再開できます。'
export const youCanClose = 'このダイアログは閉じても構いません。ページを開いている間、取り込みは続きます。'
export const cancelImport = '取り込みを中止'
export const resume = '再開'
export const importFailed = '取り込めませんでした'
export const importDataFailed = 'アルバムを取り込めませんでした。もう一度試してください'
export const cancelledHere = '取り込みを中止しました'

type Imported = {
  created: number
  updated: number
  skipped: number
  crates: number
  tagRules?: Part
  tagColors?: Part
  distinct?: Part
  aliasesOverLimit?: number
}
type Part = { added: number; existing: number; overLimit: number }

export const importedSentence = ({
  created,
  updated,
  skipped,
  crates: crateCount,
  tagRules: rules,
  aliasesOverLimit = 0,
  ...others
}: Imported) => {
  const made = [
    albums(created),
    crateCount > 0 && crates(crateCount),
    rules && rules.added > 0 && tagRules(rules.added),
    others.tagColors && others.tagColors.added > 0 && tagColors(others.tagColors.added),
    others.distinct && others.distinct.added > 0 && pairs(others.distinct.added),
  ].filter((part) => typeof part === 'string')
  const overLimit = [
    rules && rules.overLimit > 0 && tagRules(rules.overLimit),
    aliasesOverLimit > 0 && aliases(aliasesOverLimit),
    others.tagColors && others.tagColors.overLimit > 0 && tagColors(others.tagColors.overLimit),
    others.distinct && others.distinct.overLimit > 0 && pairs(others.distinct.overLimit),
  ].filter((part) => typeof part === 'string')
  return sentencesText([
    `${listText(made)}を取り込みました。`,
    updated > 0 && `${albums(updated)}の足りない項目を補いました。`,
    skipped > 0 && `${numberText(skipped)}枚はすでにありました。`,
    rules && rules.existing > 0 && `${tagRules(rules.existing)}は、同じタグのルールがあるので除きました。`,
    others.tagColors &&
      others.tagColors.existing > 0 &&
      `${tagColors(others.tagColors.existing)}は、タグにもう色があるので除きました。`,
    overLimit.length > 0 && `${listText(overLimit)}は、多すぎるので除きました。`,
  ])
}
export const cameBack = (count: number) => `うち${numberText(count)}枚はゴミ箱にあり、復元しました。`
export const cancelled = (came: number) => `取り込みを中止しました。${cancelledText(came)}`
export const importAnother = '別のファイルを取り込む'
