import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import type { ImportView } from '#domain/fan-import.ts'
import * as messages from '#locales/import/news.ts'
import { showQuery } from '../location.ts'
import { showToast } from '../ui/toaster.tsx'

/** Says how an import from Bandcamp ended. */
export function announceImport({ status, type, found, added, message }: ImportView): void {
  const list = type ?? 'collection'
  if (status === 'complete' && found === 0) {
    showToast({ kind: 'info', title: messages.emptyList, text: messages.emptyListText(list) })
  } else if (status === 'complete') {
    const action = { label: messages.seeThem, onAction: () => showQuery({ ...DEFAULT_QUERY, list }) }
    showToast({
      kind: 'ok',
      title: messages.complete,
      text: added > 0 ? messages.completeText(list) : messages.nothingNew,
      ...(added > 0 && { action }),
    })
  }
  if (status === 'failed') {
    showToast({ kind: 'error', title: messages.failed, text: message ?? undefined })
  }
  if (status === 'cancelled') {
    showToast({ kind: 'info', title: messages.cancelled, text: messages.cancelledText(added) })
  }
}
