import { crates } from '#locales/file-export.ts'
import { pairs, rows, tagColors, tagRules } from '#locales/files.ts'
import { cancelledText } from '#locales/import.ts'
import { counted, listText, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

const aliases = (count: number) => counted(count, { one: 'nom d’album fusionné', other: 'noms d’albums fusionnés' })

export const rowsSent = <Node>(
  sent: number,
  total: number,
  { large, small }: { large: (text: string) => Node; small: (text: string) => Node },
) => [large(numberText(sent)), small(`sur ${rows(total)}`)]
export const percent = (value: number) => `${numberText(value)} %`
export const importingSrOnly = (percents: number) => `Import en cours, ${numberText(percents)} % faits`
export const importBar = 'Import'
export const rowsDone = (done: number, total: number) => `${numberText(done)} sur ${rows(total)}`
export const added = 'Ajoutés'
export const filled = 'Complétés'
export const skipped = 'Laissés de côté'
export const waiting = {
  connection: 'Tu es hors ligne. L’import reprendra quand la connexion sera revenue.',
  server: 'Gatefold ne répond pas. L’import réessaie tout seul.',
}
export const canResume = 'Ce qui a été importé est gardé. Tu peux reprendre l’import.'
export const youCanClose = 'Tu peux fermer cette fenêtre. L’import continue tant que la page est ouverte.'
export const cancelImport = 'Arrêter l’import'
export const resume = 'Reprendre'
export const importFailed = 'L’import n’a pas marché'
export const importDataFailed = 'Impossible d’importer tes albums. Réessaie'
export const cancelledHere = 'L’import a été arrêté'

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
    updated > 0 && counted(updated, { one: 'album complété', other: 'albums complétés' }),
    skipped > 0 && `${numberText(skipped)} déjà là`,
    rules && rules.existing > 0 && `${tagRules(rules.existing)} en moins, car tu en as déjà une pour le tag`,
    rules && rules.overLimit > 0 && `${tagRules(rules.overLimit)} en moins, car il y en a trop`,
    aliasesOverLimit > 0 && `${aliases(aliasesOverLimit)} en moins, car il y en a trop`,
    others.tagColors &&
      others.tagColors.existing > 0 &&
      `${tagColors(others.tagColors.existing)} en moins, car le tag en a déjà une`,
    others.tagColors &&
      others.tagColors.overLimit > 0 &&
      `${tagColors(others.tagColors.overLimit)} en moins, car il y en a trop`,
    others.distinct &&
      others.distinct.overLimit > 0 &&
      `${pairs(others.distinct.overLimit)} en moins, car il y en a trop`,
  ].filter(Boolean)
  return `Import terminé. Importé : ${[listText(made), ...rest].join(' ; ')}.`
}
export const cameBack = (albums: number) =>
  plural(albums, {
    one: `Parmi eux, ${numberText(albums)} était dans la corbeille et est de retour.`,
    other: `Parmi eux, ${numberText(albums)} étaient dans la corbeille et sont de retour.`,
  })
export const cancelled = (came: number) => `Import arrêté. ${cancelledText(came)}`
export const importAnother = 'En importer un autre'
