import { type RefObject, useEffect, useState } from 'react'
import type { CrateView } from '#domain/crate.ts'
import { type AlbumLoad, putIntoCrate } from './add-to-crate.ts'

const loadOf = (data: Record<string, unknown>): AlbumLoad | null =>
  data.type === 'albums' && Array.isArray(data.albumIds)
    ? { albumIds: data.albumIds, title: typeof data.title === 'string' ? data.title : '' }
    : null

/** Lets albums be dropped on an element that stands for a crate; how many hang over it. */
export function useAlbumDrop(target: RefObject<HTMLElement | null>, crate: CrateView): number {
  const [hanging, setHanging] = useState(0)
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    import('@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter').then(({ dropTargetForElements }) => {
      if (isGone || !target.current) return
      stop = dropTargetForElements({
        element: target.current,
        getData: () => ({ type: 'crate', crateId: crate.id, name: crate.name }),
        canDrop: ({ source }) => loadOf(source.data) !== null,
        onDragEnter: ({ source }) => setHanging(loadOf(source.data)?.albumIds.length ?? 0),
        onDragLeave: () => setHanging(0),
        onDrop: ({ source }) => {
          setHanging(0)
          const load = loadOf(source.data)
          if (load) void putIntoCrate(crate, load)
        },
      })
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [target, crate])
  return hanging
}
