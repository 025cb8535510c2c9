import { crates } from '#locales/file-export.ts'
import { pairs, rows, tagColors, tagRules } from '#locales/files.ts'
import { cancelledText } from '#locales/import.ts'
import { counted, listText, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

const aliases = (count: number) => counted(count, { one: 'name of a merged album', other: 'names of merged albums' })

/** The number is large, the rest small. */
export const rowsSent = <Node>(
  sent: number,
  total: number,
  { large, small }: { large: (text: string) => Node; small: (text: string) => Node },
) => [large(numberText(sent)), small(`of ${rows(total)}`)]
export const percent = (value: number) => `${numberText(value)}%`
export const importingSrOnly = (percents: number) => `Importing, ${numberText(percents)}% done`
export const importBar = 'Import'
/** What the bar comes to, for screen readers. */
export const rowsDone = (rows: number, total: number) => `${numberText(rows)} of ${numberText(total)} rows`
export const added = 'Added'
export const filled = 'Filled'
export const skipped = 'Skipped'
export const waiting = {
  connection: 'You are offline. The import resumes when the connection is back.',
  server: 'Gatefold isn’t responding. The import retries automatically.',
}
export const canResume = 'What was imported is kept. You can resume the import.'
export const youCanClose = 'You can close this dialog. The import continues while the page is open.'
export const cancelImport = 'Cancel import'
export const resume = 'Resume'
export const importFailed = 'Import failed'
export const importDataFailed = 'Couldn’t import your albums. Please try again'
export const cancelledHere = 'The import was stopped'

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

/** "Import successful. 120 albums, 2 crates, and 3 tag rules imported; 3 albums filled, 5 already there." */
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
    albumCount(created),
    crateCount > 0 && crates(crateCount),
    rules && rules.added > 0 && tagRules(rules.added),
    others.tagColors && others.tagColors.added > 0 && tagColors(others.tagColors.added),
    others.distinct && others.distinct.added > 0 && pairs(others.distinct.added),
  ].filter((part) => typeof part === 'string')
  const rest = [
    updated > 0 && `${albumCount(updated)} filled`,
    skipped > 0 && `${numberText(skipped)} already there`,
    rules && rules.existing > 0 && `${tagRules(rules.existing)} left out because you have one for the tag`,
    rules && rules.overLimit > 0 && `${tagRules(rules.overLimit)} left out because there are too many`,
    aliasesOverLimit > 0 && `${aliases(aliasesOverLimit)} left out because there are too many`,
    others.tagColors &&
      others.tagColors.existing > 0 &&
      `${tagColors(others.tagColors.existing)} left out because the tag has one`,
    others.tagColors &&
      others.tagColors.overLimit > 0 &&
      `${tagColors(others.tagColors.overLimit)} left out because there are too many`,
    others.distinct &&
      others.distinct.overLimit > 0 &&
      `${pairs(others.distinct.overLimit)} left out because there are too many`,
  ].filter(Boolean)
  return `Import successful. ${[`${listText(made)} imported`, rest.join(', ')].filter(Boolean).join('; ')}.`
}
/** After it, of albums that a file has restored. */
export const cameBack = (albums: number) =>
  counted(albums, {
    one: 'of these was in the trash and is back.',
    other: 'of these were in the trash and are back.',
  })
export const cancelled = (came: number) => `Import cancelled. ${cancelledText(came)}`
export const importAnother = 'Import another'
