import type { ImportView } from '#domain/imports/fan-import.ts'
import { DuplicatesAfterImport } from '#islands/features/duplicates/public.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/import/fan-import.ts'
import { BringBack } from './bring-back.tsx'
import { SeeOnWall } from './see-on-wall.tsx'

const SAYS = {
  complete: (shown: ImportView) => `${messages.imported(shown.type ?? 'collection', shown)} ${shown.message ?? ''}`,
  cancelled: ({ added }: ImportView) => messages.cancelled(added),
  failed: ({ message }: ImportView) => message ?? messages.failedText,
} as const

const iconOf = ({ status, found }: ImportView) => {
  if (status === 'failed') return 'circle-alert'
  return status === 'complete' && found > 0 ? 'circle-check' : 'info'
}

/** The result of an import. */
export function ImportOutcome({ shown }: { shown: ImportView }) {
  const { status } = shown
  if (status === 'running' || status === 'waiting') return null
  return (
    <>
      <p className={`alert mb-3 mt-4${status === 'failed' ? ' alert-danger' : ''}`}>
        <Icon name={iconOf(shown)} />
        <span>{SAYS[status](shown)}</span>
      </p>
      <BringBack imports={[shown]} />
      {shown.added > 0 && <DuplicatesAfterImport />}
      <SeeOnWall id={shown.id} added={shown.added} />
    </>
  )
}
