import type { ComponentProps } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import * as messages from '#locales/files.ts'

/** The value of the option to create a crate. */
export const NEW_CRATE = 'new'

type Value<New extends boolean> = number | null | (New extends true ? typeof NEW_CRATE : never)

type CrateSelectProps<New extends boolean> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  crates: CrateView[]
  value: Value<New>
  onChange: (value: Value<New>) => void
  /** Adds an option to create one. */
  withNew?: New
}

export function CrateSelect<New extends boolean = false>({
  crates,
  value,
  onChange,
  withNew,
  ...rest
}: CrateSelectProps<New>) {
  const chosen = (text: string) => (text === '' ? null : text === NEW_CRATE ? NEW_CRATE : Number(text)) as Value<New>
  return (
    <span className="select">
      <select
        {...rest}
        className="input"
        value={value ?? ''}
        onChange={(event) => onChange(chosen(event.target.value))}
      >
        <option value="">{messages.chooseCrate}</option>
        {withNew && <option value={NEW_CRATE}>{messages.newCrate}</option>}
        {crates.map((crate) => (
          <option key={crate.id} value={crate.id}>
            {crate.name}
          </option>
        ))}
      </select>
    </span>
  )
}
