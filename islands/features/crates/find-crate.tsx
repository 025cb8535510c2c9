import { FindInput } from '#islands/ui/find-input.tsx'
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
    <FindInput
      className=":uno: [&::-webkit-search-cancel-button]:appearance-none"
      label={findCrate}
      autoFocus={autoFocus}
      value={text}
      onText={onText}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        if (text.trim() !== '') onEnter?.()
      }}
    />
  </div>
)
