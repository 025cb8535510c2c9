import type { ListenView } from '#domain/diary/listen.ts'
import * as messages from '#locales/diary.ts'
import { Calendar, CalendarSkeleton } from './calendar.tsx'
import { Entry, entryId } from './entry.tsx'

const DAY = 10
const BESIDE = ':uno: grid grid-cols-[minmax(0,3fr)_minmax(300px,2fr)] max-md:grid-cols-1 gap-x-10 gap-y-6'

type MonthProps = {
  /** YYYY-MM. */
  month: string
  /** The last first. */
  listens: readonly ListenView[]
  /** Whether all of its entries are loaded. */
  isWhole: boolean
  today: string
  onEdit: (listen: ListenView) => void
}

function reveal({ id }: ListenView) {
  const entry = document.getElementById(entryId(id))
  entry?.scrollIntoView({ block: 'nearest' })
  entry?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}

/** A month: its calendar of covers, and its entries. */
export function Month({ month, listens, isWhole, today, onEdit }: MonthProps) {
  const days = Map.groupBy(listens, ({ at }) => at.slice(0, DAY))
  return (
    <section className="mb-12" aria-labelledby={`month-${month}`}>
      <div className=":uno: mb-3 flex items-baseline gap-3">
        <h2 id={`month-${month}`} className=":uno: text-heading first-letter:uppercase">
          {messages.month(month)}
        </h2>
        {isWhole && <p className="text-small text-ink-3">{messages.entries(listens.length)}</p>}
      </div>
      <div className={BESIDE}>
        <div className=":uno: md:(sticky top-20) self-start">
          <Calendar month={month} days={days} today={today} onDay={reveal} />
        </div>
        <ol className=":uno: m-0 list-none border-t border-line p-0">
          {[...days].flatMap(([day, ofDay]) =>
            ofDay.map((listen, index) => (
              <Entry key={listen.id} listen={listen} day={index === 0 ? day : null} onEdit={() => onEdit(listen)} />
            )),
          )}
        </ol>
      </div>
    </section>
  )
}

/** The placeholder of a month. */
export const MonthSkeleton = ({ label }: { label: string }) => (
  <section className={BESIDE} role="status" aria-label={label}>
    <CalendarSkeleton />
    <div className=":uno: grid max-md:hidden content-start gap-6 pt-6">
      {[1, 2, 3, 4, 5].map((row) => (
        <span key={row} className="h-9 bone" />
      ))}
    </div>
  </section>
)
