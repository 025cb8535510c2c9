import type { ImportView } from '#domain/fan-import.ts'
import * as words from '#words/dialogs/import.ts'
import { Icon } from '../../ui/icon.tsx'

const SAYS = {
  complete: ({ type, added, message }: ImportView) => {
    const what = added > 0 ? words.imported(type ?? 'collection') : words.nothingNew
    return `${what} ${message ?? ''}`
  },
  cancelled: ({ added }: ImportView) => words.cancelled(added),
  failed: ({ message }: ImportView) => message ?? words.failedText,
} as const

/** How an import ended. */
export function ImportOutcome({ shown }: { shown: ImportView }) {
  const { status } = shown
  if (status === 'running' || status === 'waiting') return null
  return (
    <p className={`alert${status === 'failed' ? ' bad' : ''}`}>
      <Icon name={status === 'complete' ? 'circle-check' : status === 'failed' ? 'circle-alert' : 'info'} />
      <span>{SAYS[status](shown)}</span>
    </p>
  )
}
