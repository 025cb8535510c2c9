import type { ImportView } from '#domain/imports/fan-import.ts'
import { openDialog, showQuery } from '#islands/lib/location.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import type { Toast } from '#islands/ui/toast.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/import.ts'
import { bringBack } from './bring-back.tsx'
import { goOn } from './go-on.tsx'
import { isRefused, isShort } from './refused-import.ts'
import { importedBy, isForWall, seeOnWall } from './see-on-wall.tsx'
import { isQuiet, showStarted } from './start-imports.ts'

/** Shows the result of an import from Bandcamp. `imports` has those before. */
export function announceImport(one: ImportView, imports: readonly ImportView[]): void {
  const before = imports.find(
    ({ id, kind, username, type, status }) =>
      id < one.id && kind === one.kind && username === one.username && type === one.type && status === 'complete',
  )
  const toast = toastOf(one, before)
  if (toast) void showToast(toast)
}

/** Opens the dialog with what an import has come to. */
function showResult({ id }: ImportView): void {
  showStarted([id])
  openDialog('import')
}

/** The toast for an import that has ended; `before` is the last one of the same list. */
export function toastOf(one: ImportView, before?: ImportView): Toast | null {
  if (isQuiet(one.id) && (one.status !== 'complete' || one.added === 0)) return null
  const { kind, status, type, found, added, tagged, trashed, message } = one
  const list = type ?? 'collection'
  if (status === 'failed') {
    const failed = { kind: 'error', title: messages.failed, text: message ?? undefined } as const
    return isRefused(one)
      ? { ...failed, action: { label: messages.ownBrowser, onAction: () => showResult(one) } }
      : failed
  }
  if (status === 'cancelled')
    return { kind: 'info', title: messages.cancelledTitle, text: messages.cancelledText(added) }
  if (status !== 'complete') return null
  // It may have begun by itself.
  if (kind === 'link' && added + trashed === 0) return null
  if (isShort(one)) {
    const action = { label: messages.goOn, onAction: () => void attempt(messages.failed, () => goOn(one)) }
    return { kind: 'info', title: messages.partly, text: message ?? undefined, action }
  }
  if (found === 0) return { kind: 'info', title: messages.emptyList, text: messages.emptyListText(list) }
  const title = messages.complete
  if (added === 0 && trashed > 0) {
    const action = { label: messages.bringBack, onAction: () => void bringBack(one) }
    return { kind: 'info', title, text: messages.onlyTrashed(trashed), action }
  }
  if (added === 0) {
    return { kind: 'ok', title, text: message ?? (tagged > 0 ? messages.onlyTags(tagged) : messages.nothingNew) }
  }
  const action = isForWall(added)
    ? { label: messages.seeOnWall, onAction: () => seeOnWall(one) }
    : { label: messages.seeThem, onAction: () => showQuery(importedBy([one])) }
  const text = before ? messages.newSince(added, Date.parse(before.startedAt)) : messages.completeText(list)
  return { kind: 'ok', title, text: message ?? text, action }
}
