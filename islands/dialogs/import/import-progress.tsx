import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import type { ImportView } from '#domain/fan-import.ts'
import { isImportOver } from '#domain/import-status.ts'
import { numberText } from '#words/intl.ts'
import { QueryLink } from '../../header/query-link.tsx'
import { closeDialog } from '../../location.ts'
import { CameIn } from './came-in.tsx'
import { CancelImport } from './cancel-import.tsx'
import { ImportFigures } from './import-figures.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { Waiting } from './waiting.tsx'

type ImportProgressProps = { shown: ImportView; onChanged: () => Promise<unknown>; onAgain: () => void }

/** An import that goes on or has ended. */
export function ImportProgress({ shown, onChanged, onAgain }: ImportProgressProps) {
  const isOver = isImportOver(shown.status)
  return (
    <>
      <div className="body">
        <p className="dim t-small">
          From <b>{shown.username}</b>’s {shown.type}
          {shown.importTags && ', with tags'}
        </p>
        <ImportFigures shown={shown} isOver={isOver} />
        <CameIn shown={shown} />
        <dl className="facts loose">
          <Fact name="Added" count={shown.added} />
          <Fact name="Already there" count={shown.existing} />
          {shown.skipped > 0 && <Fact name="Hidden, left out" count={shown.skipped} />}
          {shown.tagged > 0 && <Fact name="Tagged" count={shown.tagged} />}
          {shown.failed > 0 && <Fact name="Without tags" count={shown.failed} />}
        </dl>
        <div role="status">
          {isOver ? <ImportOutcome shown={shown} /> : shown.status === 'waiting' && <Waiting shown={shown} />}
        </div>
      </div>
      <footer>
        {isOver ? (
          <>
            <button type="button" className="btn quiet" onClick={onAgain}>
              Import more
            </button>
            {shown.added > 0 ? (
              <QueryLink className="btn solid" query={{ ...DEFAULT_QUERY, list: shown.type ?? 'collection' }}>
                See what came in
              </QueryLink>
            ) : (
              <button type="button" className="btn solid" onClick={closeDialog}>
                Done
              </button>
            )}
          </>
        ) : (
          <>
            <span className="note">You can close this; it goes on.</span>
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
