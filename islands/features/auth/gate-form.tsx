import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SignupGateInput } from '#domain/accounts/account.ts'
import { verifySignupPassword } from '#islands/data/api/auth-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { schemaResolver } from '#islands/ui/domain-resolver.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { SubmitButtons } from '#islands/ui/form-dialog.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { fieldsOf } from '#islands/ui/text-field.tsx'
import { hideToast, showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/auth.ts'
import { Hint } from './form-parts.tsx'
import { OpenProvider, offered } from './providers.tsx'

const TRIES_BEFORE_HELP = 2

type GateFormProps = { hint?: string; onGranted: () => void; onCancel: () => void }

/** Asks for the signup password and calls `onGranted` once it is correct. */
export function GateForm({ hint, onGranted, onCancel }: GateFormProps) {
  const [wrongTries, setWrongTries] = useState(0)
  const form = useForm({ resolver: schemaResolver(SignupGateInput), defaultValues: { password: '' } })
  const submit = form.handleSubmit(async (input) => {
    try {
      await verifySignupPassword(input.password)
    } catch (error) {
      const isWrong = error instanceof ApiError && error.status === 403
      if (isWrong) setWrongTries(Math.max(wrongTries + 1, Number(error.details.attempts)))
      const text = isWrong ? messages.wrongSignupPassword : errorText(error)
      form.setError('password', { message: text }, { shouldFocus: true })
      showToast(
        isWrong
          ? { title: messages.wrongSignupPassword, text: messages.wrongSignupPasswordText, kind: 'error' }
          : { title: messages.gateFailed, text, kind: 'error' },
      )
      return
    }
    void hideToast()
    onGranted()
  })
  const { isSubmitting } = form.formState
  const { oidc, isOpen } = offered()
  return (
    <form className="contents" noValidate onSubmit={submit}>
      <div className="body stack">
        <Hint>{hint}</Hint>
        <p className="text-small text-ink-2">{messages.gateText(isOpen ? oidc : undefined)}</p>
        <PasswordField
          label={messages.signupPassword}
          autoComplete="off"
          data-autofocus
          {...fieldsOf(form)('password', { onChange: () => void hideToast() })}
        />
        {wrongTries > TRIES_BEFORE_HELP && (
          <p className="alert" role="status">
            <Icon name="mail" />
            <span>{messages.gateHelp}</span>
          </p>
        )}
        <OpenProvider />
      </div>
      <footer className="dialog-footer">
        <SubmitButtons label={messages.continueLabel} isOff={isSubmitting} onCancel={onCancel} />
      </footer>
    </form>
  )
}
