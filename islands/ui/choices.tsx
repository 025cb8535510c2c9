import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { Select, type SelectProps } from './select.tsx'

type RadioGroupProps<Value> = {
  label: string
  options: readonly (readonly [Value, ReactNode])[]
  value: Value
  onChange: (value: Value) => void
  /** A picture above each option. */
  picture?: (value: Value) => ReactNode
}

const ROW = 'max-sm:min-h-touch min-h-7 flex cursor-pointer items-center'

/** A choice among a few visible options. */
export function RadioGroup<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  picture,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className={picture ? 'grid grid-cols-3 max-tiny:grid-cols-1 gap-3' : 'flex flex-wrap gap-x-6'}>
        {options.map(([one, words]) => (
          <label key={one} className={picture ? 'grid cursor-pointer gap-2' : ROW}>
            {picture?.(one)}
            <span className="flex items-center gap-2">
              <input
                type="radio"
                className="radio"
                name={name}
                checked={one === value}
                onChange={() => onChange(one)}
              />
              <span>{words}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type CheckFieldProps = ComponentProps<'input'> & {
  label: ReactNode
  /** A description below. */
  hint?: ReactNode
}

/** A checkbox with its label; `className` applies to both. */
export function CheckField({ label, hint, className = 'gap-2', ...box }: CheckFieldProps) {
  const id = useId()
  const check = (
    <label className={`flex cursor-pointer items-center ${className}`}>
      <input type="checkbox" className="check" aria-describedby={hint ? id : undefined} {...box} />
      <span>{label}</span>
    </label>
  )
  if (!hint) return check
  return (
    <div>
      {check}
      <p id={id} className="hint">
        {hint}
      </p>
    </div>
  )
}

/** A select with its label. */
export const SelectField = <Value extends string | number>({
  label,
  help,
  ...select
}: SelectProps<Value> & Pick<FieldTexts, 'help'> & { label: string }) => (
  <Field label={label} help={help}>
    {({ id }) => <Select id={id} {...select} />}
  </Field>
)
