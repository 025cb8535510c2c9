import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { Fragment, useLayoutEffect, useRef } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { useAlbumDetails } from '#islands/data/api/album-details-api.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { minutesOf } from '#islands/features/album/album-facts.tsx'
import { AlbumLink } from '#islands/features/album/album-link.tsx'
import { openPopover } from '#islands/features/album/page/popover-store.ts'
import { Rating } from '#islands/features/album/rating.tsx'
import { usePlaysWhole } from '#islands/features/player/can-play.ts'
import { player } from '#islands/features/player/player.ts'
import { TrackRows } from '#islands/features/player/track-rows.tsx'
import { closeDialog } from '#islands/lib/location.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { DialogHeader, DialogShell } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { written } from '#islands/ui/written.ts'
import { tracks as tracksTitle } from '#locales/album-page.ts'
import { addToCrate } from '#locales/collection.ts'
import * as messages from '#locales/player.ts'
import { limits } from '#locales/player.ts'
import { Controls, onSliderKey, Seek, ShuffleButton, Volume } from './controls.tsx'
import { QueueRows } from './queue-rows.tsx'

/** The dock in full size: the sleeve, the note, the tracks of the album, and the queue. */
export function NowPlayingDialog({ isOpen }: DialogContentProps) {
  const { album: started } = player.use()
  const albums = useAlbums()
  const album = started && (albums?.find(({ id }) => id === started.id) ?? started)
  return (
    <DialogShell open={isOpen} onClose={closeDialog} width="window">
      <DialogHeader title={messages.title} onClose={closeDialog} />
      {album ? (
        <NowPlaying album={album} />
      ) : (
        <div className="body">
          <h3 className="text-section">{messages.nothingPlays}</h3>
          <p className="text-ink-2">{messages.nothingPlaysText}</p>
        </div>
      )}
    </DialogShell>
  )
}

function NowPlaying({ album }: { album: AlbumView }) {
  const { track, limit } = player.use()
  const { title, artist, coverUrl, notes } = album
  return (
    <fieldset
      className="body :uno: grid md:(grid-cols-[min(46vw,100dvh-112px)_minmax(0,1fr)] items-start gap-10 lg:gap-16 overflow-hidden pt-4) mx-auto max-w-page min-w-0 w-full flex-1 border-0"
      aria-label={title}
      onKeyDown={onSliderKey}
    >
      <div className=":uno: max-md:mx-auto max-md:max-w-[min(100%,52dvh)] w-full">
        <Cover key={album.id} title={title} artist={artist} coverUrl={coverUrl} size={720} eager />
      </div>
      <div className=":uno: max-md:mt-4 md:h-[calc(100dvh-112px)] min-w-0 flex flex-col">
        <p className=":uno: line-clamp-2 md:text-title text-heading" {...written}>
          {track || title}
        </p>
        <p className="mt-1 truncate text-ink-2">
          <AlbumLink album={album} className="text-link inline-block min-w-touch leading-6">
            <bdi translate="no">{title}</bdi>
          </AlbumLink>
          {' · '}
          <bdi translate="no">{artist}</bdi>
        </p>
        {limit && (
          <p className=":uno: mt-1 text-small text-ink-3">
            <span>{limits[limit]}</span>{' '}
            {limit === 'unlinked' && (
              <a
                className="text-link max-sm:min-h-touch max-sm:inline-flex max-sm:items-center"
                href="#settings-bandcamp"
              >
                {messages.connectBandcamp}
              </a>
            )}
          </p>
        )}
        <div className=":uno: mt-4 text-meta text-ink-2">
          <Seek isLarge />
        </div>
        <div className=":uno: mt-1 flex max-tiny:flex-wrap items-center justify-center gap-4 max-tiny:gap-0">
          <ShuffleButton className="size-touch flex-none" />
          <Controls isLarge />
          <IconButton
            icon="folder-plus"
            size={18}
            className="size-touch flex-none"
            label={addToCrate(title)}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => openPopover('crates', album.id, currentTarget)}
          />
        </div>
        <div className=":uno: mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <Rating key={album.id} album={album} />
          <Volume />
        </div>
        {notes && (
          <p
            className=":uno: line-clamp-3 mt-3 flex-none whitespace-pre-line break-anywhere border-l-2 border-line pl-3 text-small text-ink-2"
            {...written}
          >
            {notes}
          </p>
        )}
        <Lists album={album} />
      </div>
    </fieldset>
  )
}

const LIST = ':uno: [scrollbar-width:thin] min-h-0 md:(flex-1 overflow-y-auto overscroll-contain) px-2 pt-3'

/** The tracks of the album, where it plays whole, and what comes next. */
function Lists({ album }: { album: AlbumView }) {
  const isWhole = usePlaysWhole(album)
  const { data } = useAlbumDetails(album.id)
  const tracks = (isWhole && data?.tracks) || []
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Only the list itself scrolls, if it can: on a phone it is part of the page.
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && row && tracks.length > 0)
      list.current.scrollTop = row.offsetTop - list.current.offsetTop - list.current.clientHeight / 2
  }, [tracks.length])
  return (
    <TabGroup className=":uno: mt-5 min-h-0 min-w-0 flex md:flex-1 flex-col" key={tracks.length > 0 ? 1 : 0}>
      <TabList className=":uno: tabs flex-none">
        {tracks.length > 0 && <Tab className="tab">{tracksTitle(tracks.length, minutesOf(tracks))}</Tab>}
        <Tab className="tab">{messages.queue}</Tab>
      </TabList>
      <TabPanels as={Fragment}>
        {tracks.length > 0 && (
          <TabPanel ref={list} className={LIST}>
            <TrackRows album={album} tracks={tracks} />
          </TabPanel>
        )}
        <TabPanel className={LIST}>
          <QueueRows />
        </TabPanel>
      </TabPanels>
    </TabGroup>
  )
}
