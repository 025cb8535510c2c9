import type { ComponentProps } from 'react'
import { Field } from '#islands/ui/field.tsx'
import * as messages from '#locales/auth.ts'

type EmailFieldProps = ComponentProps<'input'> & { error?: string }

export function EmailField({ error, ...input }: EmailFieldProps) {
  return (
    <Field label={messages.email} error={error}>
      {(control) => (
        <input
          className="input"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
        />
      )}
    </Field>
  )
}
