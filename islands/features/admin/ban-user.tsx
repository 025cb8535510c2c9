import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { AdminUser } from '#domain/accounts/admin.ts'
import { BanInput } from '#domain/accounts/admin-input.ts'
import { banUser } from '#islands/data/api/admin-api.ts'
import { Dialog } from '#islands/ui/dialog.tsx'
import { showFormError } from '#islands/ui/errors/form-errors.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { fieldsOf, TextArea } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/admin/users.ts'
import { OwnPassword, useOwnPassword } from './own-password.tsx'

type BanUserProps = { user: AdminUser; onClose: () => void; onBanned: (user: AdminUser) => unknown }

export function BanUser({ user, onClose, onBanned }: BanUserProps) {
  const form = useForm({ defaultValues: { reason: '' }, resolver: standardSchemaResolver(BanInput) })
  const { errors, isSubmitting } = form.formState
  const own = useOwnPassword()
  const submit = form.handleSubmit(async (input) => {
    try {
      const banned = await banUser(user.id, { ...input, ...own.given })
      onClose()
      await onBanned(banned)
      showToast({ kind: 'ok', title: messages.userBanned, text: user.username })
    } catch (error) {
      if (own.isAskedBy(error)) return
      showFormError(form, error, { title: messages.updateFailedTitle, otherwise: messages.updateFailed })
    }
  })
  const footer = (
    <>
      <button type="button" className="btn btn-outline" onClick={onClose}>
        {messages.cancel}
      </button>
      <button type="submit" className="btn btn-danger" disabled={isSubmitting}>
        {messages.banUser}
      </button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.banTitle(user.username)}
      width={420}
      role="alertdialog"
      footer={footer}
      onSubmit={submit}
    >
      <div className="stack">
        <p className="text-ink-2">{messages.banText}</p>
        <TextArea
          label={messages.banReason}
          help={messages.banReasonHelp}
          rows={3}
          data-autofocus
          {...fieldsOf(form)('reason')}
        />
        <OwnPassword own={own} />
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      </div>
    </Dialog>
  )
}
