import { useEffect, useRef } from 'react'
import type { ImportView } from '#domain/fan-import.ts'
import { isImportOver } from '#domain/import-status.ts'
import { refresh, useImports } from '../../api.ts'
import { showToast } from '../../ui/toaster.tsx'
import { cancelledText } from './cancelled-text.ts'

const PAUSE_MS = 2_000

function announce({ status, type, added, message }: ImportView) {
  if (status === 'complete') {
    const list = type ?? 'collection'
    showToast({ kind: 'ok', title: 'Import complete', text: `Successfully imported ${list} from Bandcamp` })
  }
  if (status === 'failed') {
    showToast({ kind: 'error', title: 'Import failed', text: message ?? undefined })
  }
  if (status === 'cancelled') {
    showToast({ kind: 'info', title: 'Import cancelled', text: cancelledText(added) })
  }
}

/** Follows imports, whether or not their dialog is open: shows what came in, at most every two seconds, and says when one ends. */
export function useImportNews(isFollowing: boolean): void {
  const { data: imports } = useImports(isFollowing)
  const before = useRef<Map<number, ImportView> | null>(null)
  const refreshedAt = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

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
    for (const one of imports) {
      const old = known.get(one.id)
      const isOver = isImportOver(one.status)
      if (isOver && !(old && isImportOver(old.status))) announce(one)
      const isNews = one.added !== (old?.added ?? 0) || (isOver && old?.status !== one.status)
      if (isNews && !timer.current) {
        timer.current = setTimeout(showAlbums, Math.max(0, refreshedAt.current + PAUSE_MS - Date.now()))
      }
    }
  }, [imports])
}
