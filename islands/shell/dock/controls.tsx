import type { CSSProperties, KeyboardEvent } from 'react'
import { isLinked } from '#islands/data/api/bandcamp-link-api.ts'
import { readSetting } from '#islands/data/settings.ts'
import { pressPlayerKey } from '#islands/features/player/play-keys.ts'
import { player } from '#islands/features/player/player.ts'
import { SHUFFLES } from '#islands/features/player/queue.ts'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { StepButton } from '#islands/ui/step-button.tsx'
import { duration } from '#locales/album-page.ts'
import * as messages from '#locales/player.ts'

const clock = (seconds: number) => duration(Math.floor(seconds))

// With forced colors, a line made by a background would be invisible.
const SEEK =
  'seek m-0 h-6 min-w-0 appearance-none cursor-pointer [&::-webkit-slider-thumb]:(w-1 h-3 appearance-none bg-accent) [&::-moz-range-thumb]:(w-1 h-3 rounded-0 border-0 bg-accent) media-forced:([--accent:Highlight] [--line-2:CanvasText] [forced-color-adjust:none])'

const filled = (share: number) => ({ '--played': share }) as CSSProperties

/** The player's keys also work on its sliders, where the page's keys do not. */
export function onSliderKey(event: KeyboardEvent) {
  const { target, key, ctrlKey, metaKey, altKey } = event
  if (!(target instanceof HTMLInputElement) || target.type !== 'range' || ctrlKey || metaKey || altKey) return
  if (readSetting('keys') === 'on' && pressPlayerKey(key, null)) event.preventDefault()
}

/** Turns shuffling on and off: by albums, and if albums play whole also by tracks. */
export function ShuffleButton({ className }: { className: string }) {
  const { shuffle } = player.use()
  const hasTracks = isLinked.use()
  const modes = SHUFFLES.filter((mode) => mode !== 'tracks' || hasTracks)
  const turn = () => player.setShuffle(modes[(modes.indexOf(shuffle) + 1) % modes.length] ?? 'off')
  return (
    <IconButton
      icon="shuffle"
      size={18}
      label={messages.shuffles[shuffle]}
      className={className}
      aria-pressed={shuffle !== 'off'}
      onClick={turn}
    />
  )
}

/** Play and pause, previous and next. */
export function Controls({ isLarge = false }: { isLarge?: boolean }) {
  const { isFinding, hasNext } = player.use()
  const { isPlaying } = player.sound.use()
  return (
    <>
      <IconButton
        icon="previous"
        size={18}
        label={messages.previous}
        className={isLarge ? ':uno: size-touch flex-none' : ':uno: max-sm:hidden flex-none'}
        aria-keyshortcuts="Shift+P"
        onClick={player.previous}
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? messages.pauseButton : messages.playButton}
        aria-keyshortcuts="p"
        className={
          isLarge
            ? ':uno: size-14 max-sm:size-14 rounded-full bg-ink hover:bg-ink hover:text-bg text-bg hover:opacity-80 flex-none'
            : ':uno: sm:(size-10 rounded-full bg-ink hover:bg-ink hover:text-bg text-bg hover:opacity-80) flex-none'
        }
        size={isLarge ? 24 : 20}
        aria-busy={isFinding || undefined}
        data-autofocus={isLarge || undefined}
        onClick={player.toggle}
      />
      <StepButton
        icon="next"
        size={18}
        label={messages.next}
        className={isLarge ? ':uno: size-touch flex-none' : 'flex-none'}
        aria-keyshortcuts="Shift+N"
        isEnd={!hasNext}
        onClick={player.next}
      />
    </>
  )
}

/** The playback position; in the dock on a phone, it is the upper edge. */
export function Seek({ isLarge = false }: { isLarge?: boolean }) {
  const { time, length } = player.sound.use()
  const side = isLarge ? 'tabular-nums' : ':uno: max-sm:hidden tabular-nums'
  return (
    <div
      className={`${isLarge ? 'w-full' : ':uno: max-sm:(absolute inset-x-0 -top-3) flex-1'} :uno: min-w-0 flex items-center gap-2`}
    >
      <span className={side}>{clock(time)}</span>
      <input
        className={`flex-1 ${SEEK} ${isLarge ? 'max-sm:h-touch' : ''}`}
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
      <span className={side}>{clock(length)}</span>
    </div>
  )
}

export function Volume() {
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
        className={`:uno: max-md:hidden w-20 ${SEEK}`}
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
