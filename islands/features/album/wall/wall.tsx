import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { albumIdAt, setReveal, useLargeCovers } from '#islands/features/list/public.ts'
import { WallFrame, WallGrid, type WallProps } from './wall-grid.tsx'
import { WallItem } from './wall-item.tsx'

// The same measures as in the classes of `wall-grid.tsx`: least width of a cover, gaps, and the two lines of text with the space above them.
const LEAST = { usual: 148, large: 200 }
const GAP = { across: 6, down: 14 }
const TEXT = 40
const OVERSCAN = 3
const never = () => () => undefined
/** Whether the browser takes over what the server rendered. */
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** All albums as covers, of which only those near the window are in the page. */
export function Wall({ albums, crateId }: WallProps) {
  const [isLarge] = useLargeCovers()
  const frame = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<WallBox | null>(null)
  const isHydrating = useIsHydrating()

  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = () => {
      const { width, top } = current.getBoundingClientRect()
      const next = { width, top: Math.round(top + scrollY) }
      setBox((known) => (known?.width === next.width && known.top === next.top ? known : next))
    }
    measure()
    // What opens above the wall changes the height of the page.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  return (
    <WallFrame ref={frame}>
      {box ? (
        <Visible box={box} albums={albums} crateId={crateId} isLarge={isLarge} />
      ) : (
        isHydrating && <WallGrid albums={albums} crateId={crateId} />
      )}
    </WallFrame>
  )
}

const rowsBetween = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

type WallBox = { width: number; top: number }

type VisibleProps = WallProps & { box: WallBox; isLarge: boolean }

/** The albums near the window, each where it stands on the whole wall. */
function Visible({ box, albums, crateId, isLarge }: VisibleProps) {
  const least = isLarge ? LEAST.large : LEAST.usual
  const columns = Math.max(1, Math.floor((box.width + GAP.across) / (least + GAP.across)))
  const cover = (box.width - GAP.across * (columns - 1)) / columns
  const rowHeight = cover + TEXT + GAP.down
  const rows = Math.ceil(albums.length / columns)

  // The row of this album stays, so that it keeps the focus.
  const [keptId, keep] = useState<number | null>(null)
  const keptRow = useMemo(() => {
    const index = keptId === null ? -1 : albums.findIndex(({ id }) => id === keptId)
    return index < 0 ? null : Math.floor(index / columns)
  }, [albums, keptId, columns])
  useEffect(() => {
    setReveal((id) => flushSync(() => keep(id)))
    return () => setReveal(null)
  }, [])

  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: 0,
    scrollMargin: box.top,
    initialRect: { width: innerWidth, height: innerHeight },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  // Those in the window come at once, those around it when there is time, so that also a jump far away keeps up.
  const seen = virtualizer.getVirtualItems().map(({ index }) => index)
  const [first = 0, last = first] = [seen[0], seen.at(-1)]
  const [firstNear, lastNear] = [useDeferredValue(first, null), useDeferredValue(last, null)]
  const near = firstNear === null || lastNear === null ? [] : rowsBetween(firstNear - OVERSCAN, lastNear + OVERSCAN)
  const drawn = [...new Set([...seen, ...near, ...(keptRow === null ? [] : [keptRow])])]
    .filter((row) => row >= 0 && row < rows)
    .sort((a, b) => a - b)

  return (
    <ol
      className="relative"
      style={{ height: rows * rowHeight - GAP.down }}
      onFocus={({ target }) => keep(albumIdAt(target))}
    >
      {drawn.flatMap((row) =>
        albums
          .slice(row * columns, (row + 1) * columns)
          .map((album, column) => (
            <WallItem
              key={album.id}
              album={album}
              crateId={crateId}
              isLarge={isLarge}
              eager={row >= first && row <= last}
              place={row * columns + column + 1}
              count={albums.length}
              top={row * rowHeight}
              left={column * (cover + GAP.across)}
              width={cover}
            />
          )),
      )}
    </ol>
  )
}
