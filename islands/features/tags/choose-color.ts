import { chosenColor, type TagColor } from '#domain/tags/tag-color.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { saveTagColor } from '#islands/data/api/tags-api.ts'
import { createCallQueue } from '#islands/data/queue/turns.ts'
import { tagColors } from '#islands/lib/tag-colors.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import * as messages from '#locales/tags.ts'

const queue = createCallQueue()
/** The tags whose colors are being saved: how many calls are on their way, and what was saved last. */
const waiting = new Map<string, { calls: number; saved: TagColor | null }>()

function show(tag: string, color: TagColor | null): void {
  if (chosenColor(tag, tagColors.get()) === color) return
  const { [tag]: _, ...others } = tagColors.get()
  tagColors.set(color ? { ...others, [tag]: color } : others)
}

async function save(tag: string, color: TagColor | null): Promise<void> {
  const one = waiting.get(tag) ?? { calls: 0, saved: chosenColor(tag, tagColors.get()) }
  waiting.set(tag, one)
  one.calls += 1
  show(tag, color)
  try {
    await queue(() => saveTagColor({ tag, color }))
    one.saved = color
  } finally {
    one.calls -= 1
    if (one.calls === 0) {
      waiting.delete(tag)
      show(tag, one.saved)
    }
  }
}

/** Gives a tag a color, or the automatic one again. It shows at once, and no longer if it could not be saved. */
export const chooseColor = (tag: string, color: TagColor | null): Promise<boolean> =>
  attempt(messages.colorFailed, () => save(foldTag(tag), color))
