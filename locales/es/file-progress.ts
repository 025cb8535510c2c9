import { crates } from '#locales/file-export.ts'
import { pairs, rows, tagColors, tagRules } from '#locales/files.ts'
import { cancelledText } from '#locales/import.ts'
import { counted, listText, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

const aliases = (count: number) =>
  counted(count, { one: 'nombre de un álbum unido', other: 'nombres de álbumes unidos' })

export const rowsSent = <Node>(
  sent: number,
  total: number,
  { large, small }: { large: (text: string) => Node; small: (text: string) => Node },
) => [large(numberText(sent)), small(`de ${rows(total)}`)]
export const percent = (value: number) => `${numberText(value)} %`
export const importingSrOnly = (percents: number) => `Importando, ${numberText(percents)} % listo`
export const importBar = 'Importación'
export const rowsDone = (done: number, total: number) => `${numberText(done)} de ${rows(total)}`
export const added = 'Añadidos'
export const filled = 'Completados'
export const skipped = 'Saltados'
export const waiting = {
  connection: 'Estás sin conexión. La importación sigue cuando la recuperes.',
  server: 'Gatefold no responde. La importación lo vuelve a intentar sola.',
}
export const canResume = 'Lo importado se conserva. Puedes seguir con la importación.'
export const youCanClose = 'Puedes cerrar esta ventana. La importación sigue mientras la página esté abierta.'
export const cancelImport = 'Cancelar importación'
export const resume = 'Seguir'
export const importFailed = 'La importación falló'
export const importDataFailed = 'No se pudieron importar tus álbumes. Inténtalo otra vez'
export const cancelledHere = 'La importación se canceló'

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
    updated > 0 && counted(updated, { one: 'álbum completado', other: 'álbumes completados' }),
    skipped > 0 && counted(skipped, { one: 'ya estaba', other: 'ya estaban' }),
    rules && rules.existing > 0 && `${tagRules(rules.existing)} fuera porque la etiqueta ya tiene una`,
    rules && rules.overLimit > 0 && `${tagRules(rules.overLimit)} fuera porque hay demasiadas`,
    aliasesOverLimit > 0 && `${aliases(aliasesOverLimit)} fuera porque hay demasiados`,
    others.tagColors &&
      others.tagColors.existing > 0 &&
      `${tagColors(others.tagColors.existing)} fuera porque la etiqueta ya tiene uno`,
    others.tagColors &&
      others.tagColors.overLimit > 0 &&
      `${tagColors(others.tagColors.overLimit)} fuera porque hay demasiados`,
    others.distinct &&
      others.distinct.overLimit > 0 &&
      `${pairs(others.distinct.overLimit)} fuera porque hay demasiados`,
  ].filter(Boolean)
  return `Importación terminada. Importado: ${[listText(made), rest.join(', ')].filter(Boolean).join('; ')}.`
}
export const cameBack = (albums: number) =>
  counted(albums, {
    one: 'de ellos estaba en la papelera y ya está de vuelta.',
    other: 'de ellos estaban en la papelera y ya están de vuelta.',
  })
export const cancelled = (came: number) => `Importación cancelada. ${cancelledText(came)}`
export const importAnother = 'Importar otro'
