import { crates } from '#locales/file-export.ts'
import { pairs, rows, tagColors, tagRules } from '#locales/files.ts'
import { cancelledText } from '#locales/import.ts'
import { counted, listText, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

const aliases = (count: number) =>
  counted(count, { one: 'nome de um álbum juntado', other: 'nomes de álbuns juntados' })

export const rowsSent = <Node>(
  sent: number,
  total: number,
  { large, small }: { large: (text: string) => Node; small: (text: string) => Node },
) => [large(numberText(sent)), small(`de ${rows(total)}`)]
export const percent = (value: number) => `${numberText(value)}%`
export const importingSrOnly = (percents: number) => `Importando: ${numberText(percents)}% pronto`
export const importBar = 'Importação'
export const rowsDone = (done: number, total: number) => `${numberText(done)} de ${rows(total)}`
export const added = 'Adicionados'
export const filled = 'Completados'
export const skipped = 'De fora'
export const waiting = {
  connection: 'Você está offline. A importação continua quando a conexão voltar.',
  server: 'O Gatefold não responde. A importação tenta de novo sozinha.',
}
export const canResume = 'O que foi importado fica. Você pode continuar a importação.'
export const youCanClose = 'Pode fechar isto. A importação continua enquanto a página estiver aberta.'
export const cancelImport = 'Cancelar importação'
export const resume = 'Continuar'
export const importFailed = 'A importação falhou'
export const importDataFailed = 'Não deu para importar seus álbuns. Tente de novo'
export const cancelledHere = 'A importação foi cancelada'

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
    created === 0 ? 'nenhum álbum novo' : albumCount(created),
    crateCount > 0 && crates(crateCount),
    rules && rules.added > 0 && tagRules(rules.added),
    others.tagColors && others.tagColors.added > 0 && tagColors(others.tagColors.added),
    others.distinct && others.distinct.added > 0 && pairs(others.distinct.added),
  ].filter((part) => typeof part === 'string')
  const rest = [
    updated > 0 && counted(updated, { one: 'álbum completado', other: 'álbuns completados' }),
    skipped > 0 && counted(skipped, { one: 'já estava aqui', other: 'já estavam aqui' }),
    rules && rules.existing > 0 && `${tagRules(rules.existing)} de fora, porque a tag já tem regra`,
    rules && rules.overLimit > 0 && `${tagRules(rules.overLimit)} de fora, porque há regras demais`,
    aliasesOverLimit > 0 && `${aliases(aliasesOverLimit)} de fora, porque há nomes demais`,
    others.tagColors &&
      others.tagColors.existing > 0 &&
      `${tagColors(others.tagColors.existing)} de fora, porque a tag já tem cor`,
    others.tagColors &&
      others.tagColors.overLimit > 0 &&
      `${tagColors(others.tagColors.overLimit)} de fora, porque há cores demais`,
    others.distinct &&
      others.distinct.overLimit > 0 &&
      `${pairs(others.distinct.overLimit)} de fora, porque há pares demais`,
  ].filter(Boolean)
  return `Importação concluída: ${[listText(made), ...rest].join('; ')}.`
}
export const cameBack = (albums: number) =>
  plural(albums, {
    one: `${numberText(albums)} deles estava na lixeira e voltou.`,
    other: `${numberText(albums)} deles estavam na lixeira e voltaram.`,
  })
export const cancelled = (came: number) => `Importação cancelada. ${cancelledText(came)}`
export const importAnother = 'Importar outro'
