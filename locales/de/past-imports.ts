import { besideText, counted, isolated, listText, numberText, plural, sentencesText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export const pastImports = 'Frühere Importe'
export const ofLink = 'Deine Bandcamp-Verbindung'
const lists = { collection: 'Sammlung', wishlist: 'Wunschliste' }
export const outcome = (ending: string, added: number, filled: number) =>
  besideText(
    [
      ending === 'failed' && 'gescheitert',
      ending === 'cancelled' && 'abgebrochen',
      `${numberText(added)} hinzugefügt`,
      filled > 0 && `${numberText(filled)} ergänzt`,
    ].filter((part) => part !== false),
  )
export const ofList = (list: keyof typeof lists, outcome: string) => `${lists[list]}: ${outcome}`
export const noSuchFan = 'kein solcher Fan'
export const syncNow = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Jetzt abgleichen',
  srOnly(` mit ${isolated(username)} bei Bandcamp`),
]
export const daily = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Täglich',
  srOnly(` mit ${isolated(username)} abgleichen, wenn Gatefold auf diesem Gerät geöffnet wird`),
]
export const dailyHelp = 'Einmal am Tag, wenn Gatefold auf diesem Gerät geöffnet wird'
export const weekly = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Wöchentlich nachsehen',
  srOnly(` bei den Listen von ${isolated(username)}`),
]
export const weeklyHelp = 'Einmal in der Woche, auch wenn Gatefold zu ist'
export const weeklyFailed = 'Konnte das nicht ändern'
export const listsOf = (types: readonly (keyof typeof lists)[]) => listText(types.map((type) => lists[type]))
export const history = (count: number) => `Verlauf: ${counted(count, { one: 'Import', other: 'Importe' })}`

export const undo = 'Diesen Import rückgängig machen …'
export const undone = 'Rückgängig gemacht'
export const undoQuestion = 'Diesen Import rückgängig machen?'
export const undoNo = 'Behalten'
export const undoYes = 'Rückgängig machen'

type KeptBy = {
  kind: 'fan' | 'link' | 'file' | null
  username: string | null
  type: keyof typeof lists | null
  fileName: string | null
  count: number
}
const it = (count: number) => plural(count, { one: 'es', other: 'sie' })
const has = ({ kind, username, type, fileName, count }: KeptBy) => {
  if (kind === null) return `du ${it(count)} auch selbst hinzugefügt hast`
  if (kind === 'link') return `deine Bandcamp-Verbindung ${it(count)} auch hat`
  if (kind === 'file') return `„${isolated(fileName ?? '')}“ ${it(count)} auch hat`
  return `die ${lists[type ?? 'collection']} von ${isolated(username ?? '')} ${it(count)} auch hat`
}
const changed = (count: number) => `du ${it(count)} geändert hast`
const stay = (count: number) => counted(count, { one: 'Album bleibt', other: 'Alben bleiben' })

const whatGoes = (removed: number, filled: number) => {
  if (removed === 0) return filled > 0 && 'Felder, die er ergänzt hat, werden geleert.'
  const albums = plural(removed, {
    one: 'Das Album, das er hinzugefügt hat, wird entfernt',
    other: `Die ${albumCount(removed)}, die er hinzugefügt hat, werden entfernt`,
  })
  return filled === 0 ? `${albums}.` : `${albums}, und Felder, die er ergänzt hat, werden geleert.`
}
export const undoText = (
  { removed, trashed, kept, keptBy }: { removed: number; trashed: number; kept: number; keptBy: KeptBy[] },
  filled: number,
) => {
  const text = sentencesText([
    whatGoes(removed, filled),
    trashed > 0 &&
      counted(trashed, {
        one: 'Album kommt wieder in den Papierkorb.',
        other: 'Alben kommen wieder in den Papierkorb.',
      }),
    ...keptBy.map((one) => `${stay(one.count)}, weil ${has(one)}.`),
    kept > 0 && `${stay(kept)}, weil ${changed(kept)}.`,
  ])
  return text || 'Alben, die er in Kisten gelegt hat, kommen wieder heraus.'
}

export const undoneTitle = 'Import rückgängig gemacht'
export const undoneText = (done: {
  removed: number
  reverted: number
  crates: number
  tagRules: number
  kept: number
  keptBy: KeptBy[]
}) => {
  const parts = [
    done.removed > 0 && `${albumCount(done.removed)} entfernt`,
    done.reverted > 0 && `${albumCount(done.reverted)} wie zuvor`,
    done.crates > 0 && `${counted(done.crates, { one: 'Kiste', other: 'Kisten' })} entfernt`,
    done.tagRules > 0 && `${counted(done.tagRules, { one: 'Tag-Regel', other: 'Tag-Regeln' })} entfernt`,
  ].filter((part) => part !== false)
  if (parts.length === 0) parts.push('Es war nichts mehr zu entfernen')
  for (const one of done.keptBy) parts.push(`${numberText(one.count)} behalten, weil ${has(one)}`)
  if (done.kept > 0) parts.push(`${numberText(done.kept)} behalten, weil ${changed(done.kept)}`)
  return parts.join('; ')
}
export const undoFailed = 'Konnte den Import nicht rückgängig machen'
