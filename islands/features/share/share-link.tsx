import { useEffect, useRef } from 'react'
import type { OwnShare } from '#domain/shares/share.ts'
import { deleteShare, renewLink } from '#islands/data/api/shares-api.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/share.ts'
import { copyLink } from './copy-link.ts'

type ShareLinkProps = {
  share: OwnShare
  onChange: (share: OwnShare) => void
  /** Called when it is shared no more. */
  onStop: () => void
}

/** The link of a share: to copy, to pass on to another app, to look at, and to take back. */
export function ShareLink({ share, onChange, onStop }: ShareLinkProps) {
  const { id, url, title, isOver, isRemoved } = share
  const { isBusy, run } = useAction()
  const copy = useRef<HTMLButtonElement>(null)
  // The link may have been made after the dialog took its focus.
  useEffect(() => copy.current?.focus(), [])
  const stop = () =>
    run(messages.revokeFailed, async () => {
      await deleteShare(id)
      showToast({ kind: 'ok', title: messages.revoked })
      onStop()
    })
  const renew = () =>
    run(messages.newLinkFailed, async () => {
      onChange(await renewLink(id))
      showToast({ kind: 'ok', title: messages.newLinkMade, text: messages.newLinkText })
    })
  // Where the person closes the sheet of the system, nothing has to be said.
  const pass = () => navigator.share({ url: url ?? '', ...(title && { title }) }).catch(() => undefined)
  const problem =
    (isRemoved && messages.removedText) || (isOver && messages.overText) || (url === null && messages.linkUnknown)
  return (
    <div className="grid gap-3">
      {problem && (
        <p className="alert">
          <Icon name="info" />
          <span>{problem}</span>
        </p>
      )}
      {url !== null && !isRemoved && (
        <div className="flex gap-2">
          <input
            className="input min-w-0 flex-1"
            aria-label={messages.link}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <button
            ref={copy}
            type="button"
            className="btn btn-primary btn-tall flex-none"
            data-autofocus
            onClick={() => void copyLink(url)}
          >
            <Icon name="copies" />
            {messages.copyIt}
          </button>
        </div>
      )}
      <div className="-mx-2.5 flex flex-wrap items-center gap-x-1">
        {url !== null && !isRemoved && 'share' in navigator && (
          <button type="button" className="btn btn-ghost" onClick={() => void pass()}>
            {messages.send}
          </button>
        )}
        {url !== null && !isRemoved && !isOver && (
          <a className="btn btn-ghost" href={url} target="_blank" rel="noopener">
            {messages.see}
          </a>
        )}
        {!isRemoved && (
          <button
            type="button"
            className="btn btn-ghost"
            title={messages.newLinkText}
            aria-disabled={isBusy || undefined}
            onClick={renew}
          >
            {messages.newLink}
          </button>
        )}
        <button type="button" className="btn btn-danger-ghost" aria-disabled={isBusy || undefined} onClick={stop}>
          {messages.revoke}
        </button>
      </div>
      {share.visits > 0 && <p className="text-small text-ink-3">{messages.visited(share.visits)}</p>}
    </div>
  )
}
