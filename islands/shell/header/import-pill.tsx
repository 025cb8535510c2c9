import type { ImportView } from '#domain/imports/fan-import.ts'
import type { EndedImport, Ending } from '#islands/features/import/ended-imports.ts'
import { type ImportPace, paceOf, shareOfAll } from '#islands/features/import/import-pace.ts'
import { SpokenProgress, showStarted } from '#islands/features/import/public.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon, type IconName } from '#islands/ui/icon.tsx'
import * as messages from '#locales/import-progress.ts'

function textOf({ phase, seen, found, tagged, toTag }: ImportPace): string {
  if (phase === 'fan') return messages.starting
  if (phase === 'tags') return messages.tags(tagged, toTag)
  return messages.albums(seen, found)
}

type ImportPillProps = { running: readonly ImportView[]; ended: readonly EndedImport[] }

/** The progress of imports from Bandcamp, then their results, with a link to their dialog. */
export function ImportPill({ running, ended }: ImportPillProps) {
  const [first, ...others] = running
  const end = first ? null : endOfAll(ended)
  return (
    <>
      {first ? <Running imports={[first, ...others]} ended={ended} /> : end && <Ended end={end} imports={ended} />}
      <SpokenProgress running={running}>
        {end && (
          <>
            <p>{end.title}</p>
            <p>{end.text}</p>
          </>
        )}
      </SpokenProgress>
    </>
  )
}

/** Includes those that ended while these were running. */
function besides(running: readonly ImportView[], ended: readonly EndedImport[]): ImportView[] {
  const begun = running.reduce((first, { startedAt }) => (startedAt < first ? startedAt : first), '9')
  const past = ended.map(({ shown }) => shown).filter(({ finishedAt }) => finishedAt !== null && finishedAt >= begun)
  return [...past, ...running]
}

type RunningProps = { imports: readonly [ImportView, ...ImportView[]]; ended: readonly EndedImport[] }

function Running({ imports, ended }: RunningProps) {
  const share = shareOfAll(besides(imports, ended))
  const isWaiting = imports.every(({ status }) => status === 'waiting')
  const text = imports.length > 1 ? messages.several(imports.length) : textOf(paceOf(imports[0]))
  return (
    <DialogLink className="pill" to="import">
      <Icon name={isWaiting ? 'clock' : 'download'} size={14} />
      <span className="sr-only">{messages.fanImport} </span>
      <span>{isWaiting ? messages.waiting : text}</span>
      <progress
        className="meter :uno: absolute inset-x-0 bottom-0 h-0.5 [&::-webkit-progress-bar]:bg-line bg-line"
        aria-hidden="true"
        max={1}
        value={share ?? undefined}
      />
    </DialogLink>
  )
}

const ICONS: Record<Ending['kind'], IconName> = { error: 'circle-alert', info: 'info', ok: 'circle-check' }
const WORST_FIRST = Object.keys(ICONS)

/** The result of several imports: the worst one, or all albums together. */
function endOfAll(ended: readonly EndedImport[]): Ending | null {
  const [worst] = ended
    .map(({ end }) => end)
    .toSorted((a, b) => WORST_FIRST.indexOf(a.kind) - WORST_FIRST.indexOf(b.kind))
  if (!worst || ended.length === 1 || worst.kind !== 'ok') return worst ?? null
  const added = ended.reduce((sum, { shown }) => sum + shown.added, 0)
  return added === 0 ? worst : { ...worst, text: messages.inAll(added) }
}

function Ended({ end, imports }: { end: Ending; imports: readonly EndedImport[] }) {
  const show = () => showStarted(imports.map(({ shown }) => shown.id))
  return (
    <DialogLink className="pill min-w-0" to="import" onClick={show}>
      <Icon name={ICONS[end.kind]} size={14} className={end.kind === 'error' ? 'text-danger' : undefined} />
      <span className="sr-only">{messages.fanImport} </span>
      <span className="text-ink">{end.title}</span>
      <span className="max-md:sr-only truncate">{end.text}</span>
    </DialogLink>
  )
}
