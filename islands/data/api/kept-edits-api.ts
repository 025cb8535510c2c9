import { mutate } from 'swr'
import type { KeptEdit, KeptEdits, UndoneEdit } from '#domain/albums/kept-edit.ts'
import type { SentChange } from '../changes/change.ts'
import { client, unwrap } from '../client.ts'
import { refresh } from '../pull/refresh.ts'
import { write } from '../queue/write.ts'
import { useResource } from './resource.ts'

const KEY = 'kept-edits'

/** The edits of many albums that can be undone, the last one first. */
export const readKeptEdits = (): Promise<KeptEdits> => unwrap(client.albums.edits.$get())

/** The last edit of many albums that can be undone, if `isWanted`; read each time it is shown. */
export const useLastKeptEdit = (isWanted: boolean): KeptEdit | undefined =>
  useResource(isWanted ? KEY : null, readKeptEdits, { dedupingInterval: 0 }).data?.edits[0]

/** Undoes an edit of many albums. Resolves to what that did, or, if it is sent later, to null. @throws ApiError */
export async function undoEdit(change: Extract<SentChange, { call: 'undo-edit' }>): Promise<UndoneEdit | null> {
  const undone = await write<'undo-edit'>(change)
  void mutate(KEY, undefined, { revalidate: false })
  if (undone) await refresh()
  return undone
}
