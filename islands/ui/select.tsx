export type SelectProps<Value extends string | number> = {
  /** The accessible name, if there is no label. */
  label?: string
  id?: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
}

/** A native select with typed values. */
export function Select<Value extends string | number>({ label, id, options, value, onChange }: SelectProps<Value>) {
  return (
    <span className="select">
      <select
        className="input"
        id={id}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </span>
  )
}
