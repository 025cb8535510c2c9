import { besideText, counted, isolated, listText, plural, sentencesText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export const pastImports = 'Importaciones anteriores'
export const ofLink = 'Tu conexión con Bandcamp'
const lists = { collection: 'colección', wishlist: 'lista de deseos' }
export const outcome = (ending: string, added: number, filled: number) =>
  besideText(
    [
      ending === 'failed' && 'fallida',
      ending === 'cancelled' && 'cancelada',
      counted(added, { one: 'añadido', other: 'añadidos' }),
      filled > 0 && counted(filled, { one: 'completado', other: 'completados' }),
    ].filter((part) => part !== false),
  )
export const ofList = (list: keyof typeof lists, outcome: string) => `${lists[list]}: ${outcome}`
export const noSuchFan = 'no existe ese fan'
export const syncNow = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Sincronizar ahora',
  srOnly(` con ${isolated(username)} en Bandcamp`),
]
export const daily = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Cada día',
  srOnly(`, sincronizar con ${isolated(username)} al abrir Gatefold en este dispositivo`),
]
export const dailyHelp = 'Una vez al día, al abrir Gatefold en este dispositivo'
export const weekly = <Node>(username: string, srOnly: (text: string) => Node) => [
  'Revisar cada semana',
  srOnly(` las listas de ${isolated(username)}`),
]
export const weeklyHelp = 'Una vez por semana, también con Gatefold cerrado'
export const weeklyFailed = 'No se pudo cambiar'
export const listsOf = (types: readonly (keyof typeof lists)[]) => listText(types.map((type) => lists[type]))
export const history = (count: number) =>
  `Historial de ${counted(count, { one: 'importación', other: 'importaciones' })}`

export const undo = 'Deshacer esta importación…'
export const undone = 'Deshecha'
export const undoQuestion = '¿Deshacer esta importación?'
export const undoNo = 'Conservar los álbumes'
export const undoYes = 'Deshacer importación'

type KeptBy = {
  kind: 'fan' | 'link' | 'file' | null
  username: string | null
  type: keyof typeof lists | null
  fileName: string | null
  count: number
}
const them = (count: number) => plural(count, { one: 'lo', other: 'los' })
const has = ({ kind, username, type, fileName, count }: KeptBy) => {
  if (kind === null) return `también ${them(count)} añadiste tú`
  if (kind === 'link') return `también ${them(count)} tiene tu conexión con Bandcamp`
  if (kind === 'file') return `también ${them(count)} tiene “${isolated(fileName ?? '')}”`
  return `también ${them(count)} tiene la ${lists[type ?? 'collection']} de ${isolated(username ?? '')}`
}
const changed = (count: number) => `${them(count)} cambiaste`
const stay = (count: number) => counted(count, { one: 'álbum se queda', other: 'álbumes se quedan' })

const whatGoes = (removed: number, filled: number) => {
  if (removed === 0) return filled > 0 && 'Los campos que completó se vaciarán.'
  const albums = plural(removed, {
    one: 'El álbum que añadió se quitará',
    other: `Los ${albumCount(removed)} que añadió se quitarán`,
  })
  return filled === 0 ? `${albums}.` : `${albums}, y los campos que completó se vaciarán.`
}
export const undoText = (
  { removed, trashed, kept, keptBy }: { removed: number; trashed: number; kept: number; keptBy: KeptBy[] },
  filled: number,
) => {
  const text = sentencesText([
    whatGoes(removed, filled),
    trashed > 0 && counted(trashed, { one: 'álbum volverá a la papelera.', other: 'álbumes volverán a la papelera.' }),
    ...keptBy.map((one) => `${stay(one.count)} porque ${has(one)}.`),
    kept > 0 && `${stay(kept)} porque ${changed(kept)}.`,
  ])
  return text || 'Los álbumes que puso en cajones saldrán de ellos.'
}

export const undoneTitle = 'Importación deshecha'
export const undoneText = (done: {
  removed: number
  reverted: number
  crates: number
  tagRules: number
  kept: number
  keptBy: KeptBy[]
}) => {
  const parts = [
    done.removed > 0 && counted(done.removed, { one: 'álbum quitado', other: 'álbumes quitados' }),
    done.reverted > 0 && `${albumCount(done.reverted)} como antes`,
    done.crates > 0 && counted(done.crates, { one: 'cajón quitado', other: 'cajones quitados' }),
    done.tagRules > 0 &&
      counted(done.tagRules, { one: 'regla de etiquetas quitada', other: 'reglas de etiquetas quitadas' }),
  ].filter((part) => part !== false)
  if (parts.length === 0) parts.push('Ya no quedaba nada que quitar')
  for (const one of done.keptBy) parts.push(`${stay(one.count)} porque ${has(one)}`)
  if (done.kept > 0) parts.push(`${stay(done.kept)} porque ${changed(done.kept)}`)
  return parts.join('; ')
}
export const undoFailed = 'No se pudo deshacer la importación'
