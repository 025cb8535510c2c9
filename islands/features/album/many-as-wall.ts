import { readSetting } from '#islands/data/settings.ts'
import { knownAlbums } from '#islands/data/view/records.ts'
import { createStore } from '#islands/lib/store.ts'
import { showView } from './show-view.ts'

/** More albums than this are first seen as a wall. */
const MANY = 200

/** Whether the wall is shown because so many albums came, and nobody has chosen it. */
export const manyAsWall = createStore(false)

/** Shows many albums as a wall after an import, unless the person has chosen a view before. */
export async function showManyAsWall(added: number): Promise<void> {
  const count = Math.max(added, knownAlbums()?.length ?? 0)
  if (added === 0 || count <= MANY || readSetting('view') !== '') return
  await showView('wall')
  manyAsWall.set(true)
}
