import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { isUndecided, SESSION } from '#domain/albums/desk.ts'
import type { Rates } from '#domain/albums/money.ts'
import { DEFAULT_QUERY, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { openPopover, type PopoverKind, useStillPage } from '#islands/features/album/page/public.ts'
import { showQuery } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { NothingYet } from '#islands/ui/empty.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { StepButton } from '#islands/ui/step-button.tsx'
import * as messages from '#locales/desk.ts'
import { noteReturn } from './desk-link.tsx'
import { DeskSleeve } from './desk-sleeve.tsx'
import { FridayPile } from './friday.tsx'
import { type Desk, useDesk } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useMusic } from './use-music.ts'

type DeskTableProps = {
  search: string
  rates: Rates
  /** The first albums, until all are there. */
  seed: readonly AlbumView[] | undefined
  /** The ids of the albums to decide about, and of all albums on the list; null until they are known. */
  undecided: readonly number[]
  all: readonly number[] | null
}

/** The page behind; the tab bar of a phone stays usable. */
const BEHIND = '.skip, [data-island=header] > *, .frame > aside'

/** The desk over the page: only an open sleeve. Below it is room for the player, which appears by itself. */
export function DeskTable({ search, rates, seed, undecided, all }: DeskTableProps) {
  const desk = useDesk({ start: undecided, isWhole: all !== null, seed, search })
  const { album, next } = desk
  const music = useMusic(album, next)
  const box = useRef<HTMLDivElement>(null)
  const query = parseCollectionQuery(search)
  const leave = () => {
    showQuery(query, { replace: true })
    noteReturn()
  }
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
      className=":uno: [scrollbar-width:thin] fixed inset-x-0 bottom-[var(--h-dock,0px)] max-sm:bottom-[calc(var(--h-tabbar)+var(--h-dock,0px))] top-0 z-30 grid md:place-items-center overflow-y-auto overscroll-contain bg-bg pb-[max(0px,64px-var(--h-dock,0px))] outline-none"
      data-desk
    >
      <p className="sr-only" role="status">
        {messages.told(desk.said, album ? messages.shown(album.title, album.artist) : '')}
      </p>
      {album ? (
        <DeskSleeve album={album} next={next} desk={desk} music={music} onOpen={open} onLeave={leave} />
      ) : (
        <Nothing desk={desk} rates={rates} all={all ?? undecided} onLeave={leave}>
          <QueryLink className="btn btn-outline" query={query}>
            {messages.backToList}
          </QueryLink>
        </Nothing>
      )}
    </div>
  )
}

type NothingProps = { desk: Desk; rates: Rates; all: readonly number[]; onLeave: () => void; children: ReactNode }

/** The pile is empty, or was from the start. */
function Nothing({ desk, rates, all, onLeave, children }: NothingProps) {
  const { steps, decided, undecided, further, restart, undo } = desk
  const isForFriday = decided.some(({ verdict }) => verdict === 'friday')
  const isBegun = decided.length > 0 || undecided.length > 0
  const left = undecided.length + further.length
  const last = left > 0 ? messages.left(left) : messages.lastOne
  const text = isBegun ? last : all.length === 0 ? messages.noAlbumsText : messages.nothingText
  return (
    <div className="grid grid-rows-[auto_1fr] max-w-page w-full items-center self-stretch justify-items-center p-4">
      <span className="flex justify-self-end">
        <StepButton icon="undo" size={18} label={messages.undo} isEnd={steps.length === 0} onClick={undo} />
        <IconButton icon="x" size={18} label={messages.leave} onClick={onLeave} />
      </span>
      <NothingYet
        level="h1"
        title={
          isBegun
            ? messages.finished(new Set(decided.map(({ id }) => id)).size)
            : all.length === 0
              ? messages.noAlbums
              : messages.nothing
        }
        text={text}
        art={isForFriday ? <FridayPile rates={rates} /> : undefined}
      >
        {further.length > 0 && (
          <Button
            look="btn-primary"
            text={messages.goOn(Math.min(SESSION, further.length))}
            onClick={() => restart(further.slice(0, SESSION))}
          />
        )}
        {undecided.length > 0 && (
          <Button
            look={further.length > 0 ? 'btn-outline' : 'btn-primary'}
            text={messages.skippedOnes(undecided.length)}
            onClick={() => restart(undecided)}
          />
        )}
        {!isBegun && all.length > 0 && (
          <Button look="btn-primary" text={messages.again(all.length)} onClick={() => restart(all)} />
        )}
        {children}
        <span className="w-full flex flex-wrap justify-center gap-x-4 gap-y-2 pt-2">
          <Elsewhere />
        </span>
      </NothingYet>
    </div>
  )
}

const NONE: AlbumView[] = []

/** The lists with undecided albums. */
function Elsewhere() {
  const albums = useAlbums() ?? NONE
  const now = Date.now()
  return (['collection', 'wishlist'] as const).map((list) => {
    const count = albums.filter((album) => album.list === list && isUndecided(album, now)).length
    return (
      count > 0 && (
        <PlaceLink key={list} className="text-link text-small" place="desk" query={{ ...DEFAULT_QUERY, list }}>
          {messages.decideList[list](count)}
        </PlaceLink>
      )
    )
  })
}
