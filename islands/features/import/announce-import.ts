import type { ImportView } from '#domain/imports/fan-import.ts'
import * as messages from '#locales/import.ts'
import { type Ending, endedImports, shownEnds } from './ended-imports.ts'
import { isShort } from './refused-import.ts'
import { isQuiet } from './start-imports.ts'

/** Makes the header announce an import from Bandcamp that has ended, unless its dialog has. `imports` are the earlier ones. */
export function announceImport(one: ImportView, imports: readonly ImportView[]): void {
  const before = imports.find(
    ({ id, kind, username, type, status }) =>
      id < one.id && kind === one.kind && username === one.username && type === one.type && status === 'complete',
  )
  const end = endingOf(one, before)
  if (end && !shownEnds.has(one.id))
    endedImports.set([...endedImports.get().filter(({ shown }) => shown.id !== one.id), { shown: one, end }])
}

/** The announcement of an import that has ended; `before` is the last import of the same list. */
export function endingOf(one: ImportView, before?: ImportView): Ending | null {
  if (isQuiet(one.id) && (one.status !== 'complete' || one.added === 0)) return null
  const { kind, status, type, found, added, tagged, trashed, message } = one
  const list = type ?? 'collection'
  if (status === 'failed') return { kind: 'error', title: messages.failed, text: message ?? undefined }
  if (status === 'cancelled')
    return { kind: 'info', title: messages.cancelledTitle, text: messages.cancelledText(added) }
  if (status !== 'complete') return null
  // It may have been started automatically.
  if (kind === 'link' && added + trashed === 0) return null
  if (isShort(one)) return { kind: 'info', title: messages.partly, text: message ?? undefined }
  if (found === 0) return { kind: 'info', title: messages.emptyList, text: messages.emptyListText(list) }
  const title = messages.complete
  if (added === 0 && trashed > 0) return { kind: 'info', title, text: messages.onlyTrashed(trashed) }
  if (added === 0) {
    return { kind: 'ok', title, text: message ?? (tagged > 0 ? messages.onlyDetails(tagged) : messages.nothingNew) }
  }
  const text = before ? messages.newSince(added, Date.parse(before.startedAt)) : messages.completeText(list)
  return { kind: 'ok', title, text: message ?? text }
}
