import { useState } from 'react'
import type { MeView } from '#domain/account.ts'
import { leaveNotice } from '../../auth/notice.ts'
import { deleteAccount } from '../../calls/account.ts'
import { reasonOf } from '../../try-again.ts'
import { Icon } from '../../ui/icon.tsx'
import { TypedConfirm } from '../typed-confirm.tsx'
import { sayExported } from './say-exported.ts'

const FAILED = 'Failed to delete your account. Please try again.'

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
      localStorage.removeItem('currentUser')
      leaveNotice('account-deleted')
      location.assign('/')
    } catch (error) {
      setProblem(reasonOf(error, FAILED))
      setBusy(false)
    }
  }
  return (
    <div className="setting-head">
      <div>
        <h4 className="t-label">My account</h4>
        <p className="t-small dim">Delete it and all that is in it, for good.</p>
      </div>
      <button type="button" className="btn danger-line" onClick={() => setAsking(true)}>
        Delete account
      </button>
      {isAsking && (
        <TypedConfirm
          open
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          title="Delete your account?"
          expected={me.email}
          yes="Delete my account"
          busy={isBusy}
          problem={problem}
        >
          <p className="dim">
            Your albums, crates, notes, imports and the trash go with it, at once. There is no way back from this.
          </p>
          <div className="alert">
            <Icon name="arrow-down-to-line" />
            <div>
              Take your collection with you first:{' '}
              <a className="text" href="/api/export/collection" download onClick={sayExported}>
                Export JSON
              </a>
            </div>
          </div>
        </TypedConfirm>
      )}
    </div>
  )
}
