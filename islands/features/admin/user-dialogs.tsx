import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MIN_PASSWORD } from '#domain/accounts/account.ts'
import type { AdminUser } from '#domain/accounts/admin.ts'
import { BanInput, NewUserInput, UserPatch } from '#domain/accounts/admin-input.ts'
import { ROLES, type Role } from '#domain/accounts/role.ts'
import { banUser, createUser, deleteUser, endSessionsOf, updateUser } from '#islands/data/api/admin-api.ts'
import { CheckField } from '#islands/ui/choices.tsx'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import { resolverOf, schemaResolver } from '#islands/ui/domain-resolver.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { showError } from '#islands/ui/errors/show-error.ts'
import { FactList } from '#islands/ui/fact-list.tsx'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { ChoiceField, fieldsOf, TextArea, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { TypedConfirm } from '#islands/ui/typed-confirm.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { useUnsaved } from '#islands/ui/use-unsaved.tsx'
import * as messages from '#locales/admin.ts'
import { OwnPassword, useOwnPassword } from './own-password.tsx'
import { OrNone, RoleName } from './user-columns.tsx'

const UPDATE_FAILED = { title: messages.updateFailedTitle, otherwise: messages.updateFailed }
const CREATE_FAILED = { title: messages.createFailedTitle, otherwise: messages.createFailed }

type UserValues = { username: string; email: string; role: Role; displayName: string; password: string }

const ROLE_NAMES = ROLES.map((role) => [role, messages.roleNames[role]] as const)
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

/** Edits a user, or creates a new one. */
export function UserForm({ user, onClose, onSaved }: UserFormProps) {
  const [start] = useState(() => (user ? valuesOf(user) : NEW_USER))
  const form = useForm<UserValues, unknown, UserPatch>({
    defaultValues: start,
    resolver: resolverOf<UserValues, UserPatch>((values) =>
      user ? UserPatch.safeParse(changedValues(values, start)) : NewUserInput.safeParse(values),
    ),
  })
  const { errors, isDirty } = form.formState
  const unsaved = useUnsaved(isDirty, onClose)
  const fieldOf = fieldsOf(form)
  const own = useOwnPassword()
  const save = (patch: UserPatch) =>
    user
      ? updateUser(user.id, { ...patch, ...own.fields })
      : createUser({ ...NewUserInput.parse(form.getValues()), ...own.fields })
  const submit = submitOf(form, own.unlessAsked(user ? UPDATE_FAILED : CREATE_FAILED), async (patch) => {
    const saved = await save(patch)
    unsaved.discard()
    await onSaved(saved)
    showToast({ kind: 'ok', title: user ? messages.updated : messages.created, text: saved.username })
  })
  return (
    <FormDialog
      open
      title={user ? messages.editTitle : messages.createTitle}
      form={form}
      onSubmit={submit}
      label={user ? messages.saveChanges : messages.create}
      isOff={!isDirty}
      unsaved={unsaved}
      question={messages.unsaved}
    >
      <TextField label={messages.username} data-autofocus {...fieldOf('username')} />
      <TextField label={messages.email} type="email" {...fieldOf('email')} />
      <TextField label={messages.displayName} help={messages.optional} {...fieldOf('displayName')} />
      <ChoiceField label={messages.role} options={ROLE_NAMES} {...fieldOf('role')} />
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
    </FormDialog>
  )
}

type BanUserProps = { user: AdminUser; onClose: () => void; onBanned: (user: AdminUser) => unknown }

export function BanUser({ user, onClose, onBanned }: BanUserProps) {
  const form = useForm({ defaultValues: { reason: '' }, resolver: schemaResolver(BanInput) })
  const own = useOwnPassword()
  const submit = submitOf(form, own.unlessAsked(UPDATE_FAILED), async (input) => {
    const banned = await banUser(user.id, { ...input, ...own.fields })
    onClose()
    await onBanned(banned)
    showToast({ kind: 'ok', title: messages.userBanned, text: user.username })
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={messages.banTitle(user.username)}
      role="alertdialog"
      form={form}
      onSubmit={submit}
      label={messages.banUser}
      isDanger
    >
      <p className="text-ink-2">{messages.banText}</p>
      <TextArea
        label={messages.banReason}
        help={messages.banReasonHelp}
        rows={3}
        data-autofocus
        {...fieldsOf(form)('reason')}
      />
      <OwnPassword own={own} />
    </FormDialog>
  )
}

type DeleteUserProps = { user: AdminUser; onClose: () => void; onDeleted: (id: string) => unknown }

export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const { isBusy, run } = useAction()
  const [problem, setProblem] = useState('')
  const own = useOwnPassword()
  const refuse = (error: unknown) => {
    if (own.isAskedBy(error)) return
    const text = errorText(error, messages.deleteFailed)
    setProblem(text)
    showToast({ kind: 'error', title: messages.deleteFailedTitle, text })
  }
  const confirm = async () => {
    setProblem('')
    await run(refuse, async () => {
      await deleteUser(user.id, own.fields)
      onClose()
      await onDeleted(user.id)
      showToast({ kind: 'ok', title: messages.deleted, text: user.username })
    })
  }
  return (
    <TypedConfirm
      open
      onClose={onClose}
      onConfirm={confirm}
      title={messages.deleteTitle}
      expected={user.username}
      yes={messages.deleteUser}
      busy={isBusy}
      problem={problem}
      more={<OwnPassword own={own} />}
    >
      <p className="text-ink-2">{messages.deleteText}</p>
      <FactList
        className="user-facts"
        facts={[
          [messages.columns.username, user.username],
          [messages.columns.email, <OrNone key="email" text={user.email} />],
          [messages.columns.role, <RoleName key="role" role={user.role} />],
        ]}
      />
    </TypedConfirm>
  )
}

type EndSessionsProps = { user: AdminUser; isOwn: boolean; onClose: () => void }

export function EndSessions({ user, isOwn, onClose }: EndSessionsProps) {
  const { isBusy, run } = useAction()
  const [revokesTokens, setRevokesTokens] = useState(false)
  const confirm = async () => {
    const refuse = (error: unknown) => showError(UPDATE_FAILED.title, error, UPDATE_FAILED.otherwise)
    await run(refuse, async () => {
      await endSessionsOf(user.id, { revokesTokens })
      showToast({ kind: 'ok', title: messages.sessionsEnded, text: user.username })
    })
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={messages.endSessionsTitle(user.username)}
      no={messages.cancel}
      yes={messages.endSessions}
      busy={isBusy}
    >
      {isOwn ? messages.endOwnSessionsText : messages.endSessionsText}
      <CheckField
        className="mt-4 gap-3"
        label={messages.revokeTokens(isOwn)}
        hint={messages.tokensStay}
        checked={revokesTokens}
        onChange={({ target }) => setRevokesTokens(target.checked)}
      />
    </ConfirmDialog>
  )
}
