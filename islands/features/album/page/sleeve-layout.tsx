import type { ReactNode } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { written } from '#islands/ui/written.ts'
import { PlaceLink } from '../card-links.tsx'
import { TitleLevel } from './section.tsx'

export const TITLE_ID = 'album-title'

/** On a tablet everything is about as wide as the cover above it. */
const BELOW_COVER = ':uno: sm:max-md:(mx-auto w-full max-w-[calc(max(60dvh,480px)+48px)])'

type SleeveLayoutProps = {
  /** Over the list, the panels have the height of the window and the right one scrolls. */
  isOver: boolean
  cover: ReactNode
  /** Below the cover; on a phone after everything else. */
  below?: ReactNode
  /** The controls above the right panel. */
  bar: ReactNode
  children: ReactNode
}

/** An open gatefold: the sleeve on the left panel, everything else on the right. On a phone one follows the other. */
export const SleeveLayout = ({ isOver, cover, below, bar, children }: SleeveLayoutProps) => (
  <article
    className={`${isOver ? ':uno: md:([--side:min(50vw-32px,100dvh-48px-var(--h-dock,0px),720px)] h-[var(--side)] w-[calc(var(--side)*2)] overflow-hidden rounded-4px shadow-menu)' : ':uno: mx-auto max-w-304 xl:max-w-400 md:shadow-panel'} :uno: grid relative grid-cols-2 bg-raise max-md:(flex flex-col bg-bg min-h-full) md:before:(pointer-events-none absolute inset-y-0 left-[calc(50%-28px)] z-3 w-14 bg-[linear-gradient(90deg,transparent,#00000033_50%,light-dark(#1c171314,#00000066)_50%,transparent)] content-empty)`}
  >
    <div
      className={`${isOver ? ':uno: [&>.cover]:[view-transition-name:sleeve]' : ''} :uno: max-md:contents [&>.cover]:max-md:(mx-auto w-full max-w-[60dvh]) [&>.cover_.play]:(bottom-4 left-4 size-12)`}
    >
      {cover}
      {below && (
        <div className={`${BELOW_COVER} :uno: max-md:order-last max-md:px-6 max-sm:px-edge px-8 pb-8`}>{below}</div>
      )}
    </div>
    <div
      className={`${isOver ? ':uno: min-h-0 md:[view-transition-name:panel] bg-raise' : ''} :uno: min-w-0 flex flex-col max-md:contents`}
    >
      <div
        className={`${isOver ? 'top-0' : 'top-[var(--h-header)]'} :uno: sticky z-2 max-md:(-order-1 bg-bg pl-6) min-h-14 flex flex-none items-center gap-1 max-sm:(gap-0 pl-4 pr-0) max-tiny:([&>.icon-btn]:(min-w-0 w-auto flex-1) pl-2) bg-raise pl-8 pr-3`}
      >
        {bar}
      </div>
      <TitleLevel value={isOver ? 2 : 1}>
        <div
          className={`${isOver ? ':uno: [scrollbar-width:thin] min-h-0 flex-1 md:(overflow-y-auto overscroll-contain)' : ''} ${BELOW_COVER} :uno: px-8 pb-8 max-md:(px-6 pt-4) max-sm:(px-edge pb-[calc(32px+env(safe-area-inset-bottom))])`}
          tabIndex={isOver ? -1 : undefined}
          data-album-body
        >
          {children}
        </div>
      </TitleLevel>
    </div>
  </article>
)

/** The title and the artist of an open album. */
export function AlbumTitle({ album, isOver }: { album: AlbumView; isOver: boolean }) {
  const Title = isOver ? 'h2' : 'h1'
  return (
    <>
      <Title id={TITLE_ID} className="break-anywhere text-title-2" {...written}>
        {album.title}
      </Title>
      <p className=":uno: max-sm:(-mb-1.5 -mt-4.5) mt-0.5 text-18px text-ink-2 leading-26px">
        <PlaceLink album={album} />
      </p>
    </>
  )
}

/** The stars, and the controls beside them. */
export const AlbumRating = ({ children }: { children: ReactNode }) => (
  <div className=":uno: mt-2 flex flex-wrap items-center justify-between gap-x-4">{children}</div>
)
