import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { ForgotInput } from '#domain/account.ts'
import { CallFailed } from '../api.ts'
import { askForReset } from '../calls/auth.ts'
import { showFieldFailures } from '../field-failures.ts'
import { FieldError } from '../ui/field.tsx'
import { showToast } from '../ui/toaster.tsx'
import { EmailField } from './email-field.tsx'

const PROBLEM = 'There was a problem sending the password reset link. Please try again.'

type ForgotFormProps = { email: string; onSent: (email: string) => void; onCancel: (email: string) => void }

export function ForgotForm({ email, onSent, onCancel }: ForgotFormProps) {
  const form = useForm({ resolver: standardSchemaResolver(ForgotInput), defaultValues: { email } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    try {
      await askForReset(input.email)
    } catch (error) {
      const text = error instanceof CallFailed ? error.message : PROBLEM
      showFieldFailures(form, error, text)
      showToast({ title: 'Password Reset Failed', text, kind: 'error' })
      return
    }
    onSent(input.email)
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <p className="dim t-small">We will send a link to your address; with it you choose a new password.</p>
        <EmailField data-autofocus error={errors.email?.message} {...form.register('email')} />
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      </div>
      <footer>
        <button type="button" className="btn quiet" onClick={() => onCancel(form.getValues('email'))}>
          Cancel
        </button>
        <button type="submit" className="btn solid" disabled={isSubmitting}>
          {isSubmitting ? 'Sending…' : 'Send reset link'}
        </button>
      </footer>
    </form>
  )
}

/** Says the same whether or not the address is known. */
export function LinkSent({ email, onAgain, onLogin }: { email: string; onAgain: () => void; onLogin: () => void }) {
  return (
    <>
      <div className="body stack">
        <p className="dim" role="status">
          If <b>{email}</b> has an account, a link is on its way. It works once, for an hour. Nothing there? Look in the
          spam folder.
        </p>
      </div>
      <footer>
        <button type="button" className="btn quiet" onClick={onAgain}>
          Try again
        </button>
        <button type="button" className="btn solid" data-autofocus onClick={onLogin}>
          Back to login
        </button>
      </footer>
    </>
  )
}
