import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { albumIdAt, revealed } from '#islands/features/list/public.ts'
import { textScale } from '#islands/lib/text-scale.ts'
import { albumCount } from '#locales/ui.ts'
import { usePlaceKept } from './use-place-kept.ts'
import { WallFrame } from './wall-grid.tsx'

const OVERSCAN = 3
const never = () => () => undefined
/** Whether the browser is hydrating what the server rendered. */
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** The measures of a row of albums in px of the usual text size; `below` is the height below the cover. */
export type RowMeasures = { columns: number; across: number; down: number; below: number }

/** The index of the album, the number of albums, and its position in px. */
export type Standing = { place: number; count: number; top: number; left: number; width: number; eager: boolean }

type VisibleRowsProps = {
  albums: readonly AlbumView[]
  measures: (width: number) => RowMeasures
  /** The albums that the server rendered. */
  rendered: ReactNode
  className?: string
  children: (album: AlbumView, standing: Standing) => ReactNode
}

/** All albums in rows of equal height, of which only those near the window are rendered. */
export function VisibleRows({ rendered, ...rest }: VisibleRowsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<Box | null>(null)
  const isHydrating = useIsHydrating()

  useLayoutEffect(() => {
    const { current } = frame
    if (!current) return
    const measure = () => {
      const { width, top } = current.getBoundingClientRect()
      const next = { width, top: Math.round(top + scrollY), scale: textScale() }
      setBox((known) => (known?.width === next.width && known.top === next.top ? known : next))
    }
    measure()
    // Content that opens above the albums moves the list.
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  return <WallFrame ref={frame}>{box ? <Visible box={box} {...rest} /> : isHydrating && rendered}</WallFrame>
}

const rowsBetween = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

type Box = { width: number; top: number; scale: number }

type VisibleProps = Omit<VisibleRowsProps, 'rendered'> & { box: Box }

/** The albums near the window, at their positions in the whole list. */
function Visible({ box, albums, measures, className = '', children }: VisibleProps) {
  const { columns, ...usual } = measures(box.width / box.scale)
  const [across, down, below] = [usual.across * box.scale, usual.down * box.scale, usual.below * box.scale]
  const cover = (box.width - across * (columns - 1)) / columns
  const rowHeight = cover + below + down
  const rows = Math.ceil(albums.length / columns)

  // The row of this album stays rendered, so that it keeps the focus.
  const keptId = revealed.use()
  const keptRow = useMemo(() => {
    const index = keptId === null ? -1 : albums.findIndex(({ id }) => id === keptId)
    return index < 0 ? null : Math.floor(index / columns)
  }, [albums, keptId, columns])
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: 0,
    scrollMargin: box.top,
    initialRect: { width: innerWidth, height: innerHeight },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  // After the virtualizer, which scrolls to its start.
  usePlaceKept(rows * rowHeight + box.top)

  // Albums in the window are drawn at once, those around it when there is time, so that even a long jump keeps up.
  const seen = virtualizer.getVirtualItems().map(({ index }) => index)
  const [first = 0, last = first] = [seen[0], seen.at(-1)]
  const [firstNear, lastNear] = [useDeferredValue(first, null), useDeferredValue(last, null)]
  const near = firstNear === null || lastNear === null ? [] : rowsBetween(firstNear - OVERSCAN, lastNear + OVERSCAN)
  const drawn = [...new Set([...seen, ...near, ...(keptRow === null ? [] : [keptRow])])]
    .filter((row) => row >= 0 && row < rows)
    .sort((a, b) => a - b)

  return (
    <ol
      className={`relative ${className}`}
      style={{ height: rows * rowHeight - down }}
      aria-label={albumCount(albums.length)}
      onFocus={({ target }) => revealed.set(albumIdAt(target))}
    >
      {drawn.flatMap((row) =>
        albums.slice(row * columns, (row + 1) * columns).map((album, column) =>
          children(album, {
            place: row * columns + column + 1,
            count: albums.length,
            top: row * rowHeight,
            left: column * (cover + across),
            width: cover,
            eager: row >= first && row <= last,
          }),
        ),
      )}
    </ol>
  )
}
