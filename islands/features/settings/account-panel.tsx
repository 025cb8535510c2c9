import { useCallback, useRef, useState } from 'react'
import type { AccountView, MeView, SessionView } from '#domain/accounts/account.ts'
import { deleteAccount, endOtherSessions, endSession, useAccount, useSessions } from '#islands/data/api/account-api.ts'
import { ownName } from '#islands/data/queue/device-number.ts'
import { leavePage, tellSession } from '#islands/data/session.ts'
import { startExport } from '#islands/features/export/public.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { Button } from '#islands/ui/button.tsx'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { SettingList, SettingRow } from '#islands/ui/setting-list.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { TypedConfirm } from '#islands/ui/typed-confirm.tsx'
import { untilLeft, useAction } from '#islands/ui/use-action.ts'
import { UnsavedQuestion, useUnsaved } from '#islands/ui/use-unsaved.tsx'
import { signedOut } from '#locales/errors.ts'
import { shortDayText } from '#locales/intl.ts'
import * as messages from '#locales/settings.ts'
import { EmailSetting } from './email-setting.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { ReportDirty } from './setting-form.tsx'
import { TokensChoice, tokensText, useValidTokens } from './tokens-choice.tsx'

/** Profile, email, password, sessions, and deleting the account. */
export function AccountPanel({ me, isOpen }: { me: MeView; isOpen: boolean }) {
  const { data: account, error, mutate } = useAccount()
  const sessions = useSessions()
  const tokens = useValidTokens()
  // The parts below a list are rendered with the list, otherwise they would move.
  const isRead = (sessions.data || sessions.error) && tokens !== undefined
  const [dirty, setDirty] = useState<Record<string, boolean>>({})
  const report = useCallback<ReportDirty>((form, isDirty) => setDirty((before) => ({ ...before, [form]: isDirty })), [])
  const unsaved = useUnsaved(isOpen && Object.values(dirty).some(Boolean))
  return (
    <div className="body">
      <ProfileForm me={me} onDirty={report} />
      {account || error ? (
        <>
          <EmailSetting me={me} account={account} onDirty={report} />
          <PasswordSetting account={account} onDirty={report} />
          {error && !account && <LoadProblem error={error} onRetry={() => mutate()} />}
          <Sessions unsent={account?.unsent} />
          {isRead && (
            <section className="setting">
              <h3 className="text-section text-danger">{messages.dangerZone}</h3>
              <DeleteAccount me={me} />
            </section>
          )}
        </>
      ) : (
        <Progress label={messages.accountLoading} />
      )}
      <UnsavedQuestion unsaved={unsaved}>{messages.unsaved}</UnsavedQuestion>
    </div>
  )
}

/** Deletes the own account after the user has typed their email address and password; offers an export first. */
function DeleteAccount({ me }: { me: MeView }) {
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
      <Button look="btn-danger-outline" text={messages.deleteAccount} onClick={() => setAsking(true)} />
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

const isPhone = (device: string) => /phone|android|ipad|tablet/i.test(device)

const SKELETON = (
  <ul aria-hidden="true">
    {['w-2/5', 'w-1/3'].map((width) => (
      <li key={width} className="setting-row">
        <span className="size-4.5 bone" />
        <div className="min-w-0 flex-1">
          <span className={`bone my-1.25 h-2.5 ${width}`} />
          <span className="my-1 h-2 w-1/4 bone" />
        </div>
      </li>
    ))}
  </ul>
)

/** The sessions of the user, with buttons to end them, and what other devices have not sent. */
function Sessions({ unsent = [] }: { unsent: AccountView['unsent'] | undefined }) {
  const list = useSessions()
  const heading = useRef<HTMLHeadingElement>(null)
  const { isBusy, run } = useAction()
  const [now] = useState(() => Date.now())
  const tokens = useValidTokens()
  const [revokesTokens, setRevokesTokens] = useState(false)

  // The pressed button is removed with its row, so the focus moves to the heading.
  const end = (act: () => Promise<void>, title: string, text?: string) =>
    run(messages.signOutFailed, async () => {
      await act()
      heading.current?.focus()
      showToast({ kind: 'ok', title, text })
    })
  return (
    <section className="setting">
      <h3 className="text-section" ref={heading} tabIndex={-1}>
        {messages.sessions}
      </h3>
      {unsent
        .filter(({ device }) => device !== ownName())
        .map(({ device, count, since }) => (
          <p key={device} className="alert mt-2">
            <Icon name="info" />
            <span>{messages.unsentElsewhere(count, shortDayText(since))}</span>
          </p>
        ))}
      <SettingList list={list} loading={messages.sessionsLoading} skeleton={SKELETON}>
        {(session) => (
          <Session
            key={session.id}
            session={session}
            now={now}
            isBusy={isBusy}
            onEnd={() => end(() => endSession(session.id), messages.signedOut, session.device)}
          />
        )}
      </SettingList>
      {list.data && list.data.length > 1 && tokens !== undefined && (
        <>
          <TokensChoice
            count={tokens}
            checked={revokesTokens}
            onChange={({ target }) => setRevokesTokens(target.checked)}
          />
          <div className="form-buttons">
            <Button
              text={messages.signOutElsewhere}
              disabled={isBusy}
              onClick={() =>
                end(
                  () => endOtherSessions({ revokesTokens }),
                  messages.signedOutElsewhere,
                  tokensText(tokens, revokesTokens),
                )
              }
            />
          </div>
        </>
      )}
    </section>
  )
}

type SessionProps = { session: SessionView; now: number; isBusy: boolean; onEnd: () => void }

const Session = ({ session, now, isBusy, onEnd }: SessionProps) => (
  <SettingRow
    icon={isPhone(session.device) ? 'phone' : 'monitor'}
    title={session.device}
    facts={
      session.isCurrent
        ? messages.inUseNow
        : messages.lastUsed(<TimeAgo key="ago" date={session.lastUsedAt} now={now} className="" />)
    }
  >
    {session.isCurrent ? (
      <span className="chip">{messages.thisDevice}</span>
    ) : (
      <Button
        look="btn-ghost"
        text={messages.signOut}
        disabled={isBusy}
        aria-label={messages.signOutOf(session.device)}
        onClick={onEnd}
      />
    )}
  </SettingRow>
)
