import type { ListenView } from '#domain/diary/listen.ts'
import { addListen, deleteListen } from '#islands/data/api/listens-api.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { offerUndo } from '#islands/ui/undo.ts'
import * as messages from '#locales/diary.ts'

/** Deletes an entry and offers to undo it: it comes back under another id. */
export const removeListen = (listen: ListenView): Promise<boolean> =>
  attempt(messages.removeFailed, async () => {
    await deleteListen(listen)
    const { albumId, at, rating, note, title } = listen
    offerUndo({ title: messages.removed, text: title }, messages.addFailed, () =>
      addListen(albumId, { at, rating, note }),
    )
  })
