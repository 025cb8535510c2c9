import * as messages from '#locales/settings.ts'
import { Cover } from '../ui/cover.tsx'
import { chooseTheme, THEMES, useTheme } from './theme.ts'

const SLEEVES = [
  { title: 'Tin Parliament', artist: 'Halvorsen Pump Trio' },
  { title: 'Kopje', artist: 'Marrow Tide' },
  { title: 'Salt Ledger', artist: 'Ottilie Brandt' },
]

export function ThemeChoice() {
  const theme = useTheme()
  return (
    <fieldset>
      <legend className="field-label">{messages.theme}</legend>
      <div className="looks">
        {THEMES.map((name) => (
          <label key={name}>
            <span className="pictures" aria-hidden="true">
              {name !== 'dark' && <Picture theme="light" />}
              {name !== 'light' && <Picture theme="dark" />}
            </span>
            <span className="row">
              <input
                type="radio"
                className="radio"
                name="theme"
                checked={name === theme}
                onChange={() => chooseTheme(name)}
              />
              {messages.themes[name]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A miniature page; for System, each theme covers half of it. */
const Picture = ({ theme }: { theme: 'light' | 'dark' }) => (
  <span className="picture" data-theme={theme}>
    <span>
      {SLEEVES.map((sleeve) => (
        <Cover key={sleeve.title} {...sleeve} size={40} />
      ))}
    </span>
    <i />
    <i />
  </span>
)
