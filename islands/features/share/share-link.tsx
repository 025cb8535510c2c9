import { useEffect, useRef } from 'react'
import type { OwnShare } from '#domain/shares/share.ts'
import { renewLink } from '#islands/data/api/shares-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { open as openCalendar } from '#locales/calendar.ts'
import * as messages from '#locales/share.ts'
import { copyLink, linkOf } from './copy-link.ts'
import { isDraft } from './draft.ts'
import { stopSharing } from './stop-sharing.ts'

type ShareLinkProps = {
  share: OwnShare
  /** The default title. */
  name: string
  /** Creates the link of a draft. */
  make: () => Promise<OwnShare>
  onChange: (share: OwnShare) => void
  /** Called when the share was ended, and when that was undone. */
  onStop: () => void
  onBack?: ((share: OwnShare) => void) | undefined
}

/** The link of a share, with buttons to copy it, pass it to another app, open it, and end the share. */
export function ShareLink({ share, name, make, onChange, onStop, onBack }: ShareLinkProps) {
  const { id, title, isOver, isRemoved } = share
  const url = linkOf(share)
  const isCalendar = share.of.kind === 'calendar'
  const isNew = isDraft(share)
  const { isBusy, run } = useAction()
  const copy = useRef<HTMLButtonElement>(null)
  // It may have appeared after the dialog took the focus.
  useEffect(() => copy.current?.focus(), [])
  const stop = () =>
    run(messages.revokeFailed, async () => {
      await stopSharing(id, title || name, onBack)
      onStop()
    })
  const renew = () =>
    run(messages.newLinkFailed, async () => {
      onChange(await renewLink(id))
      showToast({ kind: 'ok', title: messages.newLinkMade, text: messages.newLinkText })
    })
  // If the person closes the system's share sheet, nothing is shown.
  const pass = (link: string) => navigator.share({ url: link, ...(title && { title }) }).catch(() => undefined)
  /** Uses the link, which is created if there is none. */
  const withLink = (act: (link: string | Promise<string>) => Promise<unknown>) => {
    if (url !== null) return void act(url)
    void run(messages.createFailed, async () => {
      const link = make().then((made) => linkOf(made) ?? '')
      await Promise.all([link, act(link)])
    })
  }
  const problem =
    (isRemoved && messages.removedText) ||
    (isOver && messages.overText) ||
    (url === null && !isNew && messages.linkUnknown)
  const hasLink = (url !== null || isNew) && !isRemoved
  return (
    <div className="grid gap-3">
      {problem && (
        <p className="alert">
          <Icon name="info" />
          <span>{problem}</span>
        </p>
      )}
      {hasLink && (
        <div className="flex max-tiny:flex-wrap gap-2">
          <input
            className="input min-w-0 flex-1 max-tiny:basis-full"
            aria-label={messages.link}
            readOnly
            value={url ?? ''}
            placeholder={messages.noLink}
            onFocus={({ target }) => target.select()}
          />
          <Button
            ref={copy}
            look="btn-primary"
            className="btn-tall flex-none"
            icon="copies"
            text={messages.copyIt}
            data-autofocus
            aria-disabled={isBusy || undefined}
            onClick={() => withLink(copyLink)}
          />
        </div>
      )}
      <div className="-mx-2.5 flex flex-wrap items-center gap-x-1">
        {hasLink && 'share' in navigator && (
          <Button
            look="btn-ghost"
            text={messages.send}
            aria-disabled={isBusy || undefined}
            onClick={() => withLink(async (link) => pass(await link))}
          />
        )}
        {url !== null && !isRemoved && !isOver && (
          <a
            className="btn btn-ghost"
            href={isCalendar ? url.replace(/^https?/, 'webcal') : url}
            target="_blank"
            rel="noopener"
          >
            {isCalendar ? openCalendar : messages.see}
          </a>
        )}
        {!isNew && !isRemoved && (
          <Button
            look="btn-ghost"
            text={messages.newLink}
            title={messages.newLinkText}
            aria-disabled={isBusy || undefined}
            onClick={renew}
          />
        )}
        {!isNew && (
          <Button look="btn-danger-ghost" text={messages.revoke} aria-disabled={isBusy || undefined} onClick={stop} />
        )}
      </div>
      {share.visits > 0 && <p className="text-small text-ink-3">{messages.visited(share.visits)}</p>}
    </div>
  )
}
