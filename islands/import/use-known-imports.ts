import { useState } from 'react'
import { recordNews } from '../replica/news.ts'
import { importsAsked, useImports } from './imports-api.ts'

/** The imports, loaded once there is one to follow: with `isDue`, where the server tells of one, or a dialog has asked for them. */
export function useKnownImports(isDue = false) {
  const isImporting = recordNews.use((news) => news.isImporting)
  const isAsked = importsAsked.use()
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && (isDue || isImporting || isAsked)) setWanted(true)
  return useImports(isWanted).data
}
