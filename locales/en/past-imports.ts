import { besideText, counted, listText, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export const pastImports = 'Past imports'
/** An import from the person's connection to Bandcamp's fan API. */
export const ofLink = 'Your Bandcamp connection'
/** The fan's list that was imported. */
export const lists = { collection: 'collection', wishlist: 'wishlist' }
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
export const noSuchFan = 'no such fan'
/** `srOnly` text is for screen readers. */
export const syncNow = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Sync now',
  srOnly(` with ${username} at Bandcamp`),
]
/** A box that syncs a fan by itself. */
export const daily = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Daily',
  srOnly(` sync with ${username} when Gatefold opens on this device`),
]
export const dailyHelp = 'Once a day, when Gatefold opens on this device'
/** A box that has the server sync a fan by itself. */
export const weekly = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Check weekly',
  srOnly(` the lists of ${username}`),
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

const whatGoes = (added: number, filled: number) => {
  if (added + filled === 0) return 'Albums it added to crates will be removed from them.'
  if (added === 0) return 'Fields it filled in will be cleared.'
  const it = plural(added, { one: 'The album', other: `The ${albumCount(added)}` })
  return filled === 0
    ? `${it} it added will be removed.`
    : `${it} it added will be removed, and fields it filled in will be cleared.`
}
export const undoText = (added: number, filled: number) =>
  `${whatGoes(added, filled)} Albums you have since rated, tagged, given a note or put in a crate stay.`

export const undoneTitle = 'Import undone'
/** "12 albums removed, 1 crate removed, 3 kept because you changed them" */
export const undoneText = (done: {
  removed: number
  reverted: number
  crates: number
  tagRules: number
  kept: number
}) => {
  const parts = [
    done.removed > 0 && `${albumCount(done.removed)} removed`,
    done.reverted > 0 && `${albumCount(done.reverted)} restored`,
    done.crates > 0 && `${counted(done.crates, { one: 'crate', other: 'crates' })} removed`,
    done.tagRules > 0 && `${counted(done.tagRules, { one: 'tag rule', other: 'tag rules' })} removed`,
  ].filter((part) => part !== false)
  if (parts.length === 0) parts.push('Nothing was left to remove')
  if (done.kept > 0) parts.push(`${numberText(done.kept)} kept because you changed them`)
  return besideText(parts)
}
export const undoFailed = 'Couldn’t undo the import'
