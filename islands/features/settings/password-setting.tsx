import { useForm } from 'react-hook-form'
import { type AccountView, PasswordChangeInput } from '#domain/accounts/account.ts'
import { MIN_NEW_PASSWORD, PASSWORD_RULES } from '#domain/accounts/password-rules.ts'
import { changePassword } from '#islands/data/api/account-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { schemaResolver } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { Setting } from '#islands/ui/setting.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { fieldsOf } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/settings.ts'
import { type ReportDirty, SettingForm, useReportDirty, useUnfolded } from './setting-form.tsx'
import { TokensChoice, tokensText, useValidTokens } from './tokens-choice.tsx'

type PasswordSettingProps = { account: AccountView | undefined; onDirty: ReportDirty }

export function PasswordSetting({ account, onDirty }: PasswordSettingProps) {
  const fold = useUnfolded()
  if (account && !account.hasPassword) {
    return (
      <Setting
        title={messages.password}
        words={<p>{messages.noPassword}</p>}
        action={
          <a className="btn btn-outline" href="/forgot-password">
            {messages.getLink}
          </a>
        }
      />
    )
  }
  return (
    <Setting
      title={messages.password}
      words={account?.hasGoogle && <p>{messages.googleToo}</p>}
      action={
        account &&
        !fold.isOpen && <Button ref={fold.button} text={messages.changePassword(srOnly)} onClick={fold.open} />
      }
    >
      {account && fold.isOpen && <PasswordForm email={account.email} onClose={fold.close} onDirty={onDirty} />}
    </Setting>
  )
}

type PasswordFormProps = { email: string; onClose: () => void; onDirty: ReportDirty }

function PasswordForm({ email, onClose, onDirty }: PasswordFormProps) {
  const form = useForm({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '', revokesTokens: false },
    resolver: schemaResolver(PasswordChangeInput),
  })
  const tokens = useValidTokens()
  const { isDirty } = form.formState
  const fieldOf = fieldsOf(form)
  useReportDirty('password', isDirty, onDirty)

  const submit = submitOf(
    form,
    { title: messages.passwordFailed, otherwise: messages.passwordFailedText },
    async (input) => {
      await changePassword(input)
      onClose()
      showToast({
        kind: 'ok',
        title: messages.passwordSaved,
        text: messages.passwordSavedText(tokensText(tokens, input.revokesTokens)),
      })
    },
  )
  return (
    <SettingForm form={form} onSubmit={submit} label={messages.savePassword} onClose={onClose}>
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={messages.currentPassword} autoComplete="current-password" {...fieldOf('currentPassword')} />
      <PasswordField label={messages.newPassword} autoComplete="new-password" {...fieldOf('newPassword')} />
      <PasswordRules password={form.watch('newPassword')} />
      <PasswordField label={messages.confirmPassword} autoComplete="new-password" {...fieldOf('confirmPassword')} />
      <TokensChoice count={tokens} {...form.register('revokesTokens')} />
    </SettingForm>
  )
}

const rules = messages.passwordRules(MIN_NEW_PASSWORD)

/** The rules of a new password, with those checked that it meets. */
const PasswordRules = ({ password }: { password: string }) => (
  <div className="grid gap-1.5 text-small text-ink-2">
    <p>{messages.passwordMust}</p>
    <ul className="mt-0.5">
      {PASSWORD_RULES.map(({ name, isMet }) => {
        const rule = rules[name]
        const isKept = isMet(password)
        return (
          <li key={rule} className={`flex items-center gap-1.5 ${isKept ? 'text-ok' : ''}`}>
            <Icon name={isKept ? 'check' : 'dot'} size={14} />
            <span>
              {rule}
              {isKept && <span className="sr-only">{messages.ruleIsMet}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  </div>
)
