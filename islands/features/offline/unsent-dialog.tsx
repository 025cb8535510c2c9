import { Fragment } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { type Change, labelOf } from '#islands/data/changes/change.ts'
import type { Entry } from '#islands/data/queue/entry.ts'
import { outbox } from '#islands/data/queue/pending.ts'
import { decide } from '#islands/data/queue/queue.ts'
import { knownAlbums, knownCrates } from '#islands/data/store/records.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { StaleChoice } from '#islands/ui/stale-choice.tsx'
import { besideText } from '#locales/intl.ts'
import * as messages from '#locales/outbox.ts'
import { discard, done, tryAgain } from '#locales/phrases.ts'

const albumName = (ids: readonly number[]) => {
  const [first] = ids
  const album = knownAlbums()?.find(({ id }) => id === first)
  return ids.length === 1 && album ? album.title : messages.albums(ids.length)
}
const crateName = (ids: readonly number[]) => {
  const [first] = ids
  const crate = knownCrates()?.find(({ id }) => id === first)
  return ids.length === 1 && crate ? crate.name : messages.crates(ids.length)
}

/** The subject of a change. */
function subjectOf(change: Change): string {
  if (change.call === 'unreadable') return messages.unknownChange
  const about = labelOf(change)
  if ('name' in about) return about.name
  return 'albums' in about ? albumName(about.albums) : crateName(about.crates)
}

const textOf = (value: unknown) =>
  Array.isArray(value)
    ? besideText(value)
    : value === null || value === undefined || value === ''
      ? messages.none
      : String(value)

/** Both versions of something that was changed on two devices. */
function Versions({ patch, other }: { patch: Record<string, unknown>; other: AlbumView | CrateView }) {
  const theirs = other as unknown as Record<string, unknown>
  const names = Object.keys(patch).filter((name) => name !== 'version' && textOf(patch[name]) !== textOf(theirs[name]))
  return (
    <dl className=":uno: grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-1 [&_dd]:break-anywhere text-small">
      <dt />
      <dd className="text-ink-3">{messages.mine}</dd>
      <dd className="text-ink-3">{messages.theirs}</dd>
      {names.map((name) => (
        <Fragment key={name}>
          <dt className="text-ink-3">{messages.fields[name as keyof typeof messages.fields] ?? name}</dt>
          <dd dir="auto">{textOf(patch[name])}</dd>
          <dd dir="auto">{textOf(theirs[name])}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Unsent({ entry: { key, change, problem, isAside } }: { entry: Entry }) {
  const other = problem?.album ?? problem?.crate
  const isStale = problem?.code === 'stale' && other !== undefined && 'patch' in change
  return (
    <li className=":uno: border-t first:border-t-0 border-line py-3">
      <p className="break-anywhere" dir="auto">
        {subjectOf(change)}
      </p>
      {change.call !== 'unreadable' && <p className="text-small text-ink-2">{messages.calls[change.call]}</p>}
      {isAside && !problem && (
        <div className="stack mt-2">
          <p className="text-small text-ink-2">{messages.setAside}</p>
          <div>
            <Button text={discard} onClick={() => void decide(key, null)} />
          </div>
        </div>
      )}
      {problem && (
        <div className="alert alert-danger mt-2" role="alert">
          <div className="stack min-w-0">
            {isStale ? (
              <>
                <Versions patch={change.patch} other={other} />
                <StaleChoice
                  onMine={() => void decide(key, { version: other.version })}
                  onOther={() => void decide(key, null)}
                >
                  {messages.changedElsewhere}
                </StaleChoice>
              </>
            ) : (
              <>
                <p>{problem.message}</p>
                <div className="flex flex-wrap gap-2">
                  {change.call !== 'unreadable' && <Button text={tryAgain} onClick={() => void decide(key, {})} />}
                  <Button text={discard} onClick={() => void decide(key, null)} />
                </div>
              </>
            )}
          </div>
        </div>
      )}
    </li>
  )
}

/** The changes that the server has not confirmed, and the options for refused ones. */
export function UnsentDialog({ isOpen }: DialogContentProps) {
  const entries = outbox.use()
  return (
    <Dialog
      open={isOpen}
      onClose={closeDialog}
      title={messages.title}
      width={520}
      footer={<Button look="btn-primary" text={done} onClick={closeDialog} />}
    >
      {entries.length === 0 ? (
        <p className="text-ink-2">{messages.allSent}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <Unsent key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
