import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { MeView } from '#domain/account.ts'
import { AdminSetupInput } from '#domain/admin-input.ts'
import { rereadMe } from '../../calls/account.ts'
import { setUpAdmin } from '../../calls/admin.ts'
import { showPart } from '../../location.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { showFailure } from '../show-failure.ts'
import { Setting } from './setting.tsx'

const SHOWN_FOR = 1_500

/** Offered to people whose address the server names as an administrator's. */
export function AdminSetup({ me }: { me: MeView }) {
  const [isGranted, setGranted] = useState(false)
  const form = useForm({ defaultValues: { email: me.email }, resolver: standardSchemaResolver(AdminSetupInput) })
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    if (!isGranted) return
    const timer = setTimeout(() => rereadMe().then(() => showPart('settings-admin')), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isGranted])

  const submit = form.handleSubmit(
    async ({ email }) => {
      try {
        await setUpAdmin(email)
        setGranted(true)
        showToast({ kind: 'ok', title: 'Admin setup complete' })
      } catch (error) {
        showFailure(form, error, { title: 'Setup failed', otherwise: 'Failed to set up admin privileges' })
      }
    },
    (wrong) => showToast({ kind: 'error', title: 'Email required', text: wrong.email?.message }),
  )
  if (!me.emailVerified) {
    return (
      <Setting
        title="Admin Setup"
        words={<p>Your address is named as an administrator’s. Once it is verified, you can claim that here.</p>}
      />
    )
  }
  if (isGranted) {
    return (
      <section className="setting">
        <h3 className="t-3">Admin Setup</h3>
        <p className="alert" role="status">
          <Icon name="shield" />
          <span>Admin privileges granted!</span>
        </p>
      </section>
    )
  }
  return (
    <Setting
      title="Admin Setup"
      words={<p>Your address is named as an administrator’s. Confirm it to manage the accounts of this Gatefold.</p>}
    >
      <form className="stack" noValidate onSubmit={submit}>
        <Field label="Your email address" error={errors.email?.message}>
          {(control) => (
            <input className="in" type="email" autoComplete="email" {...form.register('email')} {...control} />
          )}
        </Field>
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
        <div className="row ends">
          <button type="submit" className="btn line" disabled={isSubmitting}>
            <Icon name="shield" />
            Set up admin
          </button>
        </div>
      </form>
    </Setting>
  )
}
