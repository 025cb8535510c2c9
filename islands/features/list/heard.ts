import type { AlbumView } from '#domain/albums/album.ts'
import { addListen, deleteListen } from '#islands/data/api/listens-api.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { offerUndo } from '#islands/ui/undo.ts'
import * as messages from '#locales/diary.ts'

export async function hear({ id: albumId, title }: Pick<AlbumView, 'id' | 'title'>, at: string): Promise<void> {
  await attempt(messages.addFailed, async () => {
    const id = await addListen(albumId, { at })
    offerUndo({ title: messages.added, text: title }, messages.removeFailed, () => deleteListen({ id, albumId }))
  })
}
