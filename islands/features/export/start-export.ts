import type { MouseEvent } from 'react'
import { onPlainClick } from '#islands/ui/query-link.tsx'
import { showLoadError } from '#islands/ui/show-load-error.ts'

/** Downloads the file of this address and shows the result as a toast. */
export const exportFrom = (address: string): void =>
  void import('./run-export.ts').then(({ runExport }) => runExport(address), showLoadError)

/** Handles a click on a link to an export. */
export const startExport = onPlainClick(({ currentTarget: { href } }: MouseEvent<HTMLAnchorElement>) =>
  exportFrom(href),
)

/** Downloads the selected albums as a CSV file and shows the result as a toast. */
export const exportSelected = (ids: number[]): void =>
  void import('./run-export.ts').then((code) => code.exportSelected(ids), showLoadError)
