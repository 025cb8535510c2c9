import type { AlbumView } from '#domain/albums/album.ts'
import { addListen } from '#islands/data/api/listens-api.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { clockOf, noteMoment } from '#islands/lib/clock.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import * as messages from '#locales/diary.ts'

export async function hear(
  { id: albumId, title }: Pick<AlbumView, 'id' | 'title'>,
  madeAt = noteMoment(),
): Promise<void> {
  await attempt(messages.addFailed, async () => {
    const id = await addListen(albumId, { at: clockOf(madeAt) }, madeAt)
    offerUndo({ title: messages.added, text: title }, messages.removeFailed, [{ call: 'delete-listen', id, albumId }])
  })
}
