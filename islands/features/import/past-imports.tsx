import { useState } from 'react'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import * as messages from '#locales/import/past-imports.ts'
import { UndoImport } from './undo-import.tsx'

const MAX_SHOWN = 5

type PastImportsProps = {
  imports: ImportView[] | undefined
  loadError: ApiError | undefined
  isBusy?: boolean
  onSync?: (past: ImportView) => void
}

/** Past imports, to sync or undo. */
export function PastImports({ imports, loadError, isBusy, onSync }: PastImportsProps) {
  const [now] = useState(() => Date.now())
  if (loadError) return <FieldError>{loadError.message}</FieldError>
  const past = imports?.filter((one) => isImportOver(one.status)).slice(0, MAX_SHOWN) ?? []
  if (past.length === 0) return null
  return (
    <section>
      <h3 className="field-label">{messages.pastImports}</h3>
      <ul>
        {past.map((one) => {
          const isUnknown = one.errorCode === 'no-such-fan'
          return (
            <li key={one.id} className="border-t border-line py-1.5 text-small">
              <p className="flex items-baseline gap-x-3">
                <span className="flex-1 truncate">
                  {one.file?.name ?? one.username}{' '}
                  <span className="text-ink-3">{one.type && messages.lists[one.type]}</span>
                </span>
                <span className="text-ink-2">
                  {isUnknown ? messages.noSuchFan : messages.outcome(one.status, one.added, one.updated)}
                </span>
                <TimeAgo date={one.startedAt} now={now} />
              </p>
              {!isUnknown && one.status !== 'cancelled' && one.message && <p className="text-ink-2">{one.message}</p>}
              {!isUnknown && (
                <p className="flex items-baseline gap-4">
                  {one.kind === 'fan' && onSync && (
                    <button type="button" className="meta-link" disabled={isBusy} onClick={() => onSync(one)}>
                      {messages.syncAgain(one.username ?? '', one.type ?? 'collection', (text) => (
                        <span key="with" className="sr-only">
                          {text}
                        </span>
                      ))}
                    </button>
                  )}
                  <UndoImport past={one} />
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
