import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import type { ImportView } from '#domain/fan-import.ts'
import * as words from '#locales/import/news.ts'
import { showQuery } from '../location.ts'
import { showToast } from '../ui/toaster.tsx'

/** Says how an import from Bandcamp ended. */
export function announceImport({ status, type, found, added, message }: ImportView): void {
  const list = type ?? 'collection'
  if (status === 'complete' && found === 0) {
    showToast({ kind: 'info', title: words.emptyList, text: words.emptyListText(list) })
  } else if (status === 'complete') {
    const action = { label: words.seeThem, onAction: () => showQuery({ ...DEFAULT_QUERY, list }) }
    showToast({
      kind: 'ok',
      title: words.complete,
      text: added > 0 ? words.completeText(list) : words.nothingNew,
      ...(added > 0 && { action }),
    })
  }
  if (status === 'failed') {
    showToast({ kind: 'error', title: words.failed, text: message ?? undefined })
  }
  if (status === 'cancelled') {
    showToast({ kind: 'info', title: words.cancelled, text: words.cancelledText(added) })
  }
}
