import type { CSSProperties, Ref } from 'react'
import * as messages from '#locales/player.ts'
import { Icon } from '../ui/icon.tsx'
import type { Sound } from './sound.ts'

export { findSound } from './find-sound.ts'

const clock = (seconds: number) => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const filled = (share: number) => ({ '--played': share }) as CSSProperties

export type PlayerProps = {
  sound: Sound
  /** The title of the album. */
  album: string
}

/** Plays or pauses a sound. */
export function PlayToggle({
  sound,
  album,
  className,
  ref,
}: PlayerProps & { className: string; ref?: Ref<HTMLButtonElement> }) {
  const { isPlaying } = sound.use()
  return (
    <button
      type="button"
      ref={ref}
      className={className}
      aria-label={isPlaying ? messages.pause(album) : messages.play(album)}
      onClick={isPlaying ? sound.pause : sound.play}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} />
    </button>
  )
}

/** The controls of a preview. */
export function Player({ sound, album }: PlayerProps) {
  const { time, length, volume, isMuted } = sound.use()
  const loudness = isMuted ? 0 : volume
  return (
    <fieldset
      className="player :uno: absolute [.list-row_&]:(static -mb-1 -ml-1.5 mt-2 h-7 max-w-380px bg-transparent p-0) inset-x-0 bottom-0 z-3 h-11 max-sm:[.list-row_&]:(h-auto flex-wrap gap-x-2 gap-y-0) flex items-center gap-2 bg-bg pl-1 pr-2.5 text-meta text-ink-2"
      aria-label={messages.preview(album)}
    >
      <PlayToggle sound={sound} album={album} className="icon-btn" ref={takeLostFocus} />
      <span>{clock(time)}</span>
      <input
        className="seek :uno: max-sm:[.list-row_&]:flex-[1_1_56px] flex-1"
        type="range"
        min={0}
        max={length}
        step={0.1}
        value={time}
        style={filled(length ? time / length : 0)}
        aria-label={messages.position}
        aria-valuetext={messages.playedOf(clock(time), clock(length))}
        onChange={({ target }) => sound.seek(Number(target.value))}
      />
      <span>{clock(length)}</span>
      <button
        type="button"
        className="icon-btn icon-btn-sm"
        aria-label={messages.mute}
        aria-pressed={isMuted}
        onClick={() => sound.setMuted(!isMuted)}
      >
        <Icon name={loudness === 0 ? 'muted' : 'volume'} />
      </button>
      <input
        className="seek :uno: flex-[0_1_56px] max-sm:[.list-row_&]:flex-[1_1_56px]"
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={loudness}
        style={filled(loudness)}
        aria-label={messages.volume}
        aria-valuetext={messages.volumePercent(Math.round(loudness * 100))}
        onChange={({ target }) => sound.setVolume(Number(target.value))}
      />
    </fieldset>
  )
}

/** The pressed button was replaced by this one, which takes its focus. */
function takeLostFocus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}
