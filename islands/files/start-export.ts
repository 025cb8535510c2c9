import type { MouseEvent } from 'react'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'
import { onPlainClick } from '../ui/query-link.tsx'

/** Handles a click on a link to an export: downloads the file and shows the result as a toast. */
export const startExport = onPlainClick(({ currentTarget: { href } }: MouseEvent<HTMLAnchorElement>) => {
  import('./run-export.ts').then(({ runExport }) => runExport(href), sayNotLoaded)
})
