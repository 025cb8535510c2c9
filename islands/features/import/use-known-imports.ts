import { useState } from 'react'
import { importsAsked, useImports } from '#islands/data/api/imports-api.ts'
import { syncStatus } from '#islands/data/store/status.ts'

/** The imports. They are loaded with `isDue`, if the server says that one is running, or if a dialog has loaded them before. */
export function useKnownImports(isDue = false) {
  const isImporting = syncStatus.use((news) => news.isImporting)
  const isAsked = importsAsked.use()
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && (isDue || isImporting || isAsked)) setWanted(true)
  return useImports(isWanted).data
}
