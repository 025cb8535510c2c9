import { useEffect, useRef } from 'react'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { refresh } from '#islands/data/pull/refresh.ts'
import { useKnownImports } from './use-known-imports.ts'

const PAUSE_MS = { albums: 2_000, tags: 15_000 }

const announce = (one: ImportView, imports: readonly ImportView[]) =>
  import('./announce-import.ts').then(
    ({ announceImport }) => announceImport(one, imports),
    () => undefined,
  )

/**
 * Follows imports, whether or not their dialog is open: shows imported albums every two seconds, their tags less often, and announces the
 * end. `isFollowing` starts that at once.
 */
export function ImportNews({ isFollowing }: { isFollowing: boolean }): null {
  const imports = useKnownImports(isFollowing)
  const before = useRef<Map<number, ImportView> | null>(null)
  const refreshedAt = useRef(0)
  const timer = useRef<{ due: number; id: ReturnType<typeof setTimeout> }>(undefined)

  useEffect(() => {
    if (!imports) return
    const { current: known } = before
    before.current = new Map(imports.map((one) => [one.id, one]))
    if (!known) return
    const showAlbums = () => {
      timer.current = undefined
      void refresh().finally(() => {
        refreshedAt.current = Date.now()
      })
    }
    const plan = (pause: number) => {
      const due = Math.max(Date.now(), refreshedAt.current + pause)
      if (timer.current && timer.current.due <= due) return
      clearTimeout(timer.current?.id)
      timer.current = { due, id: setTimeout(showAlbums, due - Date.now()) }
    }
    // A file import shows its albums itself.
    for (const one of imports.filter(({ kind }) => kind !== 'file')) {
      const old = known.get(one.id)
      const isOver = isImportOver(one.status)
      if (isOver && !(old && isImportOver(old.status))) void announce(one, imports)
      const isNews = one.added !== (old?.added ?? 0) || (isOver && old?.status !== one.status)
      if (isNews) plan(PAUSE_MS.albums)
      else if (one.tagged !== (old?.tagged ?? 0)) plan(PAUSE_MS.tags)
    }
  }, [imports])
  return null
}
