import { useState } from 'react'
import { useTokens } from '#islands/data/api/tokens-api.ts'
import { startExport } from '#islands/features/export/start-export.ts'
import { DeleteCollection } from '#islands/features/settings/delete-collection.tsx'
import { KeepSetting } from '#islands/features/settings/keep-setting.tsx'
import { useCode } from '#islands/lib/lazy.ts'
import { deferredCode } from '#islands/ui/deferred-code.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { Setting } from '#islands/ui/setting.tsx'
import * as downloads from '#locales/downloads.ts'
import { downloads as onDisk } from '#locales/filter.ts'
import { places } from '#locales/places.ts'
import * as messages from '#locales/settings.ts'
import { listText, toShares } from '#locales/share.ts'

const TOKENS = deferredCode(() => import('#islands/features/settings/access-tokens.tsx'))

/** Export, import, the copy on the device, access tokens, and deleting everything. */
export function DataPanel() {
  const tokens = useCode(TOKENS, () => setFailed(true))
  const [hasFailed, setFailed] = useState(false)
  const list = useTokens()
  // The parts below a list are rendered with the list, otherwise they would move.
  const isRead = hasFailed || (tokens && (list.data || list.error))
  return (
    <div className="body">
      <Setting
        title={messages.exportTitle}
        words={<p>{messages.exportText}</p>}
        action={
          <span className="flex max-tiny:flex-wrap items-center gap-2">
            <a className="btn btn-outline" href="/api/export/collection" download onClick={startExport}>
              <Icon name="json" />
              {messages.json}
            </a>
            <a className="btn btn-outline" href="/api/export/albums" download onClick={startExport}>
              <Icon name="spreadsheet" />
              {messages.csv}
            </a>
          </span>
        }
      />
      <Setting
        title={messages.importTitle}
        words={<p>{messages.importText}</p>}
        action={
          <span className="flex max-tiny:flex-wrap items-center gap-2">
            <DialogLink className="btn btn-outline" to="files">
              <Icon name="file-up" />
              {messages.fromFile}
            </DialogLink>
            <DialogLink className="btn btn-outline" to="import">
              <Icon name="download" />
              {messages.fromBandcamp}
            </DialogLink>
          </span>
        }
      />
      <Setting
        title={onDisk}
        words={<p>{downloads.downloadsText}</p>}
        action={
          <DialogLink className="btn btn-outline" to="compare-folder">
            {downloads.compareTitle}
          </DialogLink>
        }
      />
      <Setting
        title={places.shares.name}
        words={<p>{listText}</p>}
        action={
          <PlaceLink className="btn btn-outline" place="shares">
            {toShares}
          </PlaceLink>
        }
      />
      <KeepSetting />
      {tokens ? <tokens.AccessTokens /> : <Progress label={messages.tokensLoading} />}
      {isRead && (
        <section className="setting">
          <h3 className="text-section text-danger">{messages.dangerZone}</h3>
          <DeleteCollection />
        </section>
      )}
    </div>
  )
}
