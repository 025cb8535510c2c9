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

/** Hints above the albums, until they are closed: the first one with the first album, all three with many albums. */
export function FirstWeek({ albums }: { albums: number }) {
  const shown = albums > MANY ? 3 : 1
  const [, keep] = useSetting('hints')
  return (
    <aside
      className=":uno: mb-4 flex items-center gap-4 border-b border-line text-small text-ink-2"
      aria-label={messages.title}
      data-first-week
    >
      <ul className=":uno: max-sm:hidden flex flex-1 flex-wrap gap-x-8 gap-y-1 py-2">
        {messages
          .atKeyboard(key)
          .slice(0, shown)
          .map((hint, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <li key={index}>{hint}</li>
          ))}
      </ul>
      <ul className=":uno: sm:hidden flex flex-1 gap-x-4 whitespace-nowrap py-2">
        {messages.atPhone.slice(0, shown).map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <IconButton
        className="-mr-2 max-sm:-mr-3.5"
        icon="x"
        size={16}
        label={messages.close}
        onClick={() => keep('closed')}
      />
    </aside>
  )
}
