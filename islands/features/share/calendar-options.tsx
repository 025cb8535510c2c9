import type { ReactNode } from 'react'
import { SHOWN_IN_CALENDAR } from '#domain/shares/share.ts'
import { CheckField } from '#islands/ui/choices.tsx'
import * as messages from '#locales/calendar.ts'
import type { useOptions } from './use-options.ts'

type CalendarOptionsProps = Pick<ReturnType<typeof useOptions>['options'], 'shows'> &
  Pick<ReturnType<typeof useOptions>, 'change'> & { link: ReactNode }

/** The address of the calendar, how programs take it, and what is in it besides albums. */
export const CalendarOptions = ({ link, shows, change }: CalendarOptionsProps) => (
  <div className="stack">
    <p className="text-ink-2">{messages.lead}</p>
    {link}
    <ul className="grid gap-1 text-small text-ink-2">
      {messages.ways.map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
    {SHOWN_IN_CALENDAR.map((one) => (
      <CheckField
        key={one}
        className="max-sm:min-h-touch min-h-7 gap-2"
        label={messages.shows[one]}
        hint={messages.hints[one]}
        checked={shows[one] ?? false}
        onChange={({ target }) => change({ shows: { [one]: target.checked } })}
      />
    ))}
  </div>
)
