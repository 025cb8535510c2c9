import type { List } from '#domain/album.ts'
import type { CrateView } from '#domain/crate.ts'
import { listText } from '#words/intl.ts'
import { restoreAlbums } from '../../calls/albums.ts'
import { openDialog } from '../../location.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { failureText } from '../failure-text.ts'
import type { QueueItem, useAlbumQueue } from './use-album-queue.ts'

type Queue = ReturnType<typeof useAlbumQueue>

const ICONS: Record<QueueItem['state'], IconName> = {
  waiting: 'clock',
  reading: 'download',
  added: 'circle-check',
  there: 'library',
  failed: 'circle-alert',
}

const nameOf = (item: QueueItem) =>
  'album' in item ? `${item.album.title} – ${item.album.artist}` : item.url.replace('https://', '')

function stateText(item: QueueItem): string {
  if (item.state === 'failed') return item.why
  if (item.state === 'there') return item.inTrash ? 'In the trash' : 'There already'
  return { waiting: 'Waiting', reading: 'Reading…', added: 'Added' }[item.state]
}

/** "Into your wishlist and the crate Sunday" */
export const intoText = (list: List, crates: readonly CrateView[]): string =>
  [
    `Into your ${list}`,
    crates.length > 0 && `the ${crates.length === 1 ? 'crate' : 'crates'} ${listText(crates.map((one) => one.name))}`,
  ]
    .filter(Boolean)
    .join(' and ')

/** Pasted addresses, each with how far it is. */
export function AlbumQueue({ queue, into }: { queue: Queue; into: string }) {
  const { items, done } = queue
  return (
    <div className="queue">
      <p className="dim t-small">{into}, one after the other.</p>
      <div className="figures">
        <span className="t-num">{done}</span>
        <span className="dim">of {items.length} are in</span>
      </div>
      <Progress label="Albums" value={done / items.length} />
      <ul>
        {items.map((item) => (
          <li key={item.url} className={item.state}>
            <Icon name={ICONS[item.state]} />
            <div>
              <p className="clip" title={item.url}>
                {nameOf(item)}
              </p>
              <p className="state">{stateText(item)}</p>
            </div>
            <ItemAction item={item} queue={queue} />
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {queue.isRunning ? '' : `${done} of ${items.length} are in`}
      </p>
    </div>
  )
}

function ItemAction({ item, queue }: { item: QueueItem; queue: Queue }) {
  if (item.state === 'failed') {
    return (
      <button type="button" className="btn line" onClick={() => queue.retry((one) => one === item)}>
        Try again
        <span className="sr"> {nameOf(item)}</span>
      </button>
    )
  }
  if (item.state !== 'there') return null
  if (item.inTrash) {
    const restore = async () => {
      try {
        await restoreAlbums([item.album.id])
        queue.put({ url: item.url, state: 'added', album: item.album })
      } catch (error) {
        showToast({ kind: 'error', title: 'Failed to restore album', text: failureText(error) })
      }
    }
    return (
      <button type="button" className="btn line" onClick={restore}>
        Restore it
        <span className="sr"> {item.album.title}</span>
      </button>
    )
  }
  // Opening another album would leave this list, so it waits until nothing is left in it.
  if (queue.left > 0) return null
  return (
    <button type="button" className="btn line" onClick={() => openDialog('edit', item.album.id)}>
      Open it
      <span className="sr"> {item.album.title}</span>
    </button>
  )
}

/** The buttons of a queue. */
export function QueueFooter({ queue, onClose }: { queue: Queue; onClose: () => void }) {
  if (queue.isRunning) {
    return (
      <button type="button" className="btn line" onClick={queue.stop}>
        Stop
      </button>
    )
  }
  if (queue.left === 0) {
    return (
      <>
        <button type="button" className="btn quiet" onClick={queue.clear}>
          Add another
        </button>
        <button type="button" className="btn solid" onClick={onClose}>
          Done
        </button>
      </>
    )
  }
  return (
    <>
      <button type="button" className="btn quiet" onClick={onClose}>
        Close
      </button>
      {queue.waiting > 0 ? (
        <button type="button" className="btn solid" onClick={queue.goOn}>
          Go on with {queue.waiting}
        </button>
      ) : (
        <button type="button" className="btn solid" onClick={() => queue.retry((item) => item.state === 'failed')}>
          Try all again
        </button>
      )}
    </>
  )
}
