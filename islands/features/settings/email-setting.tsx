import { useForm } from 'react-hook-form'
import { type AccountView, EmailChangeInput, type MeView } from '#domain/accounts/account.ts'
import { changeEmail, sendVerification } from '#islands/data/api/account-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { Setting } from '#islands/ui/setting.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/settings.ts'
import { type ReportDirty, SettingForm, useReportDirty, useUnfolded } from './setting-form.tsx'

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
        account && !fold.isOpen && <Button ref={fold.button} text={messages.changeEmail(srOnly)} onClick={fold.open} />
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

/** A notice that the email is not verified, with a button to send the email again. */
function VerifyNotice({ email }: { email: string }) {
  const { isBusy, run } = useAction()
  const send = () =>
    run(messages.sendAgainFailed, async () => {
      await sendVerification()
      showToast({ kind: 'ok', title: messages.sentAgain, text: messages.sentAgainText(email) })
    })
  return (
    <div className="alert">
      <Icon name="mail" />
      <div>
        <p>{messages.unverified}</p>
        <Button
          look="text-link"
          className="sm:min-h-6"
          text={messages.sendAgain}
          aria-disabled={isBusy}
          onClick={send}
        />
      </div>
    </div>
  )
}
