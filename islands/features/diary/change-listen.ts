import type { ListenPatch, ListenView } from '#domain/diary/listen.ts'
import { updateListen } from '#islands/data/api/listens-api.ts'
import { noteStep } from '#islands/features/undo/public.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { changeFailed } from '#locales/diary.ts'
import { calls } from '#locales/outbox.ts'

/** Changes an entry and shows that at once. */
export const changeListen = (listen: ListenView, patch: ListenPatch): Promise<boolean> =>
  attempt(changeFailed, async () => {
    const { id, albumId, title } = listen
    const before = Object.fromEntries(Object.keys(patch).map((field) => [field, listen[field as keyof ListenPatch]]))
    await updateListen(listen, patch)
    noteStep({ title: calls['edit-listen'], text: title }, changeFailed, [
      { call: 'edit-listen', id, albumId, patch: before },
    ])
  })
