import { createPortal } from 'react-dom'
import type { AlbumView } from '#domain/albums/album.ts'
import { offline } from '#islands/data/connection.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { AlbumLink } from '#islands/features/album/album-link.tsx'
import { openPopover } from '#islands/features/album/page/popover-store.ts'
import { Rating } from '#islands/features/album/rating.tsx'
import { markHeard } from '#islands/features/list/mark-heard.ts'
import { openDialog } from '#islands/lib/location.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { addToCrate, heardAlbum } from '#locales/collection.ts'
import { isolated } from '#locales/intl.ts'
import * as messages from '#locales/player.ts'
import './dock.css'
import { player } from '#islands/features/player/player.ts'
import { written } from '#islands/ui/written.ts'
import { Controls, onSliderKey, Seek, ShuffleButton, Volume } from './controls.tsx'

const NOW_PLAYING = 'now-playing'

/** The player at the bottom of the page, on a phone above the tab bar. It is at the end of the body, where no dialog makes it inert. */
export function Dock() {
  const { album: started, limit } = player.use()
  const albums = useAlbums()
  if (!started) return null
  const album = albums?.find(({ id }) => id === started.id) ?? started
  return createPortal(
    <section
      className=":uno: [view-transition-name:dock] fixed inset-x-0 bottom-[var(--dock-at)] z-32 h-[var(--h-dock)] border-t border-line bg-raise"
      data-dock
      aria-label={messages.player}
    >
      <p className="sr-only" role="status">
        {messages.nowPlaying(album.title, album.artist)}
      </p>
      <fieldset
        className=":uno: mx-auto h-63px max-w-page min-w-0 flex items-center gap-4 max-sm:(gap-2 pl-edge pr-1) max-tiny:(gap-0 px-1) border-0 max-lg:px-4 px-8 text-meta text-ink-2"
        aria-label={limit ? messages.preview(album.title) : album.title}
        onKeyDown={onSliderKey}
      >
        <Now album={album} />
        <div className=":uno: flex flex-none items-center gap-1 max-sm:gap-0">
          <Controls />
          <ShuffleButton className=":uno: max-sm:hidden flex-none" />
        </div>
        <Seek />
        {/* The desk has the same. */}
        <div className=":uno: contents [body:has([data-desk])_&]:hidden">
          <Rating key={album.id} className=":uno: max-lg:hidden flex-none" album={album} />
          <IconButton
            icon="folder-plus"
            size={18}
            className=":uno: max-sm:hidden flex-none"
            label={addToCrate(album.title)}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => openPopover('crates', album.id, currentTarget)}
          />
          <IconButton
            icon="heard"
            size={18}
            className=":uno: max-sm:hidden flex-none"
            label={heardAlbum(album.title)}
            onClick={() => markHeard(album)}
          />
        </div>
        <Volume />
        <IconButton
          icon="x"
          size={18}
          className=":uno: max-sm:-ml-2 flex-none"
          label={messages.closePlayer}
          onClick={player.close}
        />
      </fieldset>
    </section>,
    document.body,
  )
}

/** What is playing: the sleeve opens Now playing, on a phone the title too; elsewhere the title is a link to the album. */
function Now({ album }: { album: AlbumView }) {
  const { track, limit } = player.use()
  const isOffline = offline.use()
  const { isPlaying } = player.sound.use()
  const { title, artist, coverUrl } = album
  const heard = (track && track !== title ? [track, artist] : [artist]).map(isolated).join(' · ')
  // If no album plays whole, all of them are previews.
  const line = limit && limit !== 'unlinked' ? messages.previewOf(heard) : heard
  return (
    <div className=":uno: relative max-tiny:[&_.cover]:hidden max-sm:([&_.cover]:w-10 flex-1 gap-3) min-w-0 w-[min(26%,320px)] flex flex-none items-center gap-3">
      <button
        type="button"
        className=":uno: group max-sm:(absolute inset-0 z-1 w-full text-left) sm:(relative w-12) flex-none cursor-pointer"
        aria-label={messages.openNowPlaying}
        title={messages.openNowPlaying}
        aria-haspopup="dialog"
        data-dialog={NOW_PLAYING}
        onClick={() => openDialog(NOW_PLAYING)}
      >
        <span aria-hidden="true">
          <Cover key={album.id} title={title} artist={artist} coverUrl={coverUrl} size={48} eager />
        </span>
        <span className=":uno: absolute inset-0 grid max-sm:hidden place-items-center rounded-sleeve bg-[#0009] text-[#fff] group-focus-visible:opacity-100 group-hover:opacity-100 opacity-0 transition-opacity">
          <Icon name="chevron-up" size={20} />
        </span>
      </button>
      <span className=":uno: max-sm:(ml-13 pt-2.5) max-tiny:ml-0 min-w-0">
        <AlbumLink
          album={album}
          className=":uno: block max-sm:hidden truncate text-record-row text-ink leading-6 hover:underline decoration-1 decoration-line-2 underline-offset-3"
        >
          <bdi translate="no">{title}</bdi>
        </AlbumLink>
        <span className=":uno: block sm:hidden truncate text-record-row text-ink leading-6" {...written}>
          {title}
        </span>
        <span className="block truncate text-small" title={limit ? messages.limits[limit] : line}>
          {isOffline && !isPlaying ? messages.offlineText : line}
        </span>
      </span>
    </div>
  )
}
