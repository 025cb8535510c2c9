import type { ImportView } from '#domain/imports/fan-import.ts'
import { type ImportPace, paceOf } from '#islands/features/import/import-pace.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/header.ts'

function textOf({ phase, seen, found, tagged, toTag }: ImportPace): string {
  if (phase === 'fan') return messages.starting
  if (phase === 'tags') return messages.tags(tagged, toTag)
  return messages.albums(seen, found)
}

/** The status for screen readers: at each quarter, and when Bandcamp makes it wait. */
const spoken = (isWaiting: boolean, share: number): string =>
  isWaiting ? messages.waitingSrOnly : messages.fanProgressSrOnly(Math.floor(share * 4) * 25)

/** The progress of an import from Bandcamp, or of several together, with a link to their dialog. */
export function ImportPill({ imports }: { imports: readonly [ImportView, ...ImportView[]] }) {
  const paces = imports.map(paceOf)
  const share = paces.reduce((sum, pace) => sum + pace.share, 0) / paces.length
  const isWaiting = imports.every(({ status }) => status === 'waiting')
  const text = imports.length > 1 ? messages.several(imports.length) : textOf(paceOf(imports[0]))
  return (
    <>
      <DialogLink className="pill" to="import">
        <Icon name={isWaiting ? 'clock' : 'download'} size={14} />
        <span className="sr-only">{messages.fanImport} </span>
        <span>{isWaiting ? messages.waiting : text}</span>
        <progress
          className="meter :uno: absolute inset-x-0 bottom-0 h-0.5 [&::-webkit-progress-bar]:bg-line bg-line"
          aria-hidden="true"
          max={1}
          value={paces.every(({ phase }) => phase === 'fan') ? undefined : share}
        />
      </DialogLink>
      <span className="sr-only" role="status">
        {spoken(isWaiting, share)}
      </span>
    </>
  )
}
