import { counted, isolated, numberText } from '#locales/intl.ts'
import { places } from '#locales/places.ts'
import { albumCount } from '#locales/ui.ts'

export { cancel } from '#locales/phrases.ts'

export const title = 'Tags'
export const manage = places.tags.command
export const loading = 'Chargement de tes tags…'
export const noTags = 'Pas encore de tags'
export const noTagsText = 'Les tags de Bandcamp arrivent avec tes albums, les tiens se placent à côté.'
export const noTagFound = 'Aucun tag ne correspond'
export const findTag = 'Chercher un tag'
export const sort = 'Trier les tags'
export const sorts = { count: 'Les plus utilisés', name: 'Nom' } as const
export const showMore = 'Voir plus'
export const count = albumCount

export const alike = 'Sans doute le même tag'
export const mergeInto = (to: string) => `En faire « ${isolated(to)} »`
export const showAll = (count: number) => `Tout afficher (${numberText(count)})`

export const rename = (tag: string) => `Renommer « ${isolated(tag)} »`
export const remove = (tag: string) => `Supprimer « ${isolated(tag)} »`
export const newName = (tag: string) => `Nouveau nom de « ${isolated(tag)} »`
export const save = 'Renommer'
export const merge = 'Fusionner'
export const deleteTag = 'Supprimer le tag'
export const renames = (from: string, count: number) => `Renomme « ${isolated(from)} » sur ${albumCount(count)}.`
export const merges = (from: string, to: string, count: number) =>
  `Fusionne « ${isolated(from)} » dans « ${isolated(to)} » sur ${albumCount(count)}.`
export const deletes = (from: string, count: number) => `Retire « ${isolated(from)} » de ${albumCount(count)}.`
export const keptFor = 'Vaut aussi pour les tags des prochains imports.'

export const colors = {
  clay: 'Argile',
  amber: 'Ambre',
  olive: 'Olive',
  moss: 'Mousse',
  teal: 'Canard',
  sky: 'Ciel',
  slate: 'Ardoise',
  plum: 'Prune',
  rose: 'Rose',
} as const
export const automatic = 'Automatique'
export const color = (tag: string, color: string) => `Couleur de « ${isolated(tag)} » : ${color}`
export const automaticColor = (color: string) => `${color} (automatique)`
export const colorFailed = 'Impossible de changer la couleur'

export const renamed = 'Tag renommé'
export const merged = (count: number) =>
  count === 1 ? 'Tags fusionnés' : counted(count, { one: 'tag fusionné', other: 'tags fusionnés' })
export const deleted = 'Tag supprimé'
export const nowCalled = (to: string, count: number) => `Maintenant « ${isolated(to)} » sur ${albumCount(count)}`
export const removedFrom = (tag: string, count: number) => `« ${isolated(tag)} » retiré de ${albumCount(count)}`
export const editFailed = 'Impossible de modifier les tags'
export const undoFailed = 'Impossible d’annuler la modification'
export const undone = 'Les tags sont comme avant'

export const rules = 'Règles'
export const loadingRules = 'Chargement de tes règles…'
export const noRules =
  'Pas encore de règles. Quand tu renommes, fusionnes ou supprimes un tag, une règle est gardée ici pour que les imports ne ramènent pas l’ancien nom.'
export const rulesHint =
  'Les tags de Bandcamp prennent ces noms quand des albums sont importés ou récupérés. Ceux que tu écris restent comme tu les écris.'
export const becomes = 'devient'
export const becomesNone = 'retiré'
export const removeRule = (from: string) => `Retirer la règle pour « ${isolated(from)} »`
export const ruleRemoved = 'Règle retirée'
export const ruleRemovedText = (from: string) => `Les imports peuvent ramener « ${isolated(from)} ».`
export const removeRuleFailed = 'Impossible de retirer la règle'
