import { FieldError } from '#islands/ui/field.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { MessagePanel } from './message-panel.tsx'

const BackToLogin = () => (
  <a className="link" href="/?auth=login">
    <Icon name="arrow-left" size={14} />
    Back to login
  </a>
)

type InputProps = { name: string; label: string; type: string; autoComplete: string; error?: string; value?: string }

const Input = ({ name, label, type, autoComplete, error, value }: InputProps) => (
  <div className="field">
    <div className="lab">
      <label htmlFor={name}>{label}</label>
    </div>
    <input
      id={name}
      name={name}
      className="in"
      type={type}
      autoComplete={autoComplete}
      defaultValue={value}
      required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    />
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </div>
)

/** Asks for the address a reset link goes to. */
export const ForgotPassword = ({ email, error }: { email?: string; error?: string }) => (
  <MessagePanel title="Forgot password">
    <form method="post" action="/forgot-password" className="stack" noValidate>
      <Input name="email" label="Email" type="email" autoComplete="username" value={email} error={error} />
      <div className="two">
        <a className="btn line wide tall" href="/?auth=login">
          Cancel
        </a>
        <button type="submit" className="btn solid wide tall">
          Send reset link
        </button>
      </div>
    </form>
    <BackToLogin />
  </MessagePanel>
)

/** Says the same whether or not the address is known. */
export const CheckYourEmail = ({ email }: { email: string }) => (
  <MessagePanel title="Check your email">
    <p className="dim">
      If <b>{email}</b> has an account, a link is on its way. It works once, for an hour. Nothing there? Look in the
      spam folder.
    </p>
    <a className="btn line wide tall" href="/forgot-password">
      Try again
    </a>
    <BackToLogin />
  </MessagePanel>
)

type ResetProps = { oobCode: string; errors?: Record<string, string>; problem?: string }

export const ResetPassword = ({ oobCode, errors = {}, problem }: ResetProps) => (
  <MessagePanel title="Reset password">
    {problem && <Problem>{problem}</Problem>}
    <form method="post" action="/reset-password" className="stack" noValidate>
      <input type="hidden" name="oobCode" value={oobCode} />
      <Input name="password" label="New password" type="password" autoComplete="new-password" error={errors.password} />
      <p className="t-small dim">At least 8 characters, with one uppercase letter and one number.</p>
      <Input
        name="confirmPassword"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <button type="submit" className="btn solid wide tall">
        Set new password
      </button>
    </form>
  </MessagePanel>
)

const Problem = ({ children }: { children: string }) => (
  <p className="alert bad" role="alert">
    <Icon name="circle-alert" />
    <span>{children}</span>
  </p>
)

export const InvalidResetLink = () => (
  <MessagePanel title="Invalid Reset Link">
    <Problem>Invalid or missing reset code. The link may be invalid or expired</Problem>
    <a className="btn line wide tall" href="/forgot-password">
      Request a new link
    </a>
    <BackToLogin />
  </MessagePanel>
)

export const PasswordChanged = () => (
  <MessagePanel title="Password changed">
    <p className="dim">You are signed out everywhere else. Sign in with the new one.</p>
    <a className="btn solid wide tall" href="/?auth=login">
      Go to Login
    </a>
  </MessagePanel>
)
