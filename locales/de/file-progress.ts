import { crates } from '#locales/file-export.ts'
import { pairs, rows, tagColors, tagRules } from '#locales/files.ts'
import { cancelledText } from '#locales/import.ts'
import { counted, listText, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

const aliases = (count: number) =>
  counted(count, { one: 'Name eines zusammengelegten Albums', other: 'Namen zusammengelegter Alben' })

export const rowsSent = <Node>(
  sent: number,
  total: number,
  { large, small }: { large: (text: string) => Node; small: (text: string) => Node },
) => [large(numberText(sent)), small(`von ${rows(total)}`)]
export const percent = (value: number) => `${numberText(value)} %`
export const importingSrOnly = (percents: number) => `Wird importiert, ${numberText(percents)} % fertig`
export const importBar = 'Import'
export const rowsDone = (rows: number, total: number) => `${numberText(rows)} von ${numberText(total)} Zeilen`
export const added = 'Hinzugefügt'
export const filled = 'Ergänzt'
export const skipped = 'Übersprungen'
export const waiting = {
  connection: 'Du bist offline. Der Import geht weiter, sobald die Verbindung wieder da ist.',
  server: 'Gatefold antwortet nicht. Der Import versucht es von selbst noch einmal.',
}
export const canResume = 'Was importiert ist, bleibt. Du kannst den Import fortsetzen.'
export const youCanClose = 'Du kannst das schließen. Der Import läuft weiter, solange die Seite offen ist.'
export const cancelImport = 'Import abbrechen'
export const resume = 'Fortsetzen'
export const importFailed = 'Import gescheitert'
export const importDataFailed = 'Konnte deine Alben nicht importieren. Versuch es noch einmal'
export const cancelledHere = 'Der Import wurde abgebrochen'

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
    albumCount(created),
    crateCount > 0 && crates(crateCount),
    rules && rules.added > 0 && tagRules(rules.added),
    others.tagColors && others.tagColors.added > 0 && tagColors(others.tagColors.added),
    others.distinct && others.distinct.added > 0 && pairs(others.distinct.added),
  ].filter((part) => typeof part === 'string')
  const rest = [
    updated > 0 && `${albumCount(updated)} ergänzt`,
    skipped > 0 && `${numberText(skipped)} schon da`,
    rules && rules.existing > 0 && `${tagRules(rules.existing)} ausgelassen, weil du für das Tag schon eine hast`,
    rules && rules.overLimit > 0 && `${tagRules(rules.overLimit)} ausgelassen, weil es zu viele sind`,
    aliasesOverLimit > 0 && `${aliases(aliasesOverLimit)} ausgelassen, weil es zu viele sind`,
    others.tagColors &&
      others.tagColors.existing > 0 &&
      `${tagColors(others.tagColors.existing)} ausgelassen, weil das Tag schon eine hat`,
    others.tagColors &&
      others.tagColors.overLimit > 0 &&
      `${tagColors(others.tagColors.overLimit)} ausgelassen, weil es zu viele sind`,
    others.distinct &&
      others.distinct.overLimit > 0 &&
      `${pairs(others.distinct.overLimit)} ausgelassen, weil es zu viele sind`,
  ].filter(Boolean)
  return `Import fertig. ${[`${listText(made)} importiert`, rest.join(', ')].filter(Boolean).join('; ')}.`
}
export const cameBack = (albums: number) =>
  counted(albums, {
    one: 'davon lag im Papierkorb und ist wieder da.',
    other: 'davon lagen im Papierkorb und sind wieder da.',
  })
export const cancelled = (came: number) => `Import abgebrochen. ${cancelledText(came)}`
export const importAnother = 'Noch eine importieren'
