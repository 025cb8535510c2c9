type SelectProps<Value extends string | number> = {
  /** Its name, where no label stands beside it. */
  label?: string
  id?: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
}

/** The browser's own menu, of known values. */
export function Select<Value extends string | number>({ label, id, options, value, onChange }: SelectProps<Value>) {
  return (
    <span className="select">
      <select
        className="in"
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
