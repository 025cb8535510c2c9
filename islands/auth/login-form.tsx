import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { SignInInput } from '#domain/account.ts'
import { Field, FieldError } from '../ui/field.tsx'
import { showToast } from '../ui/toaster.tsx'
import { enter, signIn } from './auth-calls.ts'
import { PasswordField } from './password-field.tsx'

const WRONG = 'Invalid email or password. Please try again.'

export function LoginForm({ onRegister }: { onRegister: () => void }) {
  const form = useForm({ resolver: standardSchemaResolver(SignInInput), defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const submit = form.handleSubmit(async (input) => {
    const outcome = await signIn(input)
    if (outcome.ok) return enter()
    const text = outcome.status === 401 ? WRONG : outcome.message || WRONG
    form.setError('root', { message: text })
    form.setFocus('password', { shouldSelect: true })
    showToast({ title: 'Login failed', text, kind: 'error' })
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <input className="in" type="email" autoComplete="username" {...form.register('email')} {...control} />
          )}
        </Field>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <a className="text t-small" href="/forgot-password">
          Forgot password?
        </a>
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
        <button
          type="submit"
          className="btn solid wide tall"
          disabled={isSubmitting || (isSubmitSuccessful && !errors.root)}
        >
          {isSubmitting ? 'Signing in…' : 'Sign in'}
        </button>
        <p className="t-small dim center">
          No account yet?{' '}
          <button type="button" className="text" onClick={onRegister}>
            Register
          </button>
        </p>
      </div>
    </form>
  )
}
