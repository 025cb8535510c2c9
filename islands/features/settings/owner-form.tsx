import { type ReactNode, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { showFormError } from '#islands/ui/errors/form-errors.ts'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { fieldsOf } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/security.ts'
import { passwordMissing } from '#locales/validation/account.ts'
import { FormButtons } from './form-buttons.tsx'

type OwnerFormProps = {
  /** Whether to ask for the password. */
  hasPassword: boolean
  label: string
  failed: string
  onSubmit: (password: string | undefined) => Promise<void>
  onClose: () => void
  children?: ReactNode
}

/** A form that asks for the person's password, if they have one, before `onSubmit`. */
export function OwnerForm({ hasPassword, label, failed, onSubmit, onClose, children }: OwnerFormProps) {
  const form = useForm({ defaultValues: { password: '' } })
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (hasPassword) form.setFocus('password')
    else element.current?.querySelector<HTMLElement>('input, [type=submit]')?.focus()
  }, [hasPassword, form.setFocus])
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onSubmit(hasPassword ? password : undefined)
    } catch (error) {
      showFormError(form, error, { title: failed })
    }
  })
  return (
    <form className="stack" ref={element} noValidate onSubmit={submit}>
      {children}
      {hasPassword && (
        <PasswordField
          label={messages.yourPassword}
          autoComplete="current-password"
          {...fieldsOf(form)('password', { required: passwordMissing })}
        />
      )}
      <FormButtons state={form.formState} label={label} onClose={onClose} />
    </form>
  )
}
