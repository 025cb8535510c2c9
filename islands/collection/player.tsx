import { type CSSProperties, useRef } from 'react'
import * as words from '#words/collection/player.ts'
import { Icon } from '../ui/icon.tsx'
import { type SoundProps, useSound } from './use-sound.ts'

const clock = (seconds: number) => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const filled = (share: number) => ({ '--played': share }) as CSSProperties

export type PlayerProps = SoundProps

/** Plays a preview, from the moment it appears. */
export function Player(props: PlayerProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const { isPlaying, time, length, loudness, isMuted, play, pause, seek, setMuted, setVolume, events } = useSound(
    audio,
    props,
  )
  const { album } = props.playing
  return (
    <fieldset className="player" aria-label={words.preview(album)}>
      <audio ref={audio} src={props.source} muted={isMuted} preload="auto" {...events} />
      <button
        type="button"
        className="ib"
        // The button that was pressed is gone; this one stands in its place.
        ref={focusOnce}
        aria-label={isPlaying ? words.pause(album) : words.play(album)}
        onClick={isPlaying ? pause : play}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <span>{clock(time)}</span>
      <input
        className="seek"
        type="range"
        min={0}
        max={length}
        step={0.1}
        value={time}
        style={filled(length ? time / length : 0)}
        aria-label={words.position}
        aria-valuetext={words.playedOf(clock(time), clock(length))}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <span>{clock(length)}</span>
      <button
        type="button"
        className="ib s"
        aria-label={words.mute}
        aria-pressed={isMuted}
        onClick={() => setMuted(!isMuted)}
      >
        <Icon name={loudness === 0 ? 'muted' : 'volume'} />
      </button>
      <input
        className="seek volume"
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={loudness}
        style={filled(loudness)}
        aria-label={words.volume}
        aria-valuetext={words.volumePercent(Math.round(loudness * 100))}
        onChange={({ target }) => setVolume(Number(target.value))}
      />
    </fieldset>
  )
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
