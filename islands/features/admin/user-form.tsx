import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MIN_PASSWORD } from '#domain/accounts/account.ts'
import type { AdminUser } from '#domain/accounts/admin.ts'
import { NewUserInput, UserPatch } from '#domain/accounts/admin-input.ts'
import { ROLES, type Role } from '#domain/accounts/role.ts'
import { createUser, updateUser } from '#islands/data/api/admin-api.ts'
import { Dialog } from '#islands/ui/dialog.tsx'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { showFormError } from '#islands/ui/errors/form-errors.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { SubmitButtons } from '#islands/ui/submit-buttons.tsx'
import { ChoiceField, fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { UnsavedQuestion } from '#islands/ui/unsaved-question.tsx'
import { useUnsaved } from '#islands/ui/use-unsaved.ts'
import * as messages from '#locales/admin/users.ts'
import { OwnPassword, useOwnPassword } from './own-password.tsx'

type UserValues = { username: string; email: string; role: Role; displayName: string; password: string }

const NEW_USER: UserValues = { username: '', email: '', role: 'user', displayName: '', password: '' }

const valuesOf = ({ username, email, role, displayName }: AdminUser): UserValues => ({
  ...{ username, email, role, displayName, password: '' },
})

const changedValues = (values: UserValues, start: UserValues) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== start[name as keyof UserValues]))

type UserFormProps = {
  /** Null for a new user. */
  user: AdminUser | null
  onClose: () => void
  onSaved: (user: AdminUser) => unknown
}

export function UserForm({ user, onClose, onSaved }: UserFormProps) {
  const [start] = useState(() => (user ? valuesOf(user) : NEW_USER))
  const form = useForm<UserValues, unknown, UserPatch>({
    defaultValues: start,
    resolver: resolverOf<UserValues, UserPatch>((values) =>
      user ? UserPatch.safeParse(changedValues(values, start)) : NewUserInput.safeParse(values),
    ),
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const unsaved = useUnsaved(isDirty, onClose)
  const fieldOf = fieldsOf(form)
  const own = useOwnPassword()
  const save = (patch: UserPatch) =>
    user
      ? updateUser(user.id, { ...patch, ...own.given })
      : createUser({ ...NewUserInput.parse(form.getValues()), ...own.given })
  const submit = form.handleSubmit(async (patch) => {
    try {
      const saved = await save(patch)
      unsaved.discard()
      await onSaved(saved)
      showToast({ kind: 'ok', title: user ? messages.updated : messages.created, text: saved.username })
    } catch (error) {
      if (own.isAskedBy(error)) return
      showFormError(
        form,
        error,
        user
          ? { title: messages.updateFailedTitle, otherwise: messages.updateFailed }
          : { title: messages.createFailedTitle, otherwise: messages.createFailed },
      )
    }
  })
  const footer = (
    <SubmitButtons
      label={user ? messages.saveChanges : messages.create}
      isOff={isSubmitting || !isDirty}
      onCancel={unsaved.close}
    />
  )
  return (
    <Dialog
      open
      onClose={unsaved.close}
      title={user ? messages.editTitle : messages.createTitle}
      width={420}
      footer={footer}
      onSubmit={submit}
    >
      <div className="stack">
        <TextField label={messages.username} data-autofocus {...fieldOf('username')} />
        <TextField label={messages.email} type="email" {...fieldOf('email')} />
        <TextField label={messages.displayName} help={messages.optional} {...fieldOf('displayName')} />
        <ChoiceField label={messages.role} {...fieldOf('role')}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {messages.roleNames[role]}
            </option>
          ))}
        </ChoiceField>
        <div>
          <PasswordField
            label={user ? messages.newPassword : messages.password}
            autoComplete="new-password"
            {...fieldOf('password')}
          />
          {!errors.password && (
            <p className="hint">{user ? messages.newPasswordHelp : messages.passwordHelp(MIN_PASSWORD)}</p>
          )}
        </div>
        <OwnPassword own={own} />
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      </div>
      <UnsavedQuestion unsaved={unsaved}>{messages.unsaved}</UnsavedQuestion>
    </Dialog>
  )
}
