import type { CSSProperties, KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import type { AlbumView } from '#domain/albums/album.ts'
import { useAlbums } from '#islands/data/api/albums-api.ts'
import { offline } from '#islands/data/connection.ts'
import { AlbumLink } from '#islands/features/album/album-link.tsx'
import { openPopover } from '#islands/features/album/page/popover-store.ts'
import { Rating } from '#islands/features/album/rating.tsx'
import { areKeysOn } from '#islands/lib/key-setting.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { StepButton } from '#islands/ui/step-button.tsx'
import { addToCrate } from '#locales/album/card.ts'
import * as messages from '#locales/player.ts'
import './dock.css'
import { pressPlayerKey } from '#islands/features/player/play-keys.ts'
import { player } from '#islands/features/player/player.ts'

const clock = (seconds: number) => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

// Forced colors would leave nothing of a line that is a background.
const SEEK =
  'seek m-0 h-6 min-w-0 appearance-none cursor-pointer [&::-webkit-slider-thumb]:(w-1 h-3 appearance-none bg-accent) [&::-moz-range-thumb]:(w-1 h-3 rounded-0 border-0 bg-accent) media-forced:([--accent:Highlight] [--line-2:CanvasText] [forced-color-adjust:none])'

const filled = (share: number) => ({ '--played': share }) as CSSProperties

/** The keys of the player work on its sliders too, where the keys of the page do not. */
function onSliderKey(event: KeyboardEvent) {
  const { target, key, ctrlKey, metaKey, altKey } = event
  if (!(target instanceof HTMLInputElement) || target.type !== 'range' || ctrlKey || metaKey || altKey) return
  if (areKeysOn() && pressPlayerKey(key, null)) event.preventDefault()
}

/** The player at the bottom of the page; on a phone above the tab bar. It is at the end of the body, where an open dialog does not make it inert. */
export function Dock() {
  const { album: started, track } = player.use()
  const { data: albums } = useAlbums()
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
        className=":uno: mx-auto h-63px max-w-page min-w-0 flex items-center gap-4 max-sm:(gap-2 px-3 pr-1) border-0 max-lg:px-4 px-8 text-meta text-ink-2"
        aria-label={messages.preview(album.title)}
        onKeyDown={onSliderKey}
      >
        <Now album={album} track={track} />
        <Controls />
        <Seek />
        <Rating key={album.id} className=":uno: max-lg:hidden flex-none" album={album} />
        <IconButton
          icon="folder-plus"
          size={18}
          className=":uno: max-sm:hidden flex-none"
          label={addToCrate(album.title)}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => openPopover('crates', album.id, currentTarget)}
        />
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

/** What is playing, as a link to its album. */
function Now({ album, track }: { album: AlbumView; track: string }) {
  const isOffline = offline.use()
  const { isPlaying } = player.sound.use()
  const { title, artist, coverUrl } = album
  const line = track && track !== title ? `${track} · ${artist}` : artist
  return (
    <div className=":uno: relative max-sm:([&_.cover]:w-10 flex-1 gap-3) min-w-0 w-[min(26%,320px)] flex flex-none items-center gap-3">
      <span className=":uno: max-sm:w-10 w-12 flex-none">
        <Cover key={album.id} title={title} artist={artist} coverUrl={coverUrl} size={48} eager />
      </span>
      <span className=":uno: min-w-0 max-sm:pt-2.5">
        <AlbumLink
          album={album}
          className=":uno: before:(absolute inset-0 content-empty) block truncate text-record-row text-ink max-sm:leading-6 hover:underline decoration-1 decoration-line-2 underline-offset-3"
        >
          {title}
        </AlbumLink>
        <span className="block truncate text-small" title={line}>
          {isOffline && !isPlaying ? messages.offlineText : line}
        </span>
      </span>
    </div>
  )
}

function Controls() {
  const { isFinding, hasPrevious, hasNext, isShuffled } = player.use()
  const { isPlaying } = player.sound.use()
  return (
    <div className=":uno: flex flex-none items-center gap-1 max-sm:gap-0">
      <StepButton
        icon="previous"
        size={18}
        label={messages.previous}
        className=":uno: max-sm:hidden flex-none"
        aria-keyshortcuts="Shift+P"
        isEnd={!hasPrevious}
        onClick={player.previous}
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? messages.pauseButton : messages.playButton}
        aria-keyshortcuts="p"
        className=":uno: sm:(size-10 rounded-full bg-ink hover:bg-ink hover:text-bg text-bg hover:opacity-80) flex-none"
        size={20}
        aria-busy={isFinding || undefined}
        onClick={player.toggle}
      />
      <StepButton
        icon="next"
        size={18}
        label={messages.next}
        className="flex-none"
        aria-keyshortcuts="Shift+N"
        isEnd={!hasNext}
        onClick={player.next}
      />
      <IconButton
        icon="shuffle"
        size={18}
        label={messages.shuffle}
        className=":uno: max-sm:hidden flex-none"
        aria-pressed={isShuffled}
        onClick={() => player.setShuffled(!isShuffled)}
      />
    </div>
  )
}

/** The position in the preview; on a phone the upper edge of the dock. */
function Seek() {
  const { time, length } = player.sound.use()
  return (
    <div className=":uno: max-sm:(absolute inset-x-0 -top-3) min-w-0 flex flex-1 items-center gap-2">
      <span className="max-sm:hidden tabular-nums">{clock(time)}</span>
      <input
        className={`flex-1 ${SEEK}`}
        type="range"
        min={0}
        max={length}
        step={0.1}
        value={time}
        style={filled(length ? time / length : 0)}
        aria-label={messages.position}
        aria-valuetext={messages.playedOf(clock(time), clock(length))}
        onChange={({ target }) => player.sound.seek(Number(target.value))}
      />
      <span className="max-sm:hidden tabular-nums">{clock(length)}</span>
    </div>
  )
}

function Volume() {
  const { volume, isMuted } = player.sound.use()
  const loudness = isMuted ? 0 : volume
  return (
    <div className=":uno: max-sm:hidden flex flex-none items-center gap-1">
      <IconButton
        icon={loudness === 0 ? 'muted' : 'volume'}
        size={18}
        label={messages.mute}
        className="flex-none"
        aria-pressed={isMuted}
        onClick={() => player.sound.setMuted(!isMuted)}
      />
      <input
        className={`max-md:hidden w-20 ${SEEK}`}
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={loudness}
        style={filled(loudness)}
        aria-label={messages.volume}
        aria-valuetext={messages.volumePercent(Math.round(loudness * 100))}
        onChange={({ target }) => player.sound.setVolume(Number(target.value))}
      />
    </div>
  )
}
