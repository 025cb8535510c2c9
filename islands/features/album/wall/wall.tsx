import { useLargeCovers } from '#islands/features/list/public.ts'
import { VisibleRows } from './visible-rows.tsx'
import { WallGrid, type WallProps } from './wall-grid.tsx'
import { WallItem } from './wall-item.tsx'

// The same measures as the classes in `wall-grid.tsx`: minimum width of a cover, gaps, and the two lines of text with the space above.
const LEAST = { usual: 148, large: 200 }
const GAP = { across: 6, down: 14 }
const TEXT = 40

/** All albums as covers. */
export function Wall({ albums, crateId }: WallProps) {
  const [isLarge] = useLargeCovers()
  const least = isLarge ? LEAST.large : LEAST.usual
  return (
    <VisibleRows
      albums={albums}
      measures={(width) => ({
        ...GAP,
        columns: Math.max(1, Math.floor((width + GAP.across) / (least + GAP.across))),
        below: TEXT,
      })}
      rendered={<WallGrid albums={albums} crateId={crateId} />}
    >
      {(album, standing) => <WallItem key={album.id} album={album} crateId={crateId} isLarge={isLarge} {...standing} />}
    </VisibleRows>
  )
}
