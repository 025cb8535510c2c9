import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { readOnce, useAlbums, useLoadError } from '#islands/data/view/use-records.ts'
import { albumElement, followAlbum } from '#islands/features/list/public.ts'
import { openAlbumId, showAlbum, showQuery } from '#islands/lib/location.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import * as messages from '#locales/album-page.ts'
import { pageTitle } from '#locales/pages.ts'
import { AlbumBar } from './album-bar.tsx'
import { AlbumSleeve } from './album-sleeve.tsx'
import { TITLE_ID } from './sleeve-layout.tsx'
import type { AlbumSlotProps } from './slot-props.ts'
import { closeAlbum } from './transition.ts'
import { useAlbumKeys } from './use-album-keys.ts'
import { neighborsAsSwipes, useNeighbors } from './use-neighbors.ts'
import { useStillPage } from './use-still-page.ts'
import { useSwipe } from './use-swipe.ts'

export { openAlbum } from './transition.ts'

/** Replaces the history entry, so that the back button still leads to the list. */
const goTo = (id: number) => showAlbum(id, true)

/** Focuses the album on the list as soon as the list is shown again, on whatever page the album is. */
function useReturn(id: number, { query, shown, pageSize }: AlbumSlotProps) {
  const latest = useRef({ id, query, hits: shown.hits, pageSize })
  useLayoutEffect(() => {
    latest.current = { id, query, hits: shown.hits, pageSize }
  })
  useLayoutEffect(() => {
    const { search } = location
    return () => {
      if (location.search !== search || openAlbumId() !== null) return
      const { id, query, hits, pageSize } = latest.current
      const card = albumElement(id)
      if (card) {
        card.focus({ preventScroll: true })
        card.scrollIntoView({ block: 'nearest' })
        return
      }
      const place = hits?.findIndex((album) => album.id === id) ?? -1
      if (place < 0) return
      followAlbum(id)
      showQuery({ ...query, page: Math.floor(place / pageSize) + 1 }, { replace: true })
    }
  }, [])
}

/** An open album over its list. */
export function AlbumOver({ id, ...props }: AlbumSlotProps & { id: number }) {
  const { shown } = props
  const all = useAlbums()
  const error = useLoadError()
  const list = shown.hits ?? shown.albums
  const album = list.find((one) => one.id === id) ?? all?.find((one) => one.id === id)
  const neighbors = useNeighbors(list, id)
  const box = useRef<HTMLDivElement>(null)
  // The element where the press started, so that selecting text past the edge closes nothing.
  const pressed = useRef<EventTarget | null>(null)
  useStillPage()
  useReturn(id, props)
  useAlbumKeys({ album, neighbors, onGo: goTo, onClose: closeAlbum })
  const swipe = useSwipe(neighborsAsSwipes(neighbors, goTo))

  // biome-ignore lint/correctness/useExhaustiveDependencies: each album starts at its top
  useLayoutEffect(() => {
    const { current } = box
    current?.scrollTo({ top: 0 })
    if (!current?.contains(document.activeElement)) current?.focus({ preventScroll: true })
  }, [id])
  const title = album?.title
  useEffect(() => {
    const before = document.title
    if (title !== undefined) document.title = pageTitle(title)
    return () => {
      document.title = before
    }
  }, [title])

  // The album was deleted, here or elsewhere.
  const wasThere = useRef<number | null>(null)
  if (album) wasThere.current = id
  const isGone = !album && all !== undefined
  useEffect(() => {
    if (isGone && wasThere.current === id) closeAlbum()
  }, [isGone, id])

  const close = (
    <button type="button" className="icon-btn" aria-label={messages.close} onClick={closeAlbum}>
      <Icon name="x" size={18} />
    </button>
  )
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too
    <div
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      data-open-album
      className=":uno: fixed inset-x-0 bottom-[var(--h-dock,0px)] top-0 z-30 grid max-md:(block overflow-y-auto overscroll-contain bg-bg) md:place-items-center bg-scrim"
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressed.current === currentTarget) closeAlbum()
      }}
      {...swipe}
    >
      {album ? (
        <AlbumSleeve
          album={album}
          isOver
          bar={<AlbumBar album={album} neighbors={neighbors} onGo={goTo} end={close} />}
        />
      ) : (
        <section className=":uno: max-md:w-full w-105 rounded-panel bg-raise p-6 shadow-menu">
          <div className="mb-4 flex justify-end">{close}</div>
          <div id={TITLE_ID}>
            {error ? (
              <LoadProblem error={error} onRetry={readOnce} />
            ) : isGone ? (
              <p>{messages.gone}</p>
            ) : (
              <Progress label={messages.loading} />
            )}
          </div>
        </section>
      )}
    </div>,
    document.body,
  )
}
