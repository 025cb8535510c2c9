import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { AdminUser } from '#domain/admin.ts'
import { BanInput } from '#domain/admin-input.ts'
import { banUser } from '../../calls/admin.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { showFailure } from '../show-failure.ts'

type BanUserProps = { user: AdminUser; onClose: () => void; onBanned: (user: AdminUser) => unknown }

export function BanUser({ user, onClose, onBanned }: BanUserProps) {
  const form = useForm({ defaultValues: { reason: '' }, resolver: standardSchemaResolver(BanInput) })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (input) => {
    try {
      const banned = await banUser(user.id, input)
      onClose()
      await onBanned(banned)
      showToast({ kind: 'ok', title: 'User banned', text: user.username })
    } catch (error) {
      showFailure(form, error, { title: 'Error updating user', otherwise: 'Failed to update user' })
    }
  })
  const footer = (
    <>
      <button type="button" className="btn line" onClick={onClose}>
        Cancel
      </button>
      <button type="submit" className="btn danger" disabled={isSubmitting}>
        Ban user
      </button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Ban ${user.username}?`}
      width={420}
      role="alertdialog"
      footer={footer}
      onSubmit={submit}
    >
      <div className="stack">
        <p className="dim">
          They are signed out everywhere and cannot come back until the ban is lifted. What they have stays.
        </p>
        <Field label="Reason" help="Optional. They see it." error={errors.reason?.message}>
          {(control) => <textarea className="in" rows={3} data-autofocus {...form.register('reason')} {...control} />}
        </Field>
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
      </div>
    </Dialog>
  )
}
