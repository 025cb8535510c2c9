import { useFormContext } from 'react-hook-form'
import { restoreAlbums } from '#islands/data/api/trash-api.ts'
import { openDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { showError } from '#islands/ui/errors/show-error.ts'
import { Icon, type IconName } from '#islands/ui/icon.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { listNames } from '#locales/album-form.ts'
import * as messages from '#locales/album-page.ts'
import type { AlbumValues } from './album-values.ts'
import type { QueueItem, useAlbumQueue } from './use-album-queue.ts'

type Queue = ReturnType<typeof useAlbumQueue>

const ICONS: Record<QueueItem['state'], IconName> = {
  waiting: 'clock',
  reading: 'download',
  added: 'circle-check',
  there: 'library',
  on: 'library',
  probably: 'library',
  failed: 'circle-alert',
}

const ICON_COLORS: Partial<Record<QueueItem['state'], string>> = { added: 'text-ok', failed: 'text-danger' }
const TEXT_COLORS: Partial<Record<QueueItem['state'], string>> = { waiting: 'text-ink-3', failed: 'text-danger' }

function nameOf(item: QueueItem): string {
  if (item.state === 'on') return item.track
  if (item.state === 'probably') return messages.albumBy(item.title, item.artist)
  if ('album' in item) return messages.albumBy(item.album.title, item.album.artist)
  return item.url.replace('https://', '')
}

function stateText(item: QueueItem): string {
  if (item.state === 'failed') return item.why
  if (item.state === 'on') return messages.isOn(item.album.title)
  if (item.state === 'probably') return messages.isProbably(messages.albumBy(item.album.title, item.album.artist))
  if (item.state === 'there') return item.inTrash ? messages.inTrash : messages.alreadyAdded
  return messages.states[item.state]
}

/** The album in the name of a button, for screen readers. */
const readOut = (name: string) => srOnly(` ${name}`)

/** Pasted addresses with their states. Before the first is added, it asks for the list. */
export function AlbumQueue({ queue, into }: { queue: Queue; into: string }) {
  const { register } = useFormContext<AlbumValues>()
  const { items, done } = queue
  const isAsking = !queue.isRunning && queue.waiting === items.length
  return (
    <div>
      {isAsking && (
        <fieldset className="mb-3">
          <legend className="field-label">{messages.whichList}</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {(['collection', 'wishlist'] as const).map((name) => (
              <label key={name} className="flex items-center gap-2">
                <input type="radio" className="radio" value={name} {...register('list')} />
                {listNames[name]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <p className="text-small text-ink-2">{into}</p>
      <div className="figures">
        <span className="text-figure leading-10">{done}</span>
        <span className="text-ink-2">{messages.ofAdded(items.length)}</span>
      </div>
      <Progress label={messages.progress} value={done / items.length} />
      <ul className="mt-3">
        {items.map((item) => (
          <li
            key={item.url}
            className=":uno: min-h-14 flex items-center gap-3 border-t first:border-t-0 border-line py-2"
          >
            <Icon name={ICONS[item.state]} className={ICON_COLORS[item.state] ?? 'text-ink-3'} />
            <div className="min-w-0 flex-1">
              <p className={`truncate ${item.state === 'waiting' ? 'text-ink-3' : ''}`} title={item.url}>
                {nameOf(item)}
              </p>
              <p className={`text-small ${TEXT_COLORS[item.state] ?? 'text-ink-2'}`}>{stateText(item)}</p>
            </div>
            <ItemAction item={item} queue={queue} />
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {queue.isRunning ? '' : messages.addedOf(done, items.length)}
      </p>
    </div>
  )
}

function ItemAction({ item, queue }: { item: QueueItem; queue: Queue }) {
  if (item.state === 'failed') {
    return <Button text={messages.tryAgain(readOut(nameOf(item)))} onClick={() => queue.retry((one) => one === item)} />
  }
  if (item.state === 'probably') {
    return <Button text={messages.addAnyway(readOut(nameOf(item)))} onClick={() => queue.addOther(item.url)} />
  }
  if (item.state !== 'there') return null
  if (item.inTrash) {
    const restore = async () => {
      try {
        await restoreAlbums([item.album.id])
        queue.put({ url: item.url, state: 'added', album: item.album })
      } catch (error) {
        showError(messages.restoreFailed, error)
      }
    }
    return <Button text={messages.restore(readOut(item.album.title))} onClick={restore} />
  }
  // Opening an album leaves this list, so it is only offered when there is nothing left to add.
  if (queue.left > 0) return null
  return <Button text={messages.open(readOut(item.album.title))} onClick={() => openDialog('edit', item.album.id)} />
}

/** The buttons of a queue. */
export function QueueFooter({ queue, onClose }: { queue: Queue; onClose: () => void }) {
  if (queue.isRunning) {
    return <Button text={messages.stop} onClick={queue.stop} />
  }
  if (queue.left === 0) {
    return (
      <>
        <Button look="btn-ghost" text={messages.addAnother} onClick={queue.clear} />
        <Button look="btn-primary" text={messages.done} onClick={onClose} />
      </>
    )
  }
  return (
    <>
      <Button look="btn-ghost" text={messages.close} onClick={onClose} />
      {queue.waiting > 0 ? (
        <button type="button" className="btn btn-primary" onClick={queue.goOn}>
          {queue.waiting === queue.items.length
            ? messages.addAll(queue.waiting)
            : messages.continueLabel(queue.waiting)}
        </button>
      ) : (
        <Button
          look="btn-primary"
          text={messages.tryAllAgain}
          onClick={() => queue.retry((item) => item.state === 'failed')}
        />
      )}
    </>
  )
}
