import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { MeView } from '#domain/accounts/account.ts'
import { AdminSetupInput } from '#domain/accounts/admin-input.ts'
import { revalidateMe } from '#islands/data/api/account-api.ts'
import { setUpAdmin } from '#islands/data/api/admin-api.ts'
import { showPart } from '#islands/lib/location.ts'
import { showFormError } from '#islands/ui/errors/form-errors.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Setting } from '#islands/ui/setting.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/settings.ts'

const SHOWN_FOR = 1_500

/** Offered to users whose email is in `ADMIN_EMAILS`. */
export function AdminSetup({ me }: { me: MeView }) {
  const [isGranted, setGranted] = useState(false)
  const form = useForm({ defaultValues: { email: me.email }, resolver: standardSchemaResolver(AdminSetupInput) })
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    if (!isGranted) return
    const timer = setTimeout(() => revalidateMe().then(() => showPart('settings-admin')), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isGranted])

  const submit = form.handleSubmit(
    async ({ email }) => {
      try {
        await setUpAdmin(email)
        setGranted(true)
        showToast({ kind: 'ok', title: messages.adminDone })
      } catch (error) {
        showFormError(form, error, { title: messages.adminFailed, otherwise: messages.adminFailedText })
      }
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
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
        <div className="form-buttons">
          <button type="submit" className="btn btn-outline" disabled={isSubmitting}>
            <Icon name="shield" />
            {messages.setUpAdmin}
          </button>
        </div>
      </form>
    </Setting>
  )
}
