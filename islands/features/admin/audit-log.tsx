import { useState } from 'react'
import { AUDIT_ACTIONS, type AuditAction } from '#domain/accounts/admin.ts'
import { useAuditLog } from '#islands/data/api/admin-api.ts'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import * as messages from '#locales/admin/audit-log.ts'
import { AdminLoadProblem } from './admin-load-problem.tsx'
import { AdminSearch } from './admin-search.tsx'
import { AuditLine } from './audit-line.tsx'
import { LoadMore } from './load-more.tsx'
import { PanelHead } from './panel-head.tsx'
import { TakeDown } from './take-down.tsx'

const SEARCH_AFTER = 250

/** The audit log, newest first, with a filter by action and a search. */
export function AuditLog() {
  const [written, setWritten] = useState('')
  const [action, setAction] = useState<AuditAction | ''>('')
  const q = useDebounced(written.trim(), SEARCH_AFTER)
  const log = useAuditLog({ q, action })
  const [now] = useState(() => Date.now())
  const { entries, error } = log
  const isFiltered = q !== '' || action !== ''
  return (
    <>
      <PanelHead title={messages.title} back={messages.back} />
      <TakeDown onDone={log.revalidate} />
      <div className="my-3 flex max-sm:flex-wrap gap-3">
        <AdminSearch
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={written}
          onChange={setWritten}
        />
        <span className="select w-52 max-sm:flex-[1_1_100%] flex-none">
          <select
            className="input"
            aria-label={messages.kind}
            value={action}
            onChange={({ target }) => setAction(AUDIT_ACTIONS.find((one) => one === target.value) ?? '')}
          >
            <option value="">{messages.everyKind}</option>
            {AUDIT_ACTIONS.map((one) => (
              <option key={one} value={one}>
                {messages.kinds[one]}
              </option>
            ))}
          </select>
        </span>
      </div>
      {error && !entries && <AdminLoadProblem title={messages.loadFailed} error={error} onRetry={log.revalidate} />}
      {!entries && !error && <AuditSkeleton />}
      <p className="sr-only" role="status">
        {entries && messages.count(entries.length, log.hasMore)}
      </p>
      {entries?.length === 0 && (
        <div className="empty">
          <p>{isFiltered ? messages.noMatches : messages.empty}</p>
        </div>
      )}
      {entries && entries.length > 0 && (
        <ol>
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} now={now} />
          ))}
        </ol>
      )}
      <LoadMore list={log} />
    </>
  )
}

const AuditSkeleton = () => (
  <>
    <p className="sr-only" role="status">
      {messages.loading}
    </p>
    <div className="table-skeleton" aria-hidden="true">
      {['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/3'].map((width) => (
        <div key={width}>
          <span className={`bone h-3 ${width}`} />
        </div>
      ))}
    </div>
  </>
)
