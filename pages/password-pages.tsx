import { MIN_NEW_PASSWORD, PASSWORD_RULES } from '#domain/accounts/password-rules.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { FieldError } from '#islands/ui/field.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { showPassword } from '#locales/auth.ts'
import * as messages from '#locales/pages.ts'
import { rules } from '#locales/validation.ts'
import { MessagePanel } from './message-panel.tsx'
import { BackToLogin, Problem, WideLink, WideSubmit } from './panel-parts.tsx'

type FieldProps = {
  name: string
  label: string
  error?: string
  /** The id of an element that describes the field. */
  described?: string
  children: (control: object) => React.ReactElement
}

const PlainField = ({ name, label, error, described, children }: FieldProps) => (
  <div>
    <div className="field-label">
      <label htmlFor={name}>{label}</label>
    </div>
    {children({
      id: name,
      name,
      required: true,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [described, error && `${name}-error`].filter(Boolean).join(' ') || undefined,
      // Of several such fields, the browser focuses the first.
      autoFocus: Boolean(error),
    })}
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </div>
)

/** A field for a new password; its show button needs the script. */
const PasswordInput = ({ name, label, error, described }: Omit<FieldProps, 'children'>) => (
  <PlainField name={name} label={label} error={error} described={described}>
    {(control) => (
      <span className="input">
        <input type="password" autoComplete="new-password" {...control} />
        <button
          type="button"
          className="icon-btn [&[aria-pressed=false]>:last-child]:hidden [&[aria-pressed=true]>:first-child]:hidden icon-btn-sm"
          aria-label={showPassword}
          aria-pressed="false"
          data-reveal={name}
          hidden
        >
          <Icon name="eye" />
          <Icon name="eye-off" />
        </button>
      </span>
    )}
  </PlainField>
)

/** Asks for the email address that the reset link goes to. */
export const ForgotPassword = ({ email, error }: { email?: string; error?: string }) => (
  <MessagePanel title={messages.forgotTitle}>
    <form method="post" action="/forgot-password" className="stack" noValidate>
      <PlainField name="email" label={messages.email} error={error}>
        {(control) => (
          <input className="input" type="email" autoComplete="username" defaultValue={email} {...control} />
        )}
      </PlainField>
      <WideSubmit label={messages.sendResetLink} />
    </form>
    <BackToLogin />
  </MessagePanel>
)

/** Shows the same text whether or not there is an account with this email. */
export const CheckYourEmail = ({ email }: { email: string }) => (
  <MessagePanel title={messages.checkEmailTitle}>
    <p className="text-ink-2">{messages.resetLinkSent(<b key="address">{email}</b>)}</p>
    <WideLink href="/forgot-password" label={messages.askAgain} look="btn-outline" />
    <BackToLogin />
  </MessagePanel>
)

type ResetProps = { oobCode: string; errors?: Record<string, string>; problem?: string }

export const ResetPassword = ({ oobCode, errors = {}, problem }: ResetProps) => (
  <MessagePanel title={messages.resetTitle}>
    {problem && <Problem>{problem}</Problem>}
    <form method="post" action="/reset-password" className="stack" noValidate>
      <input type="hidden" name="oobCode" value={oobCode} />
      <PasswordInput name="password" label={messages.newPassword} error={errors.password} described="rules" />
      <ul id="rules" className="grid gap-1.5 text-small text-ink-2" data-rules-of="password">
        {PASSWORD_RULES.map(({ name }) => (
          <li key={name} className="group flex items-center gap-2 data-[met]:text-ok">
            <Icon name="check" size={14} className="group-data-[met]:text-ok text-ink-3" />
            {rules(MIN_NEW_PASSWORD)[name]}
          </li>
        ))}
      </ul>
      <PasswordInput name="confirmPassword" label={messages.confirmPassword} error={errors.confirmPassword} />
      <WideSubmit label={messages.setPassword} />
    </form>
  </MessagePanel>
)

export const InvalidResetLink = () => (
  <MessagePanel title={messages.badResetLinkTitle}>
    <Problem>{messages.badResetLink}</Problem>
    <WideLink href="/forgot-password" label={messages.newResetLink} look="btn-outline" />
    <BackToLogin />
  </MessagePanel>
)

const SLEEVES = [
  ['Tide Tables', 'Harbour Lights'],
  ['Evening Trains', 'The Switchyard'],
  ['Marzipan', 'Ines & the Lift'],
  ['Field Notes', 'Verdigris'],
] as const

export const PasswordChanged = () => (
  <MessagePanel title={messages.passwordChangedTitle}>
    <p className="text-ink-2">{messages.passwordChanged}</p>
    <div className="grid grid-cols-4 gap-3px" aria-hidden="true">
      {SLEEVES.map(([title, artist]) => (
        <Cover key={title} title={title} artist={artist} size={90} eager />
      ))}
    </div>
    <WideLink href="/?auth=login" label={messages.toLogin} />
  </MessagePanel>
)
