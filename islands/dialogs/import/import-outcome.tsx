import type { ImportView } from '#domain/fan-import.ts'
import { Icon } from '../../ui/icon.tsx'
import { cancelledText } from './cancelled-text.ts'

const SAYS = {
  complete: ({ type, added, message }: ImportView) => {
    const what = added > 0 ? `Successfully imported ${type} from Bandcamp.` : 'Nothing new: all of it is here already.'
    return `${what} ${message ?? ''}`
  },
  cancelled: ({ added }: ImportView) => `Import cancelled. ${cancelledText(added)}`,
  failed: ({ message }: ImportView) => message ?? 'Import failed. Please check the username and try again',
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
