import { findCrate } from '#locales/crates/crates.ts'
import { Icon } from '../ui/icon.tsx'

type FindCrateProps = { text: string; onText: (text: string) => void; onEnter?: () => void }

export const FindCrate = ({ text, onText, onEnter }: FindCrateProps) => (
  <div className="find-crate input">
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
