import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import * as messages from '#locales/auth.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'

type PasswordFieldProps = ComponentProps<'input'> & { label: string; error?: string }

/** A password field with a show button and a Caps Lock warning. */
export function PasswordField({ label, error, onBlur, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field label={label} error={error}>
      {(control) => (
        <>
          <span className="input">
            <input
              type={isShown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={(event) => {
                setCapsLock(false)
                onBlur?.(event)
              }}
              {...input}
              {...control}
            />
            <button
              type="button"
              className="icon-btn icon-btn-sm"
              aria-label={isShown ? messages.hidePassword : messages.showPassword}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} />
            </button>
          </span>
          <span role="status">{hasCapsLock && <span className="hint">{messages.capsLockOn}</span>}</span>
        </>
      )}
    </Field>
  )
}
