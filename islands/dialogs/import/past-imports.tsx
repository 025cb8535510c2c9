import { useState } from 'react'
import type { ImportView } from '#domain/fan-import.ts'
import { type ImportStatus, isImportOver } from '#domain/import-status.ts'
import { numberText } from '#words/intl.ts'
import type { CallFailed } from '../../api.ts'
import { FieldError } from '../../ui/field.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { UndoImport } from './undo-import.tsx'

const MOST = 5

const outcome = ({ status, added, updated }: ImportView): string => {
  const words: Partial<Record<ImportStatus, string>> = { failed: 'failed', cancelled: 'cancelled' }
  const filled = updated > 0 && `${numberText(updated)} filled`
  return [words[status], `${numberText(added)} added`, filled].filter(Boolean).join(', ')
}

type PastImportsProps = {
  imports: ImportView[] | undefined
  loadError: CallFailed | undefined
  isBusy?: boolean
  onSync?: (past: ImportView) => void
}

/** What was brought in before, to be brought up to date or taken back. */
export function PastImports({ imports, loadError, isBusy, onSync }: PastImportsProps) {
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
                {one.file?.name ?? one.username} <span className="dimmer">{one.type}</span>
              </span>
              <span className="dim">{outcome(one)}</span>
              <TimeAgo date={one.startedAt} now={now} />
            </p>
            <p>
              {one.kind === 'fan' && onSync && (
                <button type="button" className="link" disabled={isBusy} onClick={() => onSync(one)}>
                  Sync again
                  <span className="sr">
                    {' '}
                    with {one.username}’s {one.type}
                  </span>
                </button>
              )}
              <UndoImport past={one} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
