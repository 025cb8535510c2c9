import { counted, isolated, listText, numberText, plural, sentencesText } from '#locales/intl.ts'

export const pastImports = 'Importações anteriores'
export const ofLink = 'Sua conexão com o Bandcamp'
const lists = { collection: 'coleção', wishlist: 'lista de desejos' }
export const outcome = (ending: string, added: number, filled: number) =>
  [
    ending === 'failed' && 'falhou',
    ending === 'cancelled' && 'cancelada',
    added === 0 ? 'nada adicionado' : counted(added, { one: 'adicionado', other: 'adicionados' }),
    filled > 0 && counted(filled, { one: 'completado', other: 'completados' }),
  ]
    .filter((part) => part !== false)
    .join(', ')
export const ofList = (list: keyof typeof lists, outcome: string) => `${lists[list]}: ${outcome}`
export const noSuchFan = 'não existe esse nome de usuário'
export const syncNow = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Sincronizar agora',
  srOnly(` com ${isolated(username)} no Bandcamp`),
]
export const daily = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Todo dia',
  srOnly(`: sincronizar com ${isolated(username)} quando o Gatefold abrir neste aparelho`),
]
export const dailyHelp = 'Uma vez por dia, quando o Gatefold abre neste aparelho'
export const weekly = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Conferir toda semana',
  srOnly(` as listas de ${isolated(username)}`),
]
export const weeklyHelp = 'Uma vez por semana, mesmo com o Gatefold fechado'
export const weeklyFailed = 'Não deu para alterar'
export const listsOf = (types: readonly (keyof typeof lists)[]) => listText(types.map((type) => lists[type]))
export const history = (count: number) => `Histórico de ${counted(count, { one: 'importação', other: 'importações' })}`

export const undo = 'Desfazer esta importação…'
export const undone = 'Desfeita'
export const undoQuestion = 'Desfazer esta importação?'
export const undoNo = 'Deixar como está'
export const undoYes = 'Desfazer importação'

type KeptBy = {
  kind: 'fan' | 'link' | 'file' | null
  username: string | null
  type: keyof typeof lists | null
  fileName: string | null
  count: number
}
const has = ({ kind, username, type, fileName }: KeptBy) => {
  if (kind === null) return 'você também adicionou'
  if (kind === 'link') return 'sua conexão com o Bandcamp também tem'
  return kind === 'file'
    ? `o arquivo “${isolated(fileName ?? '')}” também tem`
    : `a ${lists[type ?? 'collection']} de ${isolated(username ?? '')} também tem`
}
const stay = (count: number) => counted(count, { one: 'álbum fica', other: 'álbuns ficam' })

const whatGoes = (removed: number, filled: number) => {
  if (removed === 0) return filled > 0 && 'Os campos que ela preencheu ficam vazios.'
  const albums = plural(removed, {
    one: 'O álbum que ela adicionou sai da coleção',
    other: `Os ${numberText(removed)} álbuns que ela adicionou saem da coleção`,
  })
  return filled === 0 ? `${albums}.` : `${albums}, e os campos que ela preencheu ficam vazios.`
}
export const undoText = (
  { removed, trashed, kept, keptBy }: { removed: number; trashed: number; kept: number; keptBy: KeptBy[] },
  filled: number,
) => {
  const text = sentencesText([
    whatGoes(removed, filled),
    trashed > 0 && counted(trashed, { one: 'álbum volta para a lixeira.', other: 'álbuns voltam para a lixeira.' }),
    ...keptBy.map((one) => `${stay(one.count)}, porque ${has(one)}.`),
    kept > 0 && `${stay(kept)}, porque você alterou.`,
  ])
  return text || 'Os álbuns que ela adicionou a caixotes saem deles.'
}

export const undoneTitle = 'Importação desfeita'
export const undoneText = (done: {
  removed: number
  reverted: number
  crates: number
  tagRules: number
  kept: number
  keptBy: KeptBy[]
}) => {
  const parts = [
    done.removed > 0 && counted(done.removed, { one: 'álbum tirado', other: 'álbuns tirados' }),
    done.reverted > 0 && counted(done.reverted, { one: 'álbum como antes', other: 'álbuns como antes' }),
    done.crates > 0 && counted(done.crates, { one: 'caixote tirado', other: 'caixotes tirados' }),
    done.tagRules > 0 && counted(done.tagRules, { one: 'regra de tag tirada', other: 'regras de tags tiradas' }),
  ].filter((part) => part !== false)
  if (parts.length === 0) parts.push('Não sobrou nada para tirar')
  const kept = (count: number) => counted(count, { one: 'mantido', other: 'mantidos' })
  for (const one of done.keptBy) parts.push(`${kept(one.count)}, porque ${has(one)}`)
  if (done.kept > 0) parts.push(`${kept(done.kept)}, porque você alterou`)
  return parts.join('; ')
}
export const undoFailed = 'Não deu para desfazer a importação'
