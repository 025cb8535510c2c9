import { useRef, useState } from 'react'
import type { SessionView } from '#domain/accounts/account.ts'
import { endOtherSessions, endSession, useSessions } from '#islands/data/api/account-api.ts'
import { showError } from '#islands/ui/errors/show-error.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/settings.ts'
import { TokensChoice, tokensText, useValidTokens } from './tokens-choice.tsx'

const isPhone = (device: string) => /phone|android|ipad|tablet/i.test(device)

/** The sessions of the user, with buttons to end them. */
export function Sessions() {
  const { data: sessions, error, mutate } = useSessions()
  const heading = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState(false)
  const [now] = useState(() => Date.now())
  const tokens = useValidTokens()
  const [revokesTokens, setRevokesTokens] = useState(false)

  // The pressed button is removed with its row, so the focus moves to the heading.
  const end = async (act: () => Promise<void>, title: string, text?: string) => {
    setBusy(true)
    try {
      await act()
      heading.current?.focus()
      showToast({ kind: 'ok', title, text })
    } catch (problem) {
      showError(messages.signOutFailed, problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="setting">
      <h3 className="text-section" ref={heading} tabIndex={-1}>
        {messages.sessions}
      </h3>
      {error && !sessions && <LoadProblem error={error} onRetry={() => mutate()} />}
      {!sessions && !error && <SessionSkeleton />}
      {sessions && (
        <ul>
          {sessions.map((session) => (
            <Session
              key={session.id}
              session={session}
              now={now}
              busy={busy}
              onEnd={() => end(() => endSession(session.id), messages.signedOut, session.device)}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <>
          <TokensChoice
            count={tokens}
            checked={revokesTokens}
            onChange={({ target }) => setRevokesTokens(target.checked)}
          />
          <div className="form-buttons">
            <button
              type="button"
              className="btn btn-outline"
              disabled={busy}
              onClick={() =>
                end(
                  () => endOtherSessions({ revokesTokens }),
                  messages.signedOutElsewhere,
                  tokensText(tokens, revokesTokens),
                )
              }
            >
              {messages.signOutElsewhere}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

type SessionProps = { session: SessionView; now: number; busy: boolean; onEnd: () => void }

const Session = ({ session, now, busy, onEnd }: SessionProps) => (
  <li className="setting-row">
    <Icon name={isPhone(session.device) ? 'phone' : 'monitor'} size={18} className="text-ink-3" />
    <div className="min-w-0 flex-1">
      <p>{session.device}</p>
      <p className="text-meta text-ink-3">
        {session.isCurrent
          ? messages.inUseNow
          : messages.lastUsed(<TimeAgo key="ago" date={session.lastUsedAt} now={now} className="" />)}
      </p>
    </div>
    {session.isCurrent ? (
      <span className="chip">{messages.thisDevice}</span>
    ) : (
      <button
        type="button"
        className="btn btn-ghost"
        disabled={busy}
        aria-label={messages.signOutOf(session.device)}
        onClick={onEnd}
      >
        {messages.signOut}
      </button>
    )}
  </li>
)

const SessionSkeleton = () => (
  <>
    <p className="sr-only" role="status">
      {messages.sessionsLoading}
    </p>
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
  </>
)
