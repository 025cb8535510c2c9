import { besideText, counted, isolated, listText, numberText, plural, sentencesText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export const pastImports = 'Past imports'
/** An import from the person's connection to Bandcamp's fan API. */
export const ofLink = 'Your Bandcamp connection'
/** The fan's list that was imported. */
const lists = { collection: 'collection', wishlist: 'wishlist' }
/** The result of an import: "cancelled, 12 added, 3 filled". */
export const outcome = (ending: string, added: number, filled: number) =>
  besideText(
    [
      ending === 'failed' && 'failed',
      ending === 'cancelled' && 'cancelled',
      `${numberText(added)} added`,
      filled > 0 && `${numberText(filled)} filled`,
    ].filter((part) => part !== false),
  )
/** The same of one list. */
export const ofList = (list: keyof typeof lists, outcome: string) => `${lists[list]}: ${outcome}`
export const noSuchFan = 'no such fan'
/** `srOnly` text is for screen readers. */
export const syncNow = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Sync now',
  srOnly(` with ${isolated(username)} at Bandcamp`),
]
/** A box that syncs a fan by itself. */
export const daily = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Daily',
  srOnly(` sync with ${isolated(username)} when Gatefold opens on this device`),
]
export const dailyHelp = 'Once a day, when Gatefold opens on this device'
/** A box that has the server sync a fan by itself. */
export const weekly = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Check weekly',
  srOnly(` the lists of ${isolated(username)}`),
]
export const weeklyHelp = 'Once a week, also while Gatefold is closed'
export const weeklyFailed = 'Couldn’t change it'
export const listsOf = (types: readonly (keyof typeof lists)[]) => listText(types.map((type) => lists[type]))
export const history = (count: number) => `History of ${counted(count, { one: 'import', other: 'imports' })}`

export const undo = 'Undo this import…'
export const undone = 'Undone'
export const undoQuestion = 'Undo this import?'
export const undoNo = 'Keep them'
export const undoYes = 'Undo import'

type KeptBy = {
  kind: 'fan' | 'link' | 'file' | null
  username: string | null
  type: keyof typeof lists | null
  fileName: string | null
  count: number
}
const it = (count: number) => plural(count, { one: 'it', other: 'them' })
/** Why albums stay: "marit’s collection has them too". */
const has = ({ kind, username, type, fileName, count }: KeptBy) => {
  if (kind === null) return `you added ${it(count)} too`
  if (kind === 'link') return `your Bandcamp connection has ${it(count)} too`
  return `${kind === 'file' ? `“${isolated(fileName ?? '')}”` : `${isolated(username ?? '')}’s ${lists[type ?? 'collection']}`} has ${it(count)} too`
}
const changed = (count: number) => `you changed ${it(count)}`

const whatGoes = (removed: number, filled: number) => {
  if (removed === 0) return filled > 0 && 'Fields it filled in will be cleared.'
  const albums = plural(removed, { one: 'The album', other: `The ${albumCount(removed)}` })
  return filled === 0
    ? `${albums} it added will be removed.`
    : `${albums} it added will be removed, and fields it filled in will be cleared.`
}
/** "The 12 albums it added will be removed. 3 albums will stay because marit’s collection has them too." */
export const undoText = (
  { removed, trashed, kept, keptBy }: { removed: number; trashed: number; kept: number; keptBy: KeptBy[] },
  filled: number,
) => {
  const text = sentencesText([
    whatGoes(removed, filled),
    trashed > 0 && `${albumCount(trashed)} will go back to the trash.`,
    ...keptBy.map((one) => `${albumCount(one.count)} will stay because ${has(one)}.`),
    kept > 0 && `${albumCount(kept)} will stay because ${changed(kept)}.`,
  ])
  return text || 'Albums it added to crates will be removed from them.'
}

export const undoneTitle = 'Import undone'
/** "12 albums removed, 1 crate removed, 2 kept because marit’s collection has them too, 3 kept because you changed them" */
export const undoneText = (done: {
  removed: number
  reverted: number
  crates: number
  tagRules: number
  kept: number
  keptBy: KeptBy[]
}) => {
  const parts = [
    done.removed > 0 && `${albumCount(done.removed)} removed`,
    done.reverted > 0 && `${albumCount(done.reverted)} restored`,
    done.crates > 0 && `${counted(done.crates, { one: 'crate', other: 'crates' })} removed`,
    done.tagRules > 0 && `${counted(done.tagRules, { one: 'tag rule', other: 'tag rules' })} removed`,
  ].filter((part) => part !== false)
  if (parts.length === 0) parts.push('Nothing was left to remove')
  for (const one of done.keptBy) parts.push(`${numberText(one.count)} kept because ${has(one)}`)
  if (done.kept > 0) parts.push(`${numberText(done.kept)} kept because ${changed(done.kept)}`)
  return besideText(parts)
}
export const undoFailed = 'Couldn’t undo the import'
