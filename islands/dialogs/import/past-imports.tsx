import { useState } from 'react'
import type { ImportView } from '#domain/fan-import.ts'
import { type ImportStatus, isImportOver } from '#domain/import-status.ts'
import type { CallFailed } from '../../api.ts'
import { FieldError } from '../../ui/field.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'

const MOST = 5

const outcome = ({ status, added }: ImportView): string => {
  const figures = `${added.toLocaleString('en')} added`
  const words: Partial<Record<ImportStatus, string>> = { failed: 'failed', cancelled: 'cancelled' }
  return [words[status], figures].filter(Boolean).join(', ')
}

type PastImportsProps = { imports: ImportView[] | undefined; loadError: CallFailed | undefined }

/** What was brought in before. */
export function PastImports({ imports, loadError }: PastImportsProps) {
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
            <span className="clip">
              {one.kind === 'file' ? 'A file' : one.username} <span className="dimmer">{one.type}</span>
            </span>
            <span className="dim">{outcome(one)}</span>
            <TimeAgo date={one.startedAt} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
