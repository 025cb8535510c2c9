// A .tsx file, because only those are searched for class names.
import type { ComponentType } from 'react'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { Column } from '#domain/query/columns.ts'
import { VIEW_NAMES, type ViewName } from '#domain/query/paging.ts'
import { viewOf } from '#domain/settings.ts'
import { useSetting } from '#islands/data/settings.ts'
import { type LazyCode, lazyCode, readyCode } from '#islands/lib/lazy.ts'
import type { IconName } from '#islands/ui/icon.tsx'
import { CardSkeleton, CompactSkeleton, ListSkeleton } from '#islands/ui/skeleton.tsx'
import { viewNames } from '#locales/collection.ts'
import { AddCard, AlbumCard } from './album-card.tsx'
import type { AlbumLayoutProps } from './album-item.ts'
import { AlbumListItem } from './album-list-item.tsx'
import type { ScrolledGridProps } from './wall/scrolled-grid.tsx'
import type { WallProps } from './wall/wall-grid.tsx'

/** A view that shows albums one by one, or all of them in one component. */
type ViewCode =
  | {
      Album: ComponentType<AlbumLayoutProps>
      /** Content above the albums. */
      Head?: ComponentType<{ columns: readonly Column[]; query: CollectionQuery }>
      /** Content after the last album of a list. */
      End?: ComponentType
    }
  | { All: ComponentType<WallProps> }

type ViewRow = {
  icon: IconName
  label: string
  /** The placeholder of an album. */
  Skeleton: ComponentType
  /** The classes of the list, of an album in it, and of the placeholder of a head. */
  list: string
  item: string
  head?: string
  /** Without pages. */
  isUnpaged?: true
  /** The component that shows all albums, if pages can be turned off. */
  scrolled?: LazyCode<ComponentType<ScrolledGridProps>>
  /** The options of the view. */
  options?: 'columns' | 'covers'
  /** Also on the server, see `vite.config.ts`. */
  code: LazyCode<ViewCode>
}

const CARDS = {
  Skeleton: CardSkeleton,
  list: ':uno: grid grid-cols-3 gap-x-6 gap-y-8 max-md:grid-cols-2 max-sm:gap-x-4 max-tiny:grid-cols-1 xl:grid-cols-4 2xl:grid-cols-5',
  item: 'card',
}

const ROWS = {
  grid: {
    icon: 'layout-grid',
    label: viewNames.grid,
    ...CARDS,
    scrolled: lazyCode<ComponentType<ScrolledGridProps>>(
      async () => (await import('./wall/scrolled-grid.tsx')).ScrolledGrid,
    ),
    code: readyCode<ViewCode>({ Album: AlbumCard, End: AddCard }),
  },
  list: {
    icon: 'list',
    label: viewNames.list,
    Skeleton: ListSkeleton,
    list: '',
    item: 'list-row',
    options: 'columns',
    code: readyCode<ViewCode>({ Album: AlbumListItem }),
  },
  compact: {
    icon: 'rows',
    label: viewNames.compact,
    Skeleton: CompactSkeleton,
    list: 'compact :uno: sm:border-t border-line [@container_(width>=1440px)]:([columns:var(--across,2)] gap-x-12)',
    item: 'compact-row',
    head: 'max-sm:hidden h-8',
    options: 'columns',
    code: lazyCode<ViewCode>(async () => {
      const { AlbumCompactRow, CompactHead } = await import('./album-compact-row.tsx')
      return { Album: AlbumCompactRow, Head: CompactHead }
    }),
  },
  wall: {
    icon: 'wall',
    label: viewNames.wall,
    ...CARDS,
    isUnpaged: true,
    options: 'covers',
    code: lazyCode<ViewCode>(async () => ({ All: (await import('./wall/wall.tsx')).Wall })),
  },
} satisfies Record<ViewName, ViewRow>

export type View = ViewRow & { name: ViewName }

/** The views of albums; the first is the default. */
export const VIEWS = VIEW_NAMES.map((name): View => ({ name, ...ROWS[name] }))

/** The view of this name, or the default. */
export const viewNamed = (name: string): View =>
  VIEWS.find((view) => view.name === name) ?? { name: 'grid', ...ROWS.grid }

const WITHOUT_PAGES = new Map(
  VIEWS.flatMap((view) => (view.scrolled ? [[view.name, { ...view, isUnpaged: true } satisfies View]] : [])),
)

/** The current view of the albums. */
export function useView(): View {
  const [view] = useSetting('view')
  const [lastView] = useSetting('lastView')
  const [pages] = useSetting('pages')
  const shown = viewNamed(viewOf({ view, lastView }))
  return (pages === 'none' && WITHOUT_PAGES.get(shown.name)) || shown
}

/** Loads all views in advance; an error is shown when one is needed. */
export function preloadViews(): void {
  for (const { code } of VIEWS) code.preload()
}
