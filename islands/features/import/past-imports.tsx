import { type ReactNode, useState } from 'react'
import type { FanListsInput, ImportView } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { chooseWeeklyLook, useWeeklyLook } from '#islands/data/api/imports-api.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { Button } from '#islands/ui/button.tsx'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { bringBackMany } from '#locales/import.ts'
import * as messages from '#locales/past-imports.ts'
import { BringBack } from './bring-back.tsx'
import { useDailyFan } from './daily-sync.ts'
import { UndoImport } from './undo-import.tsx'

const MAX_SHOWN = 5

type PastImportsProps = {
  imports: ImportView[] | undefined
  loadError: ApiError | undefined
  isBusy?: boolean
  /** The name of their source, if it can be synced. */
  account?: string
  onSync?: (input: FanListsInput) => void
}

/** The imports of one fan, of the Bandcamp link, or of a file, the latest first. */
type Source = [latest: ImportView, ...earlier: ImportView[]]

const keyOf = ({ kind, username, id }: ImportView) => (kind === 'file' ? `file ${id}` : `${kind} ${username}`)
const sourcesOf = (past: readonly ImportView[]) => [...Map.groupBy(past, keyOf).values()] as Source[]

/** Past imports grouped by source, to sync or undo. */
export function PastImports({ imports, loadError, isBusy, account, onSync }: PastImportsProps) {
  const [now] = useState(() => Date.now())
  if (loadError) return <FieldError>{loadError.message}</FieldError>
  const sources = sourcesOf(imports?.filter((one) => isImportOver(one.status)) ?? []).slice(0, MAX_SHOWN)
  if (sources.length === 0) return null
  return (
    <section>
      <h3 className="field-label">{messages.pastImports}</h3>
      <ul>
        {sources.map((source) => (
          <PastSource
            key={keyOf(source[0])}
            source={source}
            now={now}
            isBusy={isBusy}
            account={account}
            onSync={onSync}
          />
        ))}
      </ul>
    </section>
  )
}

type PastSourceProps = Pick<PastImportsProps, 'isBusy' | 'account' | 'onSync'> & { source: Source; now: number }

function PastSource({ source, now, isBusy, account, onSync }: PastSourceProps) {
  const [latest] = source
  const { kind, username, importTags } = latest
  const known = source.filter(({ errorCode }) => errorCode !== 'no-such-fan')
  // The last result of each list.
  const [first = latest, ...others] = new Map(known.toReversed().map((one) => [one.type, one])).values()
  const types = [first, ...others].flatMap(({ type }) => type ?? [])
  const sum = (count: 'added' | 'updated') => others.reduce((total, one) => total + one[count], first[count])
  const isOff = known.length === 0
  return (
    <li className="border-t border-line py-1.5 text-small">
      <p className="flex items-baseline gap-x-3">
        <span className="flex-1 truncate">
          {kind === 'link' ? messages.ofLink : <bdi translate="no">{latest.file?.name ?? username}</bdi>}{' '}
          {kind === 'fan' && <span className="text-ink-3">{messages.listsOf(types)}</span>}
        </span>
        <span className="text-ink-2">
          {isOff ? messages.noSuchFan : messages.outcome(first.status, sum('added'), sum('updated'))}
        </span>
        <TimeAgo date={latest.startedAt} now={now} />
      </p>
      {!isOff && latest.status !== 'cancelled' && latest.message && (
        <p className="whitespace-pre-line text-ink-2">{latest.message}</p>
      )}
      {!isOff && (
        <div className="flex flex-wrap items-baseline gap-x-4">
          {kind === 'fan' && username && account && onSync && (
            <>
              <Button
                look="meta-link"
                text={messages.syncNow(username, srOnly)}
                disabled={isBusy}
                onClick={() => onSync({ username, lists: types, importTags })}
              />
              <Daily account={account} fan={{ username, lists: types, importTags }} />
              <Weekly fan={{ username, lists: types, importTags }} />
            </>
          )}
          <BringBack imports={[first, ...others]} label={bringBackMany} />
          {known.length > 1 ? <History imports={known} now={now} /> : <UndoImport past={first} />}
        </div>
      )}
    </li>
  )
}

function Daily({ account, fan }: { account: string; fan: FanListsInput }) {
  const [chosen, choose] = useDailyFan(account)
  return (
    <Choice
      help={messages.dailyHelp}
      isChosen={chosen === fan.username}
      choose={(isChosen) => choose(isChosen ? fan : null)}
    >
      {messages.daily(fan.username, srOnly)}
    </Choice>
  )
}

function Weekly({ fan }: { fan: Required<FanListsInput> }) {
  const { data } = useWeeklyLook()
  if (!data) return null
  return (
    <Choice
      help={messages.weeklyHelp}
      isChosen={data.fan?.username === fan.username}
      choose={(isChosen) => void attempt(messages.weeklyFailed, () => chooseWeeklyLook(isChosen ? fan : null))}
    >
      {messages.weekly(fan.username, srOnly)}
    </Choice>
  )
}

type ChoiceProps = { help: string; isChosen: boolean; choose: (isChosen: boolean) => void; children: ReactNode }

const Choice = ({ help, isChosen, choose, children }: ChoiceProps) => (
  <label className="flex cursor-pointer items-center gap-1.5 text-ink-2" title={help}>
    <input type="checkbox" className="check" checked={isChosen} onChange={({ target }) => choose(target.checked)} />
    <span>{children}</span>
  </label>
)

const outcomeOf = ({ type, status, added, updated }: ImportView) => {
  const outcome = messages.outcome(status, added, updated)
  return type ? messages.ofList(type, outcome) : outcome
}

const History = ({ imports, now }: { imports: readonly ImportView[]; now: number }) => (
  <details className="group open:w-full">
    <summary className="meta-link cursor-pointer">{messages.history(imports.length)}</summary>
    <ul className="pl-3">
      {imports.map((one) => (
        <li key={one.id} className="flex flex-wrap items-baseline gap-x-3">
          <TimeAgo date={one.startedAt} now={now} />
          <span className="flex-1 text-ink-2">{outcomeOf(one)}</span>
          <UndoImport past={one} />
        </li>
      ))}
    </ul>
  </details>
)
