import type { ListenView } from '#domain/diary/listen.ts'
import { deleteListen } from '#islands/data/api/listens-api.ts'
import { drawId } from '#islands/data/queue/drawn-id.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import * as messages from '#locales/diary.ts'

/** Deletes an entry and offers to undo it: it comes back under another id. */
export const removeListen = (listen: ListenView): Promise<boolean> =>
  attempt(messages.removeFailed, async () => {
    await deleteListen(listen)
    const { albumId, at, rating, note, title } = listen
    offerUndo({ title: messages.removed, text: title }, messages.addFailed, [
      { call: 'add-listen', id: drawId(), albumId, listen: { at, rating, note } },
    ])
  })
