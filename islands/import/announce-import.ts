import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import type { ImportView } from '#domain/fan-import.ts'
import * as messages from '#locales/import/news.ts'
import { showQuery } from '../location.ts'
import type { Toast } from '../ui/toast.ts'
import { showToast } from '../ui/toaster.tsx'
import { isForWall, seeOnWall } from './see-on-wall.tsx'

/** Shows the result of an import from Bandcamp. */
export function announceImport(one: ImportView): void {
  const toast = toastOf(one)
  if (toast) void showToast(toast)
}

/** The toast for an import that has ended. */
export function toastOf({ status, type, found, added, tagged, message }: ImportView): Toast | null {
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
    ? { label: messages.seeOnWall, onAction: () => seeOnWall(list) }
    : { label: messages.seeThem, onAction: () => showQuery({ ...DEFAULT_QUERY, list }) }
  return { kind: 'ok', title, text: message ?? messages.completeText(list), action }
}
