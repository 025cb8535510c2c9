import { dayText, relativeText } from '#locales/intl.ts'
import * as messages from '#locales/ui.ts'

const SECOND = 1000
const STEPS = [
  ['year', 365.25 * 86_400],
  ['month', 30.44 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const say = (time: number, now: number) => {
  const seconds = Math.max(0, (now - time) / SECOND)
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? []
  return unit ? relativeText(-Math.floor(seconds / length), unit) : messages.justNow
}

type TimeAgoProps = {
  date?: string | null
  /** The current time in ms, the same for the server and hydration. */
  now: number
  className?: string
}

/** How long ago, or 'recently' if unknown. */
export function TimeAgo({ date, now, className = 'text-meta text-ink-3' }: TimeAgoProps) {
  const time = date ? Date.parse(date) : Number.NaN
  if (Number.isNaN(time)) return <span className={className}>{messages.recently}</span>
  return (
    <time className={className} dateTime={new Date(time).toISOString()} title={dayText(time)}>
      {say(time, now)}
    </time>
  )
}
