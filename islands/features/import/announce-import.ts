import type { ImportView } from '#domain/imports/fan-import.ts'
import { showQuery } from '#islands/lib/location.ts'
import type { Toast } from '#islands/ui/toast.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/import/news.ts'
import { importedBy, isForWall, seeOnWall } from './see-on-wall.tsx'

/** Shows the result of an import from Bandcamp. */
export function announceImport(one: ImportView): void {
  const toast = toastOf(one)
  if (toast) void showToast(toast)
}

/** The toast for an import that has ended. */
export function toastOf(one: ImportView): Toast | null {
  const { status, type, found, added, tagged, message } = one
  const list = type ?? 'collection'
  if (status === 'failed') return { kind: 'error', title: messages.failed, text: message ?? undefined }
  if (status === 'cancelled') return { kind: 'info', title: messages.cancelled, text: messages.cancelledText(added) }
  if (status !== 'complete') return null
  if (found === 0) return { kind: 'info', title: messages.emptyList, text: messages.emptyListText(list) }
  const title = messages.complete
  if (added === 0) {
    return { kind: 'ok', title, text: message ?? (tagged > 0 ? messages.onlyTags(tagged) : messages.nothingNew) }
  }
  const action = isForWall(added)
    ? { label: messages.seeOnWall, onAction: () => seeOnWall(one) }
    : { label: messages.seeThem, onAction: () => showQuery(importedBy([one])) }
  return { kind: 'ok', title, text: message ?? messages.completeText(list), action }
}
