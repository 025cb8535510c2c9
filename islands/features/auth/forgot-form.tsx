import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { ForgotInput } from '#domain/accounts/account.ts'
import { askForReset } from '#islands/data/api/auth-api.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { FormError } from '#islands/ui/field.tsx'
import { SubmitButtons } from '#islands/ui/submit-buttons.tsx'
import { fieldsOf } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/auth.ts'
import { EmailField } from './email-field.tsx'

type ForgotFormProps = { email: string; onSent: (email: string) => void; onCancel: (email: string) => void }

export function ForgotForm({ email, onSent, onCancel }: ForgotFormProps) {
  const form = useForm({ resolver: standardSchemaResolver(ForgotInput), defaultValues: { email } })
  const { isSubmitting } = form.formState
  const submit = submitOf(form, { title: messages.sendFailed, otherwise: messages.sendFailedText }, async (input) => {
    await askForReset(input.email)
    onSent(input.email)
  })
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <div className="body stack">
        <p className="text-small text-ink-2">{messages.forgotText}</p>
        <EmailField data-autofocus {...fieldsOf(form)('email')} />
        <FormError form={form} />
      </div>
      <footer className="dialog-footer">
        <SubmitButtons
          label={isSubmitting ? messages.sendingLink : messages.sendLink}
          isOff={isSubmitting}
          onCancel={() => onCancel(form.getValues('email'))}
        />
      </footer>
    </form>
  )
}

/** Shows the same text whether or not there is an account with this email. */
export function LinkSent({ email, onAgain, onLogin }: { email: string; onAgain: () => void; onLogin: () => void }) {
  return (
    <>
      <div className="body stack">
        <p className="text-ink-2" role="status">
          {messages.sentText(<b key="address">{email}</b>)}
        </p>
      </div>
      <footer className="dialog-footer">
        <button type="button" className="btn btn-ghost" onClick={onAgain}>
          {messages.tryAgain}
        </button>
        <button type="button" className="btn btn-primary" data-autofocus onClick={onLogin}>
          {messages.backToLogin}
        </button>
      </footer>
    </>
  )
}
