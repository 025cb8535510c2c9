import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type AccountView, EmailChangeInput, type MeView } from '#domain/accounts/account.ts'
import { changeEmail } from '#islands/data/api/account-api.ts'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { Setting } from '#islands/ui/setting.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/settings.ts'
import { SettingForm } from './setting-form.tsx'
import { type ReportDirty, useReportDirty } from './use-report-dirty.ts'
import { useUnfolded } from './use-unfolded.ts'
import { VerifyNotice } from './verify-notice.tsx'

type EmailSettingProps = { me: MeView; account: AccountView | undefined; onDirty: ReportDirty }

/** The email address: whether it is verified, and a form to change it. */
export function EmailSetting({ me, account, onDirty }: EmailSettingProps) {
  const fold = useUnfolded()
  return (
    <Setting
      title={messages.email}
      words={
        <p className="flex flex-wrap gap-x-3 break-anywhere">
          <span>{me.email}</span>
          {me.emailVerified && (
            <span className="inline-flex items-center gap-1 text-ok">
              <Icon name="circle-check" size={14} />
              {messages.verified}
            </span>
          )}
        </p>
      }
      action={
        account &&
        !fold.isOpen && (
          <button type="button" className="btn btn-outline" ref={fold.button} onClick={fold.open}>
            {messages.changeEmail((text) => (
              <span key="what" className="sr-only">
                {text}
              </span>
            ))}
          </button>
        )
      }
    >
      {!me.emailVerified && <VerifyNotice email={me.email} />}
      {account?.pendingEmail && (
        <p className="alert" role="status">
          <Icon name="mail" />
          <span>{messages.emailPending(<b key="address">{account.pendingEmail}</b>)}</span>
        </p>
      )}
      {fold.isOpen && account && <EmailForm account={account} onClose={fold.close} onDirty={onDirty} />}
    </Setting>
  )
}

type EmailFormProps = { account: AccountView; onClose: () => void; onDirty: ReportDirty }

function EmailForm({ account, onClose, onDirty }: EmailFormProps) {
  const form = useForm<{ newEmail: string; password: string }, unknown, EmailChangeInput>({
    defaultValues: { newEmail: '', password: '' },
    resolver: resolverOf(({ newEmail, password }) =>
      EmailChangeInput.safeParse({ newEmail, ...(account.hasPassword && { password }) }),
    ),
  })
  const { isDirty } = form.formState
  const fieldOf = fieldsOf(form)
  useReportDirty('email', isDirty, onDirty)
  useEffect(() => form.setFocus('newEmail'), [form.setFocus])

  const submit = submitOf(form, { title: messages.emailFailed, otherwise: messages.emailFailedText }, async (input) => {
    await changeEmail(input)
    onClose()
    showToast({ kind: 'ok', title: messages.mailSent, text: messages.mailSentText(input.newEmail) })
  })
  return (
    <SettingForm form={form} onSubmit={submit} label={messages.sendMail} onClose={onClose}>
      <TextField label={messages.newEmail} type="email" autoComplete="email" {...fieldOf('newEmail')} />
      {account.hasPassword && (
        <PasswordField label={messages.yourPassword} autoComplete="current-password" {...fieldOf('password')} />
      )}
      <p className="hint">{messages.newEmailHint}</p>
    </SettingForm>
  )
}
