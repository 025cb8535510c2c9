import { type ComponentProps, useState } from 'react'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'

type PasswordFieldProps = ComponentProps<'input'> & { label: string; error?: string }

/** A password with a button that shows it. */
export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} error={error}>
      {(control) => (
        <span className="in">
          <input
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
          />
          <button
            type="button"
            className="ib s"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </span>
      )}
    </Field>
  )
}
