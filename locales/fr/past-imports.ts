import { counted, isolated, listText, numberText, plural, sentencesText } from '#locales/intl.ts'

export const pastImports = 'Imports passés'
export const ofLink = 'Ta liaison Bandcamp'
const lists = { collection: 'collection', wishlist: 'liste de souhaits' }
export const outcome = (ending: string, added: number, filled: number) =>
  [
    ending === 'failed' && 'échec',
    ending === 'cancelled' && 'arrêt',
    counted(added, { one: 'album ajouté', other: 'albums ajoutés' }),
    filled > 0 && counted(filled, { one: 'complété', other: 'complétés' }),
  ]
    .filter((part) => part !== false)
    .join(', ')
export const ofList = (list: keyof typeof lists, outcome: string) => `${lists[list]} : ${outcome}`
export const noSuchFan = 'ce fan n’existe pas'
export const syncNow = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Synchroniser',
  srOnly(` avec « ${isolated(username)} » sur Bandcamp`),
]
export const daily = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Chaque jour',
  srOnly(`, synchroniser avec « ${isolated(username)} » quand Gatefold s’ouvre sur cet appareil`),
]
export const dailyHelp = 'Une fois par jour, quand Gatefold s’ouvre sur cet appareil'
export const weekly = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Vérifier chaque semaine',
  srOnly(` les listes de « ${isolated(username)} »`),
]
export const weeklyHelp = 'Une fois par semaine, même si Gatefold est fermé'
export const weeklyFailed = 'Impossible de changer ce réglage'
export const listsOf = (types: readonly (keyof typeof lists)[]) => listText(types.map((type) => lists[type]))
export const history = (count: number) => `Historique : ${counted(count, { one: 'import', other: 'imports' })}`

export const undo = 'Annuler cet import…'
export const undone = 'Annulé'
export const undoQuestion = 'Annuler cet import ?'
export const undoNo = 'Les garder'
export const undoYes = 'Annuler l’import'

type KeptBy = {
  kind: 'fan' | 'link' | 'file' | null
  username: string | null
  type: keyof typeof lists | null
  fileName: string | null
  count: number
}
const has = ({ kind, username, type, fileName, count }: KeptBy) => {
  if (kind === null)
    return plural(count, { one: 'tu l’as aussi ajouté toi-même', other: 'tu les as aussi ajoutés toi-même' })
  if (kind === 'link')
    return plural(count, { one: 'ta liaison Bandcamp l’a aussi', other: 'ta liaison Bandcamp les a aussi' })
  const source =
    kind === 'file'
      ? `le fichier « ${isolated(fileName ?? '')} »`
      : `la ${lists[type ?? 'collection']} de « ${isolated(username ?? '')} »`
  return plural(count, { one: `${source} l’a aussi`, other: `${source} les a aussi` })
}
const changed = (count: number) => plural(count, { one: 'tu l’as modifié', other: 'tu les as modifiés' })
const stay = (count: number) => counted(count, { one: 'album restera', other: 'albums resteront' })

const whatGoes = (removed: number, filled: number) => {
  if (removed === 0) return filled > 0 && 'Les champs qu’il a complétés seront vidés.'
  const albums = plural(removed, {
    one: 'L’album qu’il a ajouté sera retiré',
    other: `Les ${numberText(removed)} albums qu’il a ajoutés seront retirés`,
  })
  return filled === 0 ? `${albums}.` : `${albums}, et les champs qu’il a complétés seront vidés.`
}
export const undoText = (
  { removed, trashed, kept, keptBy }: { removed: number; trashed: number; kept: number; keptBy: KeptBy[] },
  filled: number,
) => {
  const text = sentencesText([
    whatGoes(removed, filled),
    trashed > 0 &&
      counted(trashed, {
        one: 'album retournera dans la corbeille.',
        other: 'albums retourneront dans la corbeille.',
      }),
    ...keptBy.map((one) => `${stay(one.count)}, car ${has(one)}.`),
    kept > 0 && `${stay(kept)}, car ${changed(kept)}.`,
  ])
  return text || 'Les albums qu’il a mis dans des bacs en seront retirés.'
}

export const undoneTitle = 'Import annulé'
export const undoneText = (done: {
  removed: number
  reverted: number
  crates: number
  tagRules: number
  kept: number
  keptBy: KeptBy[]
}) => {
  const parts = [
    done.removed > 0 && counted(done.removed, { one: 'album retiré', other: 'albums retirés' }),
    done.reverted > 0 && counted(done.reverted, { one: 'album comme avant', other: 'albums comme avant' }),
    done.crates > 0 && counted(done.crates, { one: 'bac supprimé', other: 'bacs supprimés' }),
    done.tagRules > 0 && counted(done.tagRules, { one: 'règle de tag retirée', other: 'règles de tags retirées' }),
  ].filter((part) => part !== false)
  if (parts.length === 0) parts.push('Il n’y avait plus rien à retirer')
  const kept = (count: number) => counted(count, { one: 'gardé', other: 'gardés' })
  for (const one of done.keptBy) parts.push(`${kept(one.count)}, car ${has(one)}`)
  if (done.kept > 0) parts.push(`${kept(done.kept)}, car ${changed(done.kept)}`)
  return parts.join(' ; ')
}
export const undoFailed = 'Impossible d’annuler l’import'
