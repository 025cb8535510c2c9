import { Icon } from '#islands/ui/icon.tsx'
import { findCrate } from '#locales/crates.ts'

type FindCrateProps = {
  text: string
  onText: (text: string) => void
  onEnter?: () => void
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean
}

export const FindCrate = ({ text, onText, onEnter, autoFocus }: FindCrateProps) => (
  <div className="input :uno: my-1 [.dialog_&]:mt-3 [aside_&]:max-lg:hidden min-h-control [&>.i]:flex-none">
    <Icon name="search" />
    <input
      className=":uno: [&::-webkit-search-cancel-button]:appearance-none"
      type="search"
      placeholder={findCrate}
      aria-label={findCrate}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: what opens it says so
      autoFocus={autoFocus}
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
