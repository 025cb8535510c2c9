import { useRef } from 'react'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/admin/users.ts'

type AdminSearchProps = { label: string; placeholder: string; value: string; onChange: (text: string) => void }

export function AdminSearch({ label, placeholder, value, onChange }: AdminSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className="input max-sm:flex-[1_1_100%]">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className=":uno: [&::-webkit-search-cancel-button]:appearance-none"
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          // Escape clears the search instead of closing the dialog.
          event.preventDefault()
          clear()
        }}
      />
      {value !== '' && (
        <button type="button" className="icon-btn icon-btn-sm" aria-label={messages.clearSearch} onClick={clear}>
          <Icon name="x" />
        </button>
      )}
    </search>
  )
}
