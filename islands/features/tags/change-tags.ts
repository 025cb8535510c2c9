import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { distinctTags, foldTag } from '#domain/tags/tags.ts'
import { editTags, removeTagRules, undoTagEdit } from '#islands/data/api/tags-api.ts'
import { knownAlbums } from '#islands/data/cache.ts'
import { showQueryBelow } from '#islands/lib/location.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/tags.ts'

/** Lets the list below go on showing the albums of a renamed tag; returns how to show the earlier query again. */
function followInList(from: readonly string[], to: string | null): () => void {
  const before = location.search
  const query = parseCollectionQuery(before)
  const gone = new Set(from)
  if (!query.tags.some((tag) => gone.has(foldTag(tag)))) return () => undefined
  const tags = distinctTags(query.tags.flatMap((tag) => (gone.has(foldTag(tag)) ? (to ?? []) : [tag])))
  showQueryBelow({ ...query, tags })
  const after = location.search
  return () => {
    if (location.search === after) showQueryBelow(parseCollectionQuery(before))
  }
}

/** How many albums have a tag, also those that had it before. */
const countAlbums = (tag: string) =>
  knownAlbums()?.filter(({ tags }) => tags.some((one) => foldTag(one) === foldTag(tag))).length ?? 0

const undoing = (edit: string, andThen: () => void = () => undefined) => ({
  label: messages.undo,
  onAction: () =>
    void attempt(messages.undoFailed, async () => {
      await undoTagEdit(edit)
      andThen()
      showToast({ kind: 'ok', title: messages.undone })
    }),
})

/** Gives tags one name in all albums, or deletes them, and offers to undo it. */
export function changeTags(tags: readonly string[], to: string | null, title: string): Promise<boolean> {
  const from = tags.map(foldTag)
  const key = crypto.randomUUID()
  return attempt(messages.editFailed, async () => {
    const { edit, albums } = await editTags({ from, to }, key)
    const back = followInList(from, to)
    const text = to === null ? messages.removedFrom(tags.join(', '), albums) : messages.nowCalled(to, countAlbums(to))
    showToast({ kind: 'ok', title, text, action: undoing(edit, back) })
  })
}

/** Removes a rule and offers to undo it. */
export function removeRule(from: string): Promise<boolean> {
  const key = crypto.randomUUID()
  return attempt(messages.removeRuleFailed, async () => {
    const { edit } = await removeTagRules([from], key)
    showToast({
      kind: 'ok',
      title: messages.ruleRemoved,
      text: messages.ruleRemovedText(from),
      action: undoing(edit),
    })
  })
}
