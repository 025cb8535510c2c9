import type { PropsWithChildren, Ref } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { useLargeCovers } from '#islands/features/list/public.ts'
import { WallItem } from './wall-item.tsx'

const EAGER = 18

const USUAL = ':uno: grid grid-cols-[repeat(auto-fill,minmax(148px,1fr))] gap-x-6px gap-y-14px'
const LARGE = ':uno: grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-6px gap-y-14px'

export type WallProps = {
  albums: readonly AlbumView[]
  /** The open crate. */
  crateId: number | null
}

/** The element around the wall. When the window gets narrower, the covers are too wide for a moment. */
export const WallFrame = ({ ref, children }: PropsWithChildren<{ ref?: Ref<HTMLDivElement> }>) => (
  <div className="-mx-2 overflow-x-clip px-2">
    <div ref={ref}>{children}</div>
  </div>
)

/** The albums of one page, as the server renders them. */
export function WallGrid({ albums, crateId }: WallProps) {
  const [isLarge] = useLargeCovers()
  return (
    <ol className={isLarge ? LARGE : USUAL}>
      {albums.map((album, index) => (
        <WallItem key={album.id} album={album} crateId={crateId} isLarge={isLarge} eager={index < EAGER} />
      ))}
    </ol>
  )
}
