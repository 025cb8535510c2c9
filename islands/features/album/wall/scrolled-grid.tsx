import type { ReactNode } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { type RowMeasures, type Standing, VisibleRows } from './visible-rows.tsx'

/** The same measures as in the classes of the grid and of `card`. */
function measures(): RowMeasures {
  const isWider = (width: number) => matchMedia(`(width >= ${width / 16}rem)`).matches
  const columns = 1 + [300, 900, 1720, 2240].filter(isWider).length
  return { columns, across: isWider(600) ? 24 : 16, down: 32, below: isWider(600) ? 82 : 102 }
}

export type ScrolledGridProps = {
  albums: readonly AlbumView[]
  children: (album: AlbumView, standing: Standing) => ReactNode
}

/** All albums as cards, without pages. */
export const ScrolledGrid = (props: ScrolledGridProps) => <VisibleRows {...props} measures={measures} rendered={null} />
