import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { isUndecided } from '#domain/albums/desk.ts'
import { DEFAULT_QUERY, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { openPopover, type PopoverKind, useStillPage } from '#islands/features/album/page/public.ts'
import { showQuery } from '#islands/lib/location.ts'
import { NothingYet } from '#islands/ui/empty.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/desk.ts'
import { places } from '#locales/places.ts'
import { DeskSleeve } from './desk-sleeve.tsx'
import { FRIDAY } from './friday.tsx'
import { type Desk, useDesk } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useMusic } from './use-music.ts'

type DeskTableProps = {
  search: string
  /** The ids of the albums to decide, and of all on the list. */
  undecided: readonly number[]
  all: readonly number[]
}

/** The page behind; the tab bar of a phone stays a way out. */
const BEHIND = '.skip, [data-island=header] > *, .frame > aside'

/** The desk over the page: an open sleeve and nothing else. */
export function DeskTable({ search, undecided, all }: DeskTableProps) {
  const desk = useDesk(undecided, search)
  const { album, next } = desk
  const music = useMusic(album, next)
  const box = useRef<HTMLDivElement>(null)
  const query = parseCollectionQuery(search)
  const leave = () => showQuery(query, { replace: true })
  const open = (kind: PopoverKind) => {
    const anchor = box.current?.querySelector(`[data-opens=${kind}]`)
    if (album && anchor) openPopover(kind, album.id, anchor)
  }
  useDeskKeys({
    isWish: album?.list === 'wishlist',
    decide: desk.decide,
    skip: desk.skip,
    back: desk.back,
    undo: desk.undo,
    toggleMusic: music.toggle,
    open,
    leave,
  })
  useStillPage(BEHIND)
  const id = album?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus may have gone with its album
  useLayoutEffect(() => {
    const { current } = box
    if (!current?.contains(document.activeElement)) current?.focus({ preventScroll: true })
  }, [id])

  return (
    <div
      ref={box}
      tabIndex={-1}
      className=":uno: [scrollbar-width:thin] fixed inset-x-0 bottom-[var(--h-dock,0px)] max-sm:bottom-[calc(var(--h-tabbar)+var(--h-dock,0px))] top-0 z-30 grid md:place-items-center overflow-y-auto overscroll-contain bg-bg outline-none"
      data-desk
    >
      <p className="sr-only" role="status">
        {[desk.said, album && messages.shown(album.title, album.artist)].filter(Boolean).join('. ')}
      </p>
      {album ? (
        <DeskSleeve album={album} next={next} desk={desk} music={music} onOpen={open} onLeave={leave} />
      ) : (
        <Nothing desk={desk} all={all} onLeave={leave}>
          <QueryLink className="btn btn-outline" query={query}>
            {messages.backToList}
          </QueryLink>
        </Nothing>
      )}
    </div>
  )
}

type NothingProps = { desk: Desk; all: readonly number[]; onLeave: () => void; children: ReactNode }

/** Nothing is left on the pile, or there was nothing. */
function Nothing({ desk, all, onLeave, children }: NothingProps) {
  const { steps, undecided, restart, undo } = desk
  const friday = steps.filter(({ verdict }) => verdict === 'friday').length
  const isBegun = steps.length > 0 || undecided.length > 0
  const text = isBegun
    ? [messages.finished(steps.length), friday > 0 && messages.finishedFriday(friday)].filter(Boolean).join(' ')
    : all.length === 0
      ? messages.noAlbumsText
      : messages.nothingText
  return (
    <div className="grid max-w-page w-full self-start justify-items-center p-4">
      <IconButton className="justify-self-end" icon="x" size={18} label={messages.leave} onClick={onLeave} />
      <NothingYet
        level="h1"
        title={isBegun ? places.desk : all.length === 0 ? messages.noAlbums : messages.nothing}
        text={text}
      >
        {undecided.length > 0 && (
          <button type="button" className="btn btn-primary" onClick={() => restart(undecided)}>
            {messages.skippedOnes(undecided.length)}
          </button>
        )}
        {!isBegun && all.length > 0 && (
          <button type="button" className="btn btn-primary" onClick={() => restart(all)}>
            {messages.again(all.length)}
          </button>
        )}
        {steps.length > 0 && (
          <button type="button" className="btn btn-outline" onClick={undo}>
            {messages.undo}
          </button>
        )}
        {friday > 0 && (
          <QueryLink className="btn btn-outline" query={FRIDAY}>
            {messages.friday}
          </QueryLink>
        )}
        {children}
        <Elsewhere />
      </NothingYet>
    </div>
  )
}

const NONE: AlbumView[] = []

/** The lists that have something left to decide. */
function Elsewhere() {
  const albums = useAlbums() ?? NONE
  const now = Date.now()
  return (['collection', 'wishlist'] as const).map((list) => {
    const count = albums.filter((album) => album.list === list && isUndecided(album, now)).length
    return (
      count > 0 && (
        <PlaceLink key={list} className="btn btn-ghost" place="desk" query={{ ...DEFAULT_QUERY, list }}>
          {messages.decideList[list](count)}
        </PlaceLink>
      )
    )
  })
}
