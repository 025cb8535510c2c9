import { useState } from 'react'
import { SETTINGS } from '#domain/settings.ts'
import { useSetting } from '#islands/data/settings.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import * as messages from '#locales/filter.ts'

const key = (name: string) => (
  <kbd key={name} className=":uno: rounded-2px bg-over px-1.5 py-0.5 text-ink font-sans">
    {name}
  </kbd>
)

/** From so many albums on, finding and sorting are worth a hint. */
const MANY = 25

const STEPS = SETTINGS.hints.values

/** A hint above the albums. Once closed, the next one shows when the list opens again; those after the first need many albums. */
export function FirstWeek({ albums }: { albums: number }) {
  const [hint, keep] = useSetting('hints')
  const [shown] = useState(hint)
  const at = STEPS.indexOf(hint)
  if (hint !== shown || (at > 0 && albums <= MANY)) return null
  const atPhone = messages.atPhone[at]
  return (
    <aside
      className={`:uno: mb-4 flex items-center justify-between gap-4 border-b border-line text-small text-ink-2 ${atPhone ? '' : 'max-sm:hidden'}`}
      aria-label={messages.title}
      data-first-week
    >
      <p className=":uno: max-sm:hidden py-2">{messages.atKeyboard(key)[at]}</p>
      <p className=":uno: sm:hidden truncate py-2">{atPhone}</p>
      <IconButton
        className="-mr-2 max-sm:-mr-3.5"
        icon="x"
        size={16}
        label={messages.close}
        onClick={() => keep(STEPS[at + 1] ?? 'closed')}
      />
    </aside>
  )
}
