import { useState } from 'react'
import type { ImportView } from '#domain/fan-import.ts'
import { isImportOver } from '#domain/import-status.ts'
import { cancelImport } from '../../api.ts'
import { closeDialog } from '../../location.ts'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { failureText } from '../failure-text.ts'
import { cancelledText } from './cancelled-text.ts'
import { useNow } from './use-now.ts'

type ImportProgressProps = { shown: ImportView; onChanged: () => Promise<unknown>; onAgain: () => void }

/** An import that goes on or has ended. */
export function ImportProgress({ shown, onChanged, onAgain }: ImportProgressProps) {
  const isOver = isImportOver(shown.status)
  return (
    <>
      <div className="body">
        <p className="dim t-small">
          From <b>{shown.username}</b>’s {shown.type}
          {shown.importTags && ', with tags'}
        </p>
        <Figures shown={shown} isOver={isOver} />
        <dl className="facts loose">
          <Fact name="Added" count={shown.added} />
          <Fact name="Already there" count={shown.existing} />
          <Fact name="Skipped" count={shown.skipped} />
          {shown.tagged > 0 && <Fact name="Tagged" count={shown.tagged} />}
        </dl>
        <div role="status">
          {isOver ? <Outcome shown={shown} /> : shown.status === 'waiting' && <Waiting shown={shown} />}
        </div>
      </div>
      <footer>
        {isOver ? (
          <>
            <button type="button" className="btn quiet" onClick={onAgain}>
              Import more
            </button>
            <button type="button" className="btn solid" onClick={closeDialog}>
              Done
            </button>
          </>
        ) : (
          <>
            <span className="note">You can close this; it goes on.</span>
            <CancelButton id={shown.id} onChanged={onChanged} />
          </>
        )}
      </footer>
    </>
  )
}

const Fact = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{count.toLocaleString('en')}</dd>
  </div>
)

/** Bandcamp's own count comes first and is shown as such; until there is one the bar only moves. */
function Figures({ shown, isOver }: { shown: ImportView; isOver: boolean }) {
  const seen = shown.added + shown.existing + shown.skipped
  const isKnown = shown.found > seen
  const share = shown.found > 0 ? Math.min(1, seen / shown.found) : 0
  return (
    <>
      <div className="figures">
        <span className="t-num">{seen.toLocaleString('en')}</span>
        <span className="dim">{isKnown ? `of about ${shown.found.toLocaleString('en')} found` : 'found'}</span>
        {isKnown && <span className="push dim">{Math.floor(share * 100)}%</span>}
      </div>
      {!isOver && <Progress label="Import" value={isKnown ? share : undefined} />}
    </>
  )
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function Waiting({ shown }: { shown: ImportView }) {
  const now = useNow(true)
  const until = shown.waitingUntil ? Date.parse(shown.waitingUntil) : now
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000))
  return (
    <p className="alert">
      <Icon name="retry" />
      <span>
        Bandcamp asked us to slow down. Going on{' '}
        {seconds > 0 ? <span aria-hidden="true">in {clock(seconds)}</span> : 'now'}.
      </span>
    </p>
  )
}

function Outcome({ shown: { status, type, message, added } }: { shown: ImportView }) {
  if (status === 'failed') {
    return (
      <p className="alert bad">
        <Icon name="circle-alert" />
        <span>{message ?? 'Import failed. Please check the username and try again'}</span>
      </p>
    )
  }
  return (
    <p className="alert">
      <Icon name={status === 'complete' ? 'circle-check' : 'info'} />
      <span>
        {status === 'complete'
          ? `Successfully imported ${type} from Bandcamp. ${message ?? ''}`
          : `Import cancelled. ${cancelledText(added)}`}
      </span>
    </p>
  )
}

function CancelButton({ id, onChanged }: { id: number; onChanged: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await cancelImport(id)
      await onChanged()
    } catch (error) {
      showToast({ kind: 'error', title: 'Error', text: failureText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="btn line" disabled={isBusy} onClick={cancel}>
      Cancel import
    </button>
  )
}
