import { useState } from 'react'
import type { MeView } from '#domain/accounts/account.ts'
import { deleteAccount, useAccount } from '#islands/data/api/account-api.ts'
import { leavePage, tellSession } from '#islands/data/session.ts'
import { startExport } from '#islands/features/export/public.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { untilLeft } from '#islands/lib/until-left.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { TypedConfirm } from '#islands/ui/typed-confirm.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { signedOut } from '#locales/errors/account.ts'
import * as messages from '#locales/settings.ts'

/** Deletes the own account after the user has typed their email address and password; offers an export first. */
export function DeleteAccount({ me }: { me: MeView }) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useAction()
  const [problem, setProblem] = useState('')
  const [password, setPassword] = useState('')
  const [passwordProblem, setPasswordProblem] = useState('')
  const { data: account } = useAccount()
  const needsPassword = account?.hasPassword || passwordProblem !== ''

  const refuse = (error: unknown) => {
    const wrong = error instanceof ApiError ? error.fields.password : undefined
    setPasswordProblem(wrong ?? '')
    if (!wrong) setProblem(errorText(error, messages.deleteAccountFailed))
  }
  const confirm = (typed: string) => {
    setProblem('')
    return run(refuse, async () => {
      await deleteAccount({ confirm: typed, ...(password && { password }) })
      leavePage('/', { kind: 'account-deleted' })
      tellSession({ person: null, reason: signedOut, isByPerson: true })
      await untilLeft()
    })
  }
  return (
    <div className="setting-head">
      <div>
        <h4>{messages.account}</h4>
        <p className="text-small text-ink-2">{messages.accountText}</p>
      </div>
      <button type="button" className="btn btn-danger-outline" onClick={() => setAsking(true)}>
        {messages.deleteAccount}
      </button>
      {isAsking && (
        <TypedConfirm
          open
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          title={messages.deleteAccountQuestion}
          expected={me.email}
          yes={messages.deleteAccountYes}
          busy={isBusy}
          problem={problem}
          more={
            needsPassword && (
              <PasswordField
                label={messages.yourPassword}
                autoComplete="current-password"
                error={passwordProblem || undefined}
                name="password"
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            )
          }
        >
          <p className="text-ink-2">{messages.deleteAccountText}</p>
          <div className="alert">
            <Icon name="arrow-down-to-line" />
            <div>
              {messages.exportFirst((text) => (
                <a key="export" className="text-link" href="/api/export/collection" download onClick={startExport}>
                  {text}
                </a>
              ))}
            </div>
          </div>
        </TypedConfirm>
      )}
    </div>
  )
}
