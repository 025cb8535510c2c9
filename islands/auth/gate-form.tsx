import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SignupGateInput } from '#domain/account.ts'
import { Icon } from '../ui/icon.tsx'
import { verifySignupPassword } from './auth-calls.ts'
import { PasswordField } from './password-field.tsx'

const TRIES_BEFORE_HELP = 2

/** Asks for the shared password; `onGranted` once it was right. */
export function GateForm({ onGranted, onCancel }: { onGranted: () => void; onCancel: () => void }) {
  const [wrongTries, setWrongTries] = useState(0)
  const form = useForm({ resolver: standardSchemaResolver(SignupGateInput), defaultValues: { password: '' } })
  const submit = form.handleSubmit(async (input) => {
    const outcome = await verifySignupPassword(input.password)
    if (outcome.ok) return onGranted()
    setWrongTries(Math.max(wrongTries + 1, outcome.attempts))
    form.setError('password', { message: outcome.message }, { shouldFocus: true })
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <p className="dim t-small">Gatefold is by invitation. Whoever invited you has the signup password.</p>
        <PasswordField
          label="Signup password"
          autoComplete="off"
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
        {wrongTries > TRIES_BEFORE_HELP && (
          <p className="alert" role="status">
            <Icon name="mail" />
            <span>Still no luck? Contact the administrator.</span>
          </p>
        )}
      </div>
      <footer>
        <button type="button" className="btn quiet" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="btn solid" disabled={form.formState.isSubmitting}>
          Continue
        </button>
      </footer>
    </form>
  )
}
