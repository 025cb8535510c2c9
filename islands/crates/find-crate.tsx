import type { CrateView } from '#domain/crate.ts'
import { findCrate } from '#locales/crates/crates.ts'
import { Icon } from '../ui/icon.tsx'

/** From so many on, crates are found by typing. */
export const MANY_CRATES = 13

/** The crates whose name has the text in it, in any case; all of them without a text. */
export function foundCrates<Crate extends Pick<CrateView, 'name'>>(crates: Crate[], text: string): Crate[] {
  const wanted = text.trim().toLowerCase()
  return wanted === '' ? crates : crates.filter(({ name }) => name.toLowerCase().includes(wanted))
}

type FindCrateProps = { text: string; onText: (text: string) => void; onEnter?: () => void }

export const FindCrate = ({ text, onText, onEnter }: FindCrateProps) => (
  <div className="in find-crate">
    <Icon name="search" />
    <input
      type="search"
      placeholder={findCrate}
      aria-label={findCrate}
      autoComplete="off"
      value={text}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text !== '') {
          event.preventDefault()
          event.stopPropagation()
          onText('')
        }
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault()
          if (text.trim() !== '') onEnter?.()
        }
      }}
    />
  </div>
)
