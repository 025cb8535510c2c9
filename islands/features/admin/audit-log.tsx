import { type FormEvent, type ReactNode, useState } from 'react'
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '#domain/accounts/admin.ts'
import { takeDownShare, useAuditLog } from '#islands/data/api/admin-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { Field } from '#islands/ui/field.tsx'
import { Select } from '#islands/ui/select.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/admin.ts'
import { roleNames } from '#locales/admin.ts'
import { AdminList, AdminSearch, PanelHead } from './parts.tsx'

const SEARCH_AFTER = 250

const SKELETON = (
  <div className="table-skeleton" aria-hidden="true">
    {['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5', 'w-1/3'].map((width) => (
      <div key={width}>
        <span className={`bone h-3 ${width}`} />
      </div>
    ))}
  </div>
)

const KINDS: [AuditAction | '', string][] = [
  ['', messages.everyKind],
  ...AUDIT_ACTIONS.map((one): [AuditAction, string] => [one, messages.kinds[one]]),
]

/** The audit log, newest first, with a filter by action and a search. */
export function AuditLog() {
  const [written, setWritten] = useState('')
  const [action, setAction] = useState<AuditAction | ''>('')
  const q = useDebounced(written.trim(), SEARCH_AFTER)
  const log = useAuditLog({ q, action })
  const [now] = useState(() => Date.now())
  const { entries } = log
  const isFiltered = q !== '' || action !== ''
  return (
    <>
      <PanelHead title={messages.auditLog} back={messages.back} />
      <TakeDown onDone={log.revalidate} />
      <div className="my-3 flex max-sm:flex-wrap gap-3">
        <AdminSearch
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={written}
          onChange={setWritten}
        />
        <div className="w-52 max-sm:flex-[1_1_100%] flex-none">
          <Select label={messages.kind} options={KINDS} value={action} onChange={setAction} />
        </div>
      </div>
      <p className="sr-only" role="status">
        {entries && messages.count(entries.length, log.hasMore)}
      </p>
      <AdminList
        rows={entries}
        list={log}
        failed={messages.auditLogFailed}
        loading={messages.auditLogLoading}
        skeleton={SKELETON}
        empty={<p>{isFiltered ? messages.noMatches : messages.auditLogEmpty}</p>}
      >
        {(rows) => (
          <ol>
            {rows.map((entry) => (
              <AuditLine key={entry.id} entry={entry} now={now} />
            ))}
          </ol>
        )}
      </AdminList>
    </>
  )
}

type Person = AuditEntry['subject']

const Name = ({ person }: { person: Person }) => (
  <b className="font-semibold" title={person.email ?? person.id} {...written}>
    {person.username || messages.somebody}
  </b>
)

function changes({ fields = [], role }: AuditEntry['detail']): string[] {
  const others = fields.filter((field) => field !== 'role').map((field) => messages.fieldNames[field] ?? field)
  return role ? [...others, messages.roleChanged(role.from && roleNames[role.from], roleNames[role.to])] : others
}

function sentence(entry: AuditEntry): ReactNode {
  const { action, actor, subject, detail, email } = entry
  const who = <Name key="who" person={actor} />
  const whom = actor.id === subject.id ? null : <Name key="whom" person={subject} />
  if (action === 'account-deleted') return messages.accountDeleted
  if (action === 'signed-in') return messages.signedIn(who, messages.methodNames[detail.method ?? 'password'])
  if (action === 'sign-in-failed') return messages.signInFailed<ReactNode>(subject.id ? whom : email)
  return messages.deeds[action](who, whom, {
    role: detail.role && roleNames[detail.role.to],
    changes: changes(detail),
    reason: detail.reason,
    revokesTokens: detail.fields?.includes('tokens') ?? false,
  })
}

const AuditLine = ({ entry, now }: { entry: AuditEntry; now: number }) => (
  <li className=":uno: max-sm:block flex items-baseline justify-between gap-4 border-t border-line py-2.5 text-small">
    <p className="min-w-0 break-anywhere">{sentence(entry)}</p>
    <TimeAgo date={entry.at} now={now} className="flex-none text-meta text-ink-3" />
  </li>
)

const tokenIn = (address: string) => /\/s\/([\w-]{22})(?:[/?#]|$)/.exec(address.trim())?.[1]

/** Ends the share with the address that somebody has reported. */
function TakeDown({ onDone }: { onDone: () => void }) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  const { isBusy, run } = useAction()
  const takeDown = async (event: FormEvent) => {
    event.preventDefault()
    const token = tokenIn(address)
    if (!token) return setError(messages.noShareAddress)
    setError('')
    await run(
      (problem) => setError(errorText(problem)),
      async () => {
        await takeDownShare(token)
        setAddress('')
        showToast({ kind: 'ok', title: messages.takenDown })
        onDone()
      },
    )
  }
  return (
    <details className="my-3">
      <summary className=":uno: max-sm:(min-h-touch leading-11) min-h-6 cursor-pointer text-small text-ink-2">
        {messages.takeDown}
      </summary>
      <form className="mt-2 max-w-140" noValidate onSubmit={takeDown}>
        <Field label={messages.shareAddress} error={error || undefined}>
          {(control) => (
            <span className="flex max-sm:flex-wrap gap-3">
              <input
                className="input"
                type="url"
                autoComplete="off"
                value={address}
                onChange={({ target }) => setAddress(target.value)}
                {...control}
              />
              <Button
                look="btn-danger"
                className="btn-tall max-sm:w-full flex-none"
                type="submit"
                text={messages.takeDownNow}
                disabled={isBusy}
              />
            </span>
          )}
        </Field>
        <p className="hint">{messages.takeDownHelp}</p>
      </form>
    </details>
  )
}
