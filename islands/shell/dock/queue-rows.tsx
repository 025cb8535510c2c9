import { useLayoutEffect, useRef, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { knownAlbum } from '#islands/data/store/records.ts'
import { player } from '#islands/features/player/player.ts'
import type { Entry } from '#islands/features/player/queue.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/player.ts'
import { useReorder } from './use-reorder.ts'

const MOST = 50

const keyOf = ({ albumId, place }: Entry) => `${albumId} ${place ?? ''}`
const nameOf = ({ title }: AlbumView, { place }: Entry) => (place === null ? title : messages.trackOf(place + 1, title))

/** The queue after the current album or track: each entry can be played, moved and removed. */
export function QueueRows() {
  const { queue } = player.use()
  const start = queue.at + 1
  const some = queue.order.slice(start).slice(0, MOST)
  const rows = some.flatMap((entry, at) => {
    const album = knownAlbum(entry.albumId)
    return album ? [{ entry, album, index: start + at }] : []
  })
  const rest = queue.order.length - start - some.length
  const [said, say] = useState('')
  const list = useRef<HTMLOListElement>(null)
  // A row that moves or is removed passes the focus on.
  const wanted = useRef<{ at: number; part: string } | null>(null)
  useLayoutEffect(() => {
    const { current } = wanted
    wanted.current = null
    if (current) list.current?.children[current.at]?.querySelector<HTMLElement>(current.part)?.focus()
  })

  const { dragged, shiftOf, handleFor } = useReorder(rows.length, (from, to) => {
    const [row, target] = [rows[from], rows[to]]
    if (!row || !target) return
    wanted.current = { at: to, part: '[data-handle]' }
    player.move(row.index, target.index)
    say(messages.movedInQueue(nameOf(row.album, row.entry), to + 1))
  })
  if (rows.length === 0) return <p className="text-small text-ink-3">{messages.queueEnds}</p>
  return (
    <>
      <p className="sr-only" role="status">
        {said}
      </p>
      <ol ref={list} className="-mx-2 max-sm:-mx-5">
        {rows.map(({ entry, album, index }, at) => {
          const name = nameOf(album, entry)
          return (
            <li
              key={keyOf(entry)}
              className={`${dragged === at ? ':uno: z-1 bg-over shadow-panel' : dragged === null ? '' : ':uno: transition-transform duration-quick'} :uno: relative flex items-center rounded-control hover:bg-over`}
              style={dragged === null ? undefined : { transform: `translateY(${shiftOf(at)}px)` }}
            >
              <IconButton
                icon="grip"
                className=":uno: flex-none cursor-grab active:cursor-grabbing touch-none"
                label={messages.moveInQueue(name)}
                data-handle
                {...handleFor(at)}
              />
              <button
                type="button"
                className=":uno: min-h-12 min-w-0 flex flex-1 cursor-pointer items-center gap-3 py-1 text-left"
                onClick={() => player.jump(index)}
              >
                <span className=":uno: w-10 flex-none" aria-hidden="true">
                  <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={40} />
                </span>
                <span className="min-w-0">
                  <span className="sr-only">{messages.playNow} </span>
                  <span className="block truncate text-record-row" {...(entry.place === null && written)}>
                    {name}
                  </span>
                  <span className="block truncate text-small text-ink-2" {...written}>
                    {album.artist}
                  </span>
                </span>
              </button>
              <IconButton
                icon="x"
                className="flex-none"
                label={messages.removeFromQueue(name)}
                data-remove
                onClick={() => {
                  wanted.current = { at: Math.min(at, rows.length - 2), part: '[data-remove]' }
                  player.remove(index)
                }}
              />
            </li>
          )
        })}
      </ol>
      {rest > 0 && <p className="mt-2 text-small text-ink-3">{messages.more(rest)}</p>}
    </>
  )
}
