import { useState } from 'react'
import type { MeView } from '#domain/account.ts'
import { signedOut } from '#locales/errors/account.ts'
import * as messages from '#locales/settings.ts'
import { errorText } from '../errors/error-text.ts'
import { startExport } from '../files/start-export.ts'
import { leavePage, tellSession } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { TypedConfirm } from '../ui/typed-confirm.tsx'
import { deleteAccount } from './account-api.ts'

/** Deletes the own account after the user has typed their email address; offers an export first. */
export function DeleteAccount({ me }: { me: MeView }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const confirm = async (typed: string) => {
    setBusy(true)
    setProblem('')
    try {
      await deleteAccount(typed)
      leavePage('/', { kind: 'account-deleted' })
      tellSession({ person: null, reason: signedOut })
    } catch (error) {
      setProblem(errorText(error, messages.deleteAccountFailed))
      setBusy(false)
    }
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
