import { isolated, numberText } from '#locales/intl.ts'
import { places } from '#locales/places.ts'
import { albumCount } from '#locales/ui.ts'

export { cancel } from '#locales/phrases.ts'

export const title = 'Tags'
export const manage = places.tags.command
export const loading = 'Loading your tags…'
export const noTags = 'No tags yet'
export const noTagsText = 'Bandcamp’s tags come in with your albums, and yours stand beside them.'
export const noTagFound = 'No tags match'
export const findTag = 'Find a tag'
export const sort = 'Sort tags'
export const sorts = { count: 'Most albums', name: 'Name' } as const
export const showMore = 'Show more'
export const count = albumCount

// Suggestions.
export const alike = 'Likely the same tag'
export const mergeInto = (to: string) => `Merge into ${isolated(to)}`
export const showAll = (count: number) => `Show all ${numberText(count)}`

// A tag.
export const rename = (tag: string) => `Rename ${isolated(tag)}`
export const remove = (tag: string) => `Delete ${isolated(tag)}`
export const newName = (tag: string) => `New name for ${isolated(tag)}`
export const save = 'Rename'
export const merge = 'Merge'
export const deleteTag = 'Delete tag'
/** What renaming, merging or deleting will do. */
export const renames = (from: string, count: number) => `Renames “${isolated(from)}” on ${albumCount(count)}.`
export const merges = (from: string, to: string, count: number) =>
  `Merges “${isolated(from)}” into “${isolated(to)}” on ${albumCount(count)}.`
export const deletes = (from: string, count: number) => `Removes “${isolated(from)}” from ${albumCount(count)}.`
export const keptFor = 'Also for tags that imports bring later.'

// The color of a tag.
export const colors = {
  clay: 'Clay',
  amber: 'Amber',
  olive: 'Olive',
  moss: 'Moss',
  teal: 'Teal',
  sky: 'Sky',
  slate: 'Slate',
  plum: 'Plum',
  rose: 'Rose',
} as const
export const automatic = 'Automatic'
export const color = (tag: string, color: string) => `Color of ${isolated(tag)}: ${color}`
export const automaticColor = (color: string) => `${color} (automatic)`
export const colorFailed = 'Couldn’t change the color'

// Toasts.
export const renamed = 'Tag renamed'
export const merged = (count: number) => (count === 1 ? 'Tags merged' : `${numberText(count)} tags merged`)
export const deleted = 'Tag deleted'
export const nowCalled = (to: string, count: number) => `Now “${isolated(to)}” on ${albumCount(count)}`
export const removedFrom = (tag: string, count: number) => `“${isolated(tag)}” removed from ${albumCount(count)}`
export const editFailed = 'Couldn’t change the tags'
export const undoFailed = 'Couldn’t undo the change'
export const undone = 'Tags are as before'

// Rules.
export const rules = 'Rules'
export const loadingRules = 'Loading your rules…'
export const noRules =
  'No rules yet. When you rename, merge or delete a tag, a rule is kept here, so that imports don’t bring the old name back.'
export const rulesHint =
  'Tags from Bandcamp get these names when albums are imported or fetched. Tags you type stay as you type them.'
/** For screen readers, in place of an arrow. */
export const becomes = 'becomes'
export const becomesNone = 'removed'
export const removeRule = (from: string) => `Remove the rule for ${isolated(from)}`
export const ruleRemoved = 'Rule removed'
export const ruleRemovedText = (from: string) => `Imports may bring “${isolated(from)}” again.`
export const removeRuleFailed = 'Couldn’t remove the rule'
