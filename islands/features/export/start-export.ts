import type { MouseEvent } from 'react'
import { onPlainClick } from '#islands/ui/query-link.tsx'
import { showLoadError } from '#islands/ui/show-load-error.ts'

/** Handles a click on a link to an export: downloads the file and shows the result as a toast. */
export const startExport = onPlainClick(({ currentTarget: { href } }: MouseEvent<HTMLAnchorElement>) => {
  import('./run-export.ts').then(({ runExport }) => runExport(href), showLoadError)
})

/** Downloads the selected albums as a CSV file and shows the result as a toast. */
export const exportSelected = (ids: number[]): void =>
  void import('./run-export.ts').then((code) => code.exportSelected(ids), showLoadError)
