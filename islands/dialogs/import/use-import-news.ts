import { useEffect, useRef } from 'react'
import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import type { ImportView } from '#domain/fan-import.ts'
import { isImportOver } from '#domain/import-status.ts'
import { refresh } from '../../calls/cache.ts'
import { showQuery } from '../../location.ts'
import { showToast } from '../../ui/toaster.tsx'
import { cancelledText } from './cancelled-text.ts'
import { useKnownImports } from './use-known-imports.ts'

const PAUSE_MS = { albums: 2_000, tags: 15_000 }

function announce({ status, type, added, message }: ImportView) {
  if (status === 'complete') {
    const list = type ?? 'collection'
    const action = { label: 'See them', onAction: () => showQuery({ ...DEFAULT_QUERY, list }) }
    showToast({
      kind: 'ok',
      title: 'Import complete',
      text: `Successfully imported ${list} from Bandcamp`,
      ...(added > 0 && { action }),
    })
  }
  if (status === 'failed') {
    showToast({ kind: 'error', title: 'Import failed', text: message ?? undefined })
  }
  if (status === 'cancelled') {
    showToast({ kind: 'info', title: 'Import cancelled', text: cancelledText(added) })
  }
}

/** Follows imports, whether or not their dialog is open: shows what came in every two seconds, its tags more seldom, and says when one ends. */
export function useImportNews(isFollowing: boolean): void {
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
    // The import of a file shows what it brought itself.
    for (const one of imports.filter(({ kind }) => kind === 'fan')) {
      const old = known.get(one.id)
      const isOver = isImportOver(one.status)
      if (isOver && !(old && isImportOver(old.status))) announce(one)
      const isNews = one.added !== (old?.added ?? 0) || (isOver && old?.status !== one.status)
      if (isNews) plan(PAUSE_MS.albums)
      else if (one.tagged !== (old?.tagged ?? 0)) plan(PAUSE_MS.tags)
    }
  }, [imports])
}
