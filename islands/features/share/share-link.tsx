import { useEffect, useRef } from 'react'
import type { OwnShare } from '#domain/shares/share.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { TextField } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/share/dialog.ts'
import { copyLink } from './copy-link.ts'

/** The link of a share, to copy, to pass on to another app, or to look at. */
export function ShareLink({ share: { url, title } }: { share: OwnShare }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  if (url === null) return <p className="text-ink-2">{messages.linkUnknown}</p>
  // Where the person closes the sheet of the system, nothing has to be said.
  const pass = () => navigator.share({ url, ...(title && { title }) }).catch(() => undefined)
  return (
    <div className="stack">
      <TextField
        label={messages.link}
        ref={field}
        readOnly
        data-autofocus
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex max-sm:flex-col flex-wrap gap-2">
        <button type="button" className="btn btn-outline" onClick={() => void copyLink(url)}>
          <Icon name="copies" />
          {messages.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="btn btn-outline" onClick={() => void pass()}>
            <Icon name="upload" />
            {messages.send}
          </button>
        )}
        <a className="btn btn-outline" href={url} target="_blank" rel="noopener">
          <Icon name="external-link" />
          {messages.see}
        </a>
      </div>
    </div>
  )
}
