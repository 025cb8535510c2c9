import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import type { ImportView } from '#domain/fan-import.ts'
import { isImportOver } from '#domain/import-status.ts'
import * as messages from '#locales/import/import.ts'
import { numberText } from '#locales/intl.ts'
import { closeDialog } from '../location.ts'
import { QueryLink } from '../ui/query-link.tsx'
import { CancelImport } from './cancel-import.tsx'
import { ImportFigures } from './import-figures.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { RecentImports } from './recent-imports.tsx'
import { Waiting } from './waiting.tsx'

type ImportProgressProps = { shown: ImportView; onChanged: () => Promise<unknown>; onAgain: () => void }

/** A running or finished import. */
export function ImportProgress({ shown, onChanged, onAgain }: ImportProgressProps) {
  const isOver = isImportOver(shown.status)
  return (
    <>
      <div className="body">
        <p className="text-small text-ink-2">
          {messages.from(<b key="fan">{shown.username}</b>, shown.type ?? 'collection', shown.importTags)}
        </p>
        <ImportFigures shown={shown} isOver={isOver} />
        <RecentImports shown={shown} />
        <dl className="details mt-3">
          <Fact name={messages.added} count={shown.added} />
          <Fact name={messages.alreadyThere} count={shown.existing} />
          {shown.skipped > 0 && <Fact name={messages.hidden} count={shown.skipped} />}
          {shown.tagged > 0 && <Fact name={messages.tagged} count={shown.tagged} />}
          {shown.failed > 0 && <Fact name={messages.withoutTags} count={shown.failed} />}
        </dl>
        <div role="status">
          {isOver ? <ImportOutcome shown={shown} /> : shown.status === 'waiting' && <Waiting shown={shown} />}
        </div>
      </div>
      <footer className="dialog-footer">
        {isOver ? (
          <>
            <button type="button" className="btn btn-ghost" onClick={onAgain}>
              {messages.importMore}
            </button>
            {shown.added > 0 ? (
              <QueryLink className="btn btn-primary" query={{ ...DEFAULT_QUERY, list: shown.type ?? 'collection' }}>
                {messages.seeImported}
              </QueryLink>
            ) : (
              <button type="button" className="btn btn-primary" onClick={closeDialog}>
                {messages.done}
              </button>
            )}
          </>
        ) : (
          <>
            <span className="dialog-note">{messages.youCanClose}</span>
            <CancelImport id={shown.id} onChanged={onChanged} />
          </>
        )}
      </footer>
    </>
  )
}

const Fact = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{numberText(count)}</dd>
  </div>
)
