import { type KeyboardEvent, useRef, useState } from 'react'
import type { ListenView } from '#domain/diary/listen.ts'
import { Cover } from '#islands/ui/cover.tsx'
import * as messages from '#locales/diary.ts'
import { dayOfWeekText } from '#locales/intl.ts'
import { firstDayOfWeek } from '#locales/language.ts'

const WEEK = 7
const GRID = ':uno: m-0 grid grid-cols-7 list-none gap-x-2 gap-y-1 p-0 max-sm:gap-x-1'
const STARTS = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
] as const
const SLOT = ':uno: block aspect-square rounded-sleeve shadow-line'

/** How many days of a week are before a month's first day. */
const offsetOf = (month: string) => (new Date(`${month}-01T00:00:00Z`).getUTCDay() + WEEK - firstDayOfWeek) % WEEK
const lengthOf = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}
const dayOf = (day: string) => Number(day.slice(-2))

/** The target of an arrow key from a day, among days with entries. */
function dayBy(key: string, at: number, days: readonly number[]): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return days.find((day) => day > at)
    case 'ArrowLeft':
      return days.findLast((day) => day < at)
    case 'ArrowDown':
      return days.find((day) => day >= at + WEEK)
    case 'ArrowUp':
      return days.findLast((day) => day <= at - WEEK)
    case 'Home':
      return days[0]
    case 'End':
      return days.at(-1)
    default:
      return undefined
  }
}

type CalendarProps = {
  month: string
  /** The listens of each day (YYYY-MM-DD), the last first. */
  days: ReadonlyMap<string, readonly ListenView[]>
  today: string
  /** Shows the entries of a day. */
  onDay: (last: ListenView) => void
}

/** The days of a month with the covers of their listens. One day is the Tab stop, and the arrow keys move to the others. */
export function Calendar({ month, days, today, onDay }: CalendarProps) {
  const list = useRef<HTMLOListElement>(null)
  const numbers = [...days.keys()].map(dayOf).sort((a, b) => a - b)
  const [focused, setFocused] = useState<number | null>(null)
  const current = focused !== null && numbers.includes(focused) ? focused : numbers.at(-1)
  const move = (event: KeyboardEvent) => {
    const to = current === undefined ? undefined : dayBy(event.key, current, numbers)
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    setFocused(to)
    list.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  }
  return (
    <>
      <Weekdays />
      <ol ref={list} className={GRID}>
        {Array.from({ length: lengthOf(month) }, (_, index) => {
          const number = index + 1
          const day = `${month}-${String(number).padStart(2, '0')}`
          const heard = days.get(day)
          return (
            <li key={day} className={index === 0 ? STARTS[offsetOf(month)] : undefined}>
              <Day
                {...{ day, number, heard }}
                isToday={day === today}
                isAhead={day > today}
                isCurrent={number === current}
                onKeyDown={move}
                onPress={(last) => {
                  setFocused(number)
                  onDay(last)
                }}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}

type DayProps = {
  day: string
  number: number
  heard: readonly ListenView[] | undefined
  isToday: boolean
  isAhead: boolean
  isCurrent: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onPress: (last: ListenView) => void
}

function Day({ day, number, heard, isToday, isAhead, isCurrent, onKeyDown, onPress }: DayProps) {
  const [last, before] = heard ?? []
  const head = (
    <span
      className={`flex h-5 items-center gap-1 text-chart ${isToday ? 'text-accent font-600' : last ? 'text-ink-2' : 'text-ink-3'}`}
      aria-hidden="true"
    >
      <span>{number}</span>
      {heard && heard.length > 1 && <span className="text-ink-3">{messages.times(heard.length)}</span>}
    </span>
  )
  if (!last || !heard)
    return (
      <span>
        {head}
        <span className={`${SLOT} ${isAhead ? 'opacity-0' : ''}`} />
      </span>
    )
  // The button covers the sleeves, whose drawn letters are not part of its name.
  return (
    <div className="group relative">
      {head}
      <span className=":uno: relative block aspect-square group-hover:-translate-y-0.5 transition-transform duration-quick">
        {before ? (
          <>
            <span className=":uno: absolute bottom-0 right-0 w-[86%]">
              <Cover {...before} size={80} />
            </span>
            <span className=":uno: absolute left-0 top-0 w-[86%] shadow-[1px_1px_0_1px_var(--bg)]">
              <Cover {...last} size={80} />
            </span>
          </>
        ) : (
          <Cover {...last} size={80} />
        )}
      </span>
      <button
        type="button"
        className=":uno: absolute -inset-x-px inset-y-0 cursor-pointer border-0 rounded-sleeve bg-transparent p-0"
        data-day={number}
        tabIndex={isCurrent ? 0 : -1}
        title={heard.map(({ title, artist }) => messages.titleBy(title, artist)).join('\n')}
        aria-label={messages.dayWith(
          day,
          heard.map(({ title }) => title),
        )}
        onKeyDown={onKeyDown}
        onClick={() => onPress(last)}
      />
    </div>
  )
}

const Weekdays = () => (
  <div className={`${GRID} mb-1`} aria-hidden="true">
    {[0, 1, 2, 3, 4, 5, 6].map((day) => (
      <span key={day} className="max-tiny:text-[3vw] text-chart text-ink-3">
        {dayOfWeekText(day)}
      </span>
    ))}
  </div>
)

/** The placeholder of a month's days. */
export const CalendarSkeleton = () => (
  <div aria-hidden="true">
    <Weekdays />
    <div className={GRID}>
      {Array.from({ length: 5 * WEEK }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
        <span key={day} className=":uno: pt-5">
          <span className=":uno: block aspect-square rounded-sleeve bg-bone" />
        </span>
      ))}
    </div>
  </div>
)
