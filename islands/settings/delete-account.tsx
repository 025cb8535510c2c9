import { useState } from 'react'
import type { MeView } from '#domain/account.ts'
import { signedOut } from '#locales/errors/account.ts'
import * as words from '#locales/settings.ts'
import { reasonOf } from '../errors/attempt.ts'
import { startExport } from '../files/start-export.ts'
import { leavePage, tellSession } from '../session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { TypedConfirm } from '../ui/typed-confirm.tsx'
import { deleteAccount } from './account-api.ts'

/** Deletes the own account once the person has typed their address; offers the export before. */
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
      setProblem(reasonOf(error, words.deleteAccountFailed))
      setBusy(false)
    }
  }
  return (
    <div className="setting-head">
      <div>
        <h4 className="t-label">{words.account}</h4>
        <p className="t-small dim">{words.accountText}</p>
      </div>
      <button type="button" className="btn danger-line" onClick={() => setAsking(true)}>
        {words.deleteAccount}
      </button>
      {isAsking && (
        <TypedConfirm
          open
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          title={words.deleteAccountQuestion}
          expected={me.email}
          yes={words.deleteAccountYes}
          busy={isBusy}
          problem={problem}
        >
          <p className="dim">{words.deleteAccountText}</p>
          <div className="alert">
            <Icon name="arrow-down-to-line" />
            <div>
              {words.exportFirst((text) => (
                <a key="export" className="text" href="/api/export/collection" download onClick={startExport}>
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
