import type { MouseEvent } from 'react'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'
import { isPlainClick } from '../ui/query-link.tsx'

/** For a link to an export: a plain click has the browser download the file, and a toast says what came of it. */
export function startExport(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  const { href } = event.currentTarget
  import('./run-export.ts').then(({ runExport }) => runExport(href), sayNotLoaded)
}
