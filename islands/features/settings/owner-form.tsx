import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { fieldsOf } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/security.ts'
import { passwordMissing } from '#locales/validation.ts'
import { SettingForm } from './setting-form.tsx'

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
  const submit = submitOf(form, { title: failed }, async ({ password }) => {
    await onSubmit(hasPassword ? password : undefined)
  })
  return (
    <SettingForm
      form={form}
      first={hasPassword ? '[type=password]' : 'input, [type=submit]'}
      onSubmit={submit}
      label={label}
      onClose={onClose}
    >
      {children}
      {hasPassword && (
        <PasswordField
          label={messages.yourPassword}
          autoComplete="current-password"
          {...fieldsOf(form)('password', { required: passwordMissing })}
        />
      )}
    </SettingForm>
  )
}
