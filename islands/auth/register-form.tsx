import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { SignUpInput } from '#domain/account.ts'
import { Field } from '../ui/field.tsx'
import { showToast } from '../ui/toaster.tsx'
import { type AuthOutcome, enter, signUp } from './auth-calls.ts'
import { PasswordField } from './password-field.tsx'

function failureText(outcome: Extract<AuthOutcome, { ok: false }>): string {
  if (outcome.code.startsWith('USER_ALREADY_EXISTS')) return 'This email is already registered. Try logging in instead.'
  if (outcome.status === 0 || outcome.status === 429) return outcome.message
  if (outcome.code) return `Error: ${outcome.code}`
  return outcome.message || 'Registration failed. Please try again.'
}

export function RegisterForm({ onLogin, onPassExpired }: { onLogin: () => void; onPassExpired: () => void }) {
  const form = useForm({
    resolver: standardSchemaResolver(SignUpInput),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const submit = form.handleSubmit(async ({ name, email, password }) => {
    const outcome = await signUp({ name, email, password })
    if (outcome.ok) return enter()
    if (outcome.code === 'SIGNUP_PASS_REQUIRED') return onPassExpired()
    form.setError('root', { message: failureText(outcome) })
    showToast({ title: 'Registration failed', text: failureText(outcome), kind: 'error' })
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <Field label="Name" error={errors.name?.message}>
          {(control) => <input className="in" autoComplete="name" {...form.register('name')} {...control} />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <input className="in" type="email" autoComplete="username" {...form.register('email')} {...control} />
          )}
        </Field>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <button
          type="submit"
          className="btn solid wide tall"
          disabled={isSubmitting || (isSubmitSuccessful && !errors.root)}
        >
          {isSubmitting ? 'Making your account…' : 'Register'}
        </button>
        <p className="t-small dim center">
          Have an account?{' '}
          <button type="button" className="text" onClick={onLogin}>
            Login
          </button>
        </p>
      </div>
    </form>
  )
}
