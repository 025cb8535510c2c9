import { useRef, useState } from 'react'
import type { SessionView } from '#domain/accounts/account.ts'
import { endOtherSessions, endSession, useSessions } from '#islands/data/api/account-api.ts'
import { SettingList, SettingRow } from '#islands/ui/setting-list.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/settings.ts'
import { TokensChoice, tokensText, useValidTokens } from './tokens-choice.tsx'

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

/** The sessions of the user, with buttons to end them. */
export function Sessions() {
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
      {list.data && list.data.length > 1 && (
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
              disabled={isBusy}
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
      <button
        type="button"
        className="btn btn-ghost"
        disabled={isBusy}
        aria-label={messages.signOutOf(session.device)}
        onClick={onEnd}
      >
        {messages.signOut}
      </button>
    )}
  </SettingRow>
)
