import { useEffect, useState } from 'react'
import type { LinkView } from '#domain/imports/bandcamp-link.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { disconnectLink, refreshLink } from '#islands/data/api/bandcamp-link-api.ts'
import { useImports } from '#islands/data/api/imports-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/bandcamp-link.ts'
import { bringPlaylists } from '#locales/crates.ts'
import { showImport, syncAndShow } from './sync-and-show.ts'

/** The connected account and the result of the last sync, with buttons to sync and disconnect. */
export function Connected({ link, username }: { link: LinkView; username: string }) {
  const { data: imports } = useImports(true)
  const [now] = useState(() => Date.now())
  const { isBusy, run } = useAction()
  const running = imports?.find(({ kind, status }) => kind === 'link' && !isImportOver(status))?.id
  useEffect(() => {
    if (running === undefined) void refreshLink()
  }, [running])

  const sync = () => run(messages.syncFailed, syncAndShow)
  const disconnect = () =>
    run(messages.disconnectFailed, async () => {
      await disconnectLink()
      showToast({ kind: 'ok', title: messages.disconnected, text: messages.disconnectedText })
    })
  return (
    <section className="setting">
      <div>
        <h3 className="flex flex-wrap items-center gap-2 break-anywhere text-section">
          <span>
            {messages.connectedAs(
              <b key="name" {...written}>
                {username}
              </b>,
            )}
          </span>
          <span className="badge">{messages.beta}</span>
        </h3>
        <p key={link.lastSyncAt} className="text-small text-ink-2">
          {link.lastSyncAt
            ? messages.synced(
                link.albums,
                <TimeAgo
                  key="when"
                  date={link.lastSyncAt}
                  now={Math.max(now, Date.parse(link.lastSyncAt))}
                  className=""
                />,
              )
            : messages.neverSynced}
        </p>
      </div>
      <p className="text-small text-ink-2">{messages.plays}</p>
      <p className="text-small text-ink-2">{messages.keeps}</p>
      <DialogLink className="text-link justify-self-start text-small" to="playlist">
        {bringPlaylists}
      </DialogLink>
      <div className="form-buttons">
        <Button look="btn-ghost" text={messages.disconnect} disabled={isBusy} onClick={disconnect} />
        {running === undefined ? (
          <Button
            look="btn-primary"
            text={isBusy ? messages.syncing : messages.sync}
            disabled={isBusy}
            onClick={sync}
          />
        ) : (
          <Button text={messages.showProgress} onClick={() => showImport(running)} />
        )}
      </div>
    </section>
  )
}
