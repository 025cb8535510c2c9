import { useCallback, useState } from 'react'
import type { MeView } from '#domain/accounts/account.ts'
import { useAccount } from '#islands/data/api/account-api.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { UnsavedQuestion } from '#islands/ui/unsaved-question.tsx'
import { useUnsaved } from '#islands/ui/use-unsaved.ts'
import * as messages from '#locales/settings.ts'
import { DeleteAccount } from './delete-account.tsx'
import { EmailSetting } from './email-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Sessions } from './sessions.tsx'
import type { ReportDirty } from './use-report-dirty.ts'

/** Profile, email, password, sessions, and deleting the account. */
export function AccountPanel({ me, isOpen }: { me: MeView; isOpen: boolean }) {
  const { data: account, error, mutate } = useAccount()
  const [dirty, setDirty] = useState<Record<string, boolean>>({})
  const report = useCallback<ReportDirty>((form, isDirty) => setDirty((before) => ({ ...before, [form]: isDirty })), [])
  const unsaved = useUnsaved(isOpen && Object.values(dirty).some(Boolean))
  return (
    <div className="body">
      <ProfileForm me={me} onDirty={report} />
      <EmailSetting me={me} account={account} onDirty={report} />
      <PasswordSetting account={account} onDirty={report} />
      {error && !account && <LoadProblem error={error} onRetry={() => mutate()} />}
      <Sessions />
      <section className="setting">
        <h3 className="text-section text-danger">{messages.dangerZone}</h3>
        <DeleteAccount me={me} />
      </section>
      <UnsavedQuestion unsaved={unsaved}>{messages.unsaved}</UnsavedQuestion>
    </div>
  )
}
