export type SelectProps<Value extends string | number> = {
  /** The accessible name, if there is no label. */
  label?: string
  id?: string
  /** The third of an option is its language, if it is not that of the page. */
  options: readonly (readonly [value: Value, words: string, lang?: string])[]
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
        {options.map(([one, words, lang]) => (
          <option key={one} value={one} lang={lang}>
            {words}
          </option>
        ))}
      </select>
    </span>
  )
}
