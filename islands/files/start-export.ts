import type { MouseEvent } from 'react'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'
import { isPlainClick } from '../ui/query-link.tsx'

/** Handles a click on a link to an export: downloads the file and shows the result as a toast. */
export function startExport(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return
  event.preventDefault()
  const { href } = event.currentTarget
  import('./run-export.ts').then(({ runExport }) => runExport(href), sayNotLoaded)
}
