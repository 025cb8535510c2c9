import { isolated, numberText } from '#locales/intl.ts'
import { places } from '#locales/places.ts'
import { albumCount } from '#locales/ui.ts'

export { cancel } from '#locales/phrases.ts'

export const title = 'Tags'
export const manage = places.tags.command
export const loading = 'Deine Tags werden geladen …'
export const noTags = 'Noch keine Tags'
export const noTagsText = 'Die Tags von Bandcamp kommen mit deinen Alben, deine stehen daneben.'
export const noTagFound = 'Kein Tag passt'
export const findTag = 'Tag suchen'
export const sort = 'Tags sortieren'
export const sorts = { count: 'Meiste Alben', name: 'Name' } as const
export const showMore = 'Mehr zeigen'
export const count = albumCount

export const alike = 'Wahrscheinlich dasselbe Tag'
export const mergeInto = (to: string) => `Zu „${isolated(to)}“ machen`
export const showAll = (count: number) => `Alle ${numberText(count)} zeigen`

export const rename = (tag: string) => `„${isolated(tag)}“ umbenennen`
export const remove = (tag: string) => `„${isolated(tag)}“ löschen`
export const newName = (tag: string) => `Neuer Name für „${isolated(tag)}“`
export const save = 'Umbenennen'
export const merge = 'Zusammenlegen'
export const deleteTag = 'Tag löschen'
export const renames = (from: string, count: number) => `Benennt „${isolated(from)}“ bei ${albumCount(count)} um.`
export const merges = (from: string, to: string, count: number) =>
  `Macht „${isolated(from)}“ bei ${albumCount(count)} zu „${isolated(to)}“.`
export const deletes = (from: string, count: number) => `Entfernt „${isolated(from)}“ von ${albumCount(count)}.`
export const keptFor = 'Auch bei Tags, die spätere Importe bringen.'

export const colors = {
  clay: 'Lehm',
  amber: 'Bernstein',
  olive: 'Olive',
  moss: 'Moos',
  teal: 'Petrol',
  sky: 'Himmel',
  slate: 'Schiefer',
  plum: 'Pflaume',
  rose: 'Rose',
} as const
export const automatic = 'Automatisch'
export const color = (tag: string, color: string) => `Farbe von „${isolated(tag)}“: ${color}`
export const automaticColor = (color: string) => `${color} (automatisch)`
export const colorFailed = 'Konnte die Farbe nicht ändern'

export const renamed = 'Tag umbenannt'
export const merged = (count: number) =>
  count === 1 ? 'Tags zusammengelegt' : `${numberText(count)} Tags zusammengelegt`
export const deleted = 'Tag gelöscht'
export const nowCalled = (to: string, count: number) => `Jetzt „${isolated(to)}“ bei ${albumCount(count)}`
export const removedFrom = (tag: string, count: number) => `„${isolated(tag)}“ von ${albumCount(count)} entfernt`
export const editFailed = 'Konnte die Tags nicht ändern'
export const undoFailed = 'Konnte die Änderung nicht rückgängig machen'
export const undone = 'Tags sind wie zuvor'

export const rules = 'Regeln'
export const loadingRules = 'Deine Regeln werden geladen …'
export const noRules =
  'Noch keine Regeln. Wenn du ein Tag umbenennst, zusammenlegst oder löschst, steht hier eine Regel, damit Importe den alten Namen nicht wiederbringen.'
export const rulesHint =
  'Tags von Bandcamp bekommen diese Namen, wenn Alben importiert oder geholt werden. Tags, die du tippst, bleiben, wie du sie tippst.'
export const becomes = 'wird zu'
export const becomesNone = 'entfernt'
export const removeRule = (from: string) => `Regel für „${isolated(from)}“ entfernen`
export const ruleRemoved = 'Regel entfernt'
export const ruleRemovedText = (from: string) => `Importe bringen vielleicht wieder „${isolated(from)}“.`
export const removeRuleFailed = 'Konnte die Regel nicht entfernen'
