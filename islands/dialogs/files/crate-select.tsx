import type { ComponentProps } from 'react'
import type { CrateView } from '#domain/crate.ts'

type CrateSelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  crates: CrateView[]
  value: number | null
  onChange: (id: number | null) => void
}

export function CrateSelect({ crates, value, onChange, ...rest }: CrateSelectProps) {
  return (
    <span className="select">
      <select
        {...rest}
        className="in"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">Choose a crate</option>
        {crates.map((crate) => (
          <option key={crate.id} value={crate.id}>
            {crate.name}
          </option>
        ))}
      </select>
    </span>
  )
}
