import { foldTag } from '#domain/tags/tags.ts'
import { editTags, removeTagRules } from '#islands/data/api/tags-api.ts'
import { knownAlbums } from '#islands/data/store/records.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { besideText } from '#locales/intl.ts'
import * as messages from '#locales/tags.ts'

/** How many albums have a tag, also those that had it before. */
const countAlbums = (tag: string) =>
  knownAlbums()?.filter(({ tags }) => tags.some((one) => foldTag(one) === foldTag(tag))).length ?? 0

/** Gives tags one name in all albums, or deletes them, and offers to undo it. */
export function changeTags(tags: readonly string[], to: string | null, title: string): Promise<boolean> {
  const from = tags.map(foldTag)
  const key = crypto.randomUUID()
  return attempt(messages.editFailed, async () => {
    const { edit, albums } = await editTags({ from, to }, key)
    const text = to === null ? messages.removedFrom(besideText(tags), albums) : messages.nowCalled(to, countAlbums(to))
    offerUndo({ title, text }, messages.undoFailed, [{ call: 'undo-tags', edit }])
  })
}

/** Removes a rule and offers to undo it. */
export function removeRule(from: string): Promise<boolean> {
  const key = crypto.randomUUID()
  return attempt(messages.removeRuleFailed, async () => {
    const { edit } = await removeTagRules([from], key)
    offerUndo({ title: messages.ruleRemoved, text: messages.ruleRemovedText(from) }, messages.undoFailed, [
      { call: 'undo-tags', edit },
    ])
  })
}
