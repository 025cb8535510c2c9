import { isolated, numberText } from '#locales/intl.ts'
import { places } from '#locales/places.ts'
import { albumCount } from '#locales/ui.ts'

export { cancel } from '#locales/phrases.ts'

export const title = 'Etiquetas'
export const manage = places.tags.command
export const loading = 'Cargando tus etiquetas…'
export const noTags = 'Aún no hay etiquetas'
export const noTagsText = 'Las etiquetas de Bandcamp llegan con tus álbumes, y las tuyas van al lado.'
export const noTagFound = 'Ninguna etiqueta coincide'
export const findTag = 'Buscar etiqueta'
export const sort = 'Ordenar etiquetas'
export const sorts = { count: 'Más álbumes', name: 'Nombre' } as const
export const showMore = 'Ver más'
export const count = albumCount

export const alike = 'Parecen la misma etiqueta'
export const mergeInto = (to: string) => `Unir en “${isolated(to)}”`
export const showAll = (count: number) => `Ver todo (${numberText(count)})`

export const rename = (tag: string) => `Cambiar el nombre de “${isolated(tag)}”`
export const remove = (tag: string) => `Eliminar “${isolated(tag)}”`
export const newName = (tag: string) => `Nuevo nombre para “${isolated(tag)}”`
export const save = 'Cambiar nombre'
export const merge = 'Unir'
export const deleteTag = 'Eliminar etiqueta'
export const renames = (from: string, count: number) =>
  `Cambia el nombre de “${isolated(from)}” en ${albumCount(count)}.`
export const merges = (from: string, to: string, count: number) =>
  `“${isolated(from)}” pasa a ser “${isolated(to)}” en ${albumCount(count)}.`
export const deletes = (from: string, count: number) => `Quita “${isolated(from)}” de ${albumCount(count)}.`
export const keptFor = 'También para las etiquetas que traigan importaciones futuras.'

export const colors = {
  clay: 'Arcilla',
  amber: 'Ámbar',
  olive: 'Oliva',
  moss: 'Musgo',
  teal: 'Turquesa',
  sky: 'Cielo',
  slate: 'Pizarra',
  plum: 'Ciruela',
  rose: 'Rosa',
} as const
export const automatic = 'Automático'
export const color = (tag: string, color: string) => `Color de “${isolated(tag)}”: ${color}`
export const automaticColor = (color: string) => `${color} (automático)`
export const colorFailed = 'No se pudo cambiar el color'

export const renamed = 'Nombre de la etiqueta cambiado'
export const merged = (count: number) => (count === 1 ? 'Etiquetas unidas' : `${numberText(count)} etiquetas unidas`)
export const deleted = 'Etiqueta eliminada'
export const nowCalled = (to: string, count: number) => `Ahora “${isolated(to)}” en ${albumCount(count)}`
export const removedFrom = (tag: string, count: number) => `Etiqueta “${isolated(tag)}” quitada de ${albumCount(count)}`
export const editFailed = 'No se pudieron cambiar las etiquetas'
export const undoFailed = 'No se pudo deshacer el cambio'
export const undone = 'Las etiquetas vuelven a ser las de antes'

export const rules = 'Reglas'
export const loadingRules = 'Cargando tus reglas…'
export const noRules =
  'Aún no hay reglas. Cuando cambias el nombre de una etiqueta, la unes con otra o la eliminas, aquí queda una regla para que las importaciones no traigan el nombre anterior.'
export const rulesHint =
  'Las etiquetas de Bandcamp reciben estos nombres al importar o traer álbumes. Las que escribes tú se quedan como las escribes.'
export const becomes = 'pasa a ser'
export const becomesNone = 'se quita'
export const removeRule = (from: string) => `Quitar la regla de “${isolated(from)}”`
export const ruleRemoved = 'Regla quitada'
export const ruleRemovedText = (from: string) => `Las importaciones pueden volver a traer “${isolated(from)}”.`
export const removeRuleFailed = 'No se pudo quitar la regla'
