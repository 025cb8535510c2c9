import type { ComponentProps } from 'react'

type FindInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  value: string
  onText: (text: string) => void
}

/** A field to find something in a list. Escape clears it before it closes the parent. */
export const FindInput = ({ label, value, onText, onKeyDown, ...rest }: FindInputProps) => (
  <input
    type="search"
    placeholder={label}
    aria-label={label}
    autoComplete="off"
    dir="auto"
    value={value}
    onChange={({ target }) => onText(target.value)}
    onKeyDown={(event) => {
      onKeyDown?.(event)
      if (event.key !== 'Escape' || value === '') return
      event.preventDefault()
      event.stopPropagation()
      onText('')
    }}
    {...rest}
  />
)
