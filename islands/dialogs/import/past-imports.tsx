import { useState } from 'react'
import type { ImportView } from '#domain/fan-import.ts'
import { type ImportStatus, isImportOver } from '#domain/import-status.ts'
import type { CallFailed } from '../../api.ts'
import { FieldError } from '../../ui/field.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { UndoImport } from './undo-import.tsx'

const MOST = 5

const outcome = ({ status, added }: ImportView): string => {
  const figures = `${added.toLocaleString('en')} added`
  const words: Partial<Record<ImportStatus, string>> = { failed: 'failed', cancelled: 'cancelled' }
  return [words[status], figures].filter(Boolean).join(', ')
}

type PastImportsProps = {
  imports: ImportView[] | undefined
  loadError: CallFailed | undefined
  isBusy: boolean
  onSync: (past: ImportView) => void
  onUndone: () => Promise<unknown>
}

/** What was brought in before, to be brought up to date or taken back. */
export function PastImports({ imports, loadError, isBusy, onSync, onUndone }: PastImportsProps) {
  const [now] = useState(() => Date.now())
  if (loadError) return <FieldError>{loadError.message}</FieldError>
  const past = imports?.filter((one) => isImportOver(one.status)).slice(0, MOST) ?? []
  if (past.length === 0) return null
  return (
    <section className="past">
      <h3 className="lab">Past imports</h3>
      <ul>
        {past.map((one) => (
          <li key={one.id}>
            <p>
              <span className="clip">
                {one.kind === 'file' ? 'A file' : one.username} <span className="dimmer">{one.type}</span>
              </span>
              <span className="dim">{outcome(one)}</span>
              <TimeAgo date={one.startedAt} now={now} />
            </p>
            <p>
              {one.kind === 'fan' && (
                <button type="button" className="link" disabled={isBusy} onClick={() => onSync(one)}>
                  Sync again
                  <span className="sr">
                    {' '}
                    with {one.username}’s {one.type}
                  </span>
                </button>
              )}
              {one.added > 0 && <UndoImport past={one} onUndone={onUndone} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
