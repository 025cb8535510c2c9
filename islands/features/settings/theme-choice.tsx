import { SETTINGS } from '#domain/settings.ts'
import { useSetting } from '#islands/data/settings.ts'
import { RadioGroup } from '#islands/ui/choices.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import * as messages from '#locales/settings.ts'

const SLEEVES = [
  { title: 'Tin Parliament', artist: 'Halvorsen Pump Trio' },
  { title: 'Kopje', artist: 'Marrow Tide' },
  { title: 'Salt Ledger', artist: 'Ottilie Brandt' },
]

const THEMES = SETTINGS.theme.values.map((name) => [name, messages.themes[name]] as const)

export function ThemeChoice() {
  const [theme, choose] = useSetting('theme')
  const picture = (name: (typeof THEMES)[number][0]) => (
    <span
      className=":uno: [&>*+*]:([clip-path:inset(0_0_0_50%)] absolute inset-0) relative flex overflow-hidden rounded-control"
      aria-hidden="true"
    >
      {name !== 'dark' && <Picture theme="light" />}
      {name !== 'light' && <Picture theme="dark" />}
    </span>
  )
  return <RadioGroup label={messages.theme} options={THEMES} value={theme} onChange={choose} picture={picture} />
}

/** A miniature page; for System, each theme covers half of it. */
const Picture = ({ theme }: { theme: 'light' | 'dark' }) => (
  <span className=":uno: w-full flex-none rounded-control bg-bg p-2.5 shadow-line" data-theme={theme}>
    <span className="grid grid-cols-3 gap-5px">
      {SLEEVES.map((sleeve) => (
        <Cover key={sleeve.title} {...sleeve} size={40} />
      ))}
    </span>
    <i className="mt-7px block h-3px w-60% bg-ink" />
    <i className="mt-1 block h-3px w-36% bg-ink-3" />
  </span>
)
