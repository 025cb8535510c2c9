import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { MeView } from '#domain/accounts/account.ts'
import { AdminSetupInput } from '#domain/accounts/admin-input.ts'
import { revalidateMe } from '#islands/data/api/account-api.ts'
import { setUpAdmin, useBackupState } from '#islands/data/api/admin-api.ts'
import { showPart } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { schemaResolver } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { FormError } from '#islands/ui/field.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Setting } from '#islands/ui/setting.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/settings.ts'
import { AuditLog } from './audit-log.tsx'
import { Invitations } from './invitations.tsx'
import { UserManagement } from './user-management.tsx'

const PARTS = {
  users: (me: MeView) => <UserManagement me={me} />,
  log: () => <AuditLog />,
  invitations: () => <Invitations />,
}
export type AdminPart = keyof typeof PARTS

/** The users, the invitations or the audit log; Admin Setup for a user who is not an administrator. */
export function AdminPanel({ me, part }: { me: MeView; part: AdminPart }) {
  if (me.role !== 'admin') {
    return (
      <div className="body">
        <AdminSetup me={me} />
      </div>
    )
  }
  return (
    <div className="body basis-160">
      <BackupWarning />
      {PARTS[part](me)}
    </div>
  )
}

/** Says that the backups of the server fail or are late. */
function BackupWarning() {
  const { data: backup } = useBackupState()
  if (!backup || backup === 'off' || backup.status === 'ok') return null
  return (
    <p className="alert alert-danger mb-4" role="alert">
      <Icon name="circle-alert" />
      <span>{messages.backupOverdue(backup.last === null ? null : Date.parse(backup.last))}</span>
    </p>
  )
}

const SHOWN_FOR = 1_500

/** Offered to users whose email is in `ADMIN_EMAILS`. */
function AdminSetup({ me }: { me: MeView }) {
  const [isGranted, setGranted] = useState(false)
  const form = useForm({ defaultValues: { email: me.email }, resolver: schemaResolver(AdminSetupInput) })

  useEffect(() => {
    if (!isGranted) return
    const timer = setTimeout(() => revalidateMe().then(() => showPart('settings-admin')), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isGranted])

  const submit = submitOf(
    form,
    { title: messages.adminFailed, otherwise: messages.adminFailedText },
    async ({ email }) => {
      await setUpAdmin(email)
      setGranted(true)
      showToast({ kind: 'ok', title: messages.adminDone })
    },
    (wrong) => showToast({ kind: 'error', title: messages.adminEmailMissing, text: wrong.email?.message }),
  )
  if (!me.emailVerified) {
    return <Setting title={messages.adminSetup} words={<p>{messages.adminUnverified}</p>} />
  }
  if (isGranted) {
    return (
      <section className="setting">
        <h3 className="text-section">{messages.adminSetup}</h3>
        <p className="alert" role="status">
          <Icon name="shield" />
          <span>{messages.adminGranted}</span>
        </p>
      </section>
    )
  }
  return (
    <Setting title={messages.adminSetup} words={<p>{messages.adminConfirm}</p>}>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField label={messages.adminEmail} type="email" autoComplete="email" {...fieldsOf(form)('email')} />
        <FormError form={form} />
        <div className="form-buttons">
          <Button type="submit" icon="shield" text={messages.setUpAdmin} disabled={form.formState.isSubmitting} />
        </div>
      </form>
    </Setting>
  )
}
