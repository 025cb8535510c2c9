import { mutate } from 'swr'
import type { AlbumsChange, AlbumView } from '#domain/albums/album.ts'
import type { KeptEdit, UndoneEdit } from '#domain/albums/kept-edit.ts'
import { albumsBefore } from '#domain/changes/albums-before.ts'
import { refresh } from '../pull/refresh.ts'
import { write } from '../queue/write.ts'
import { client, unwrap } from './client.ts'
import { useResource } from './resource.ts'

const KEY = 'kept-edits'

/** The edits of many albums that can be undone, the last one first. */
export const readKeptEdits = async (): Promise<KeptEdit[]> => (await unwrap(client.albums.edits.$get())).edits

/** The last edit of many albums that can be undone, if `isWanted`; read each time it is shown. */
export const useLastKeptEdit = (isWanted: boolean): KeptEdit | undefined =>
  useResource(isWanted ? KEY : null, readKeptEdits, { dedupingInterval: 0 }).data?.[0]

/**
 * Undoes an edit of many albums, of which the page knows how some of them were before. Resolves to what that did, or, if it is sent
 * later, to null. @throws ApiError
 */
export async function undoEdit(
  edit: string,
  left: AlbumsChange,
  albums: readonly AlbumView[] = [],
): Promise<UndoneEdit | null> {
  const undone = await write<'undo-edit'>({ call: 'undo-edit', edit, left, before: albumsBefore(albums, left) })
  void mutate(KEY, undefined, { revalidate: false })
  if (undone) await refresh()
  return undone
}
