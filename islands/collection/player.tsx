import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/icon.tsx'

const VOLUME = 0.7

/** The one that plays: starting another stops it. */
let sounding: HTMLAudioElement | null = null

const clock = (seconds: number) => {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const filled = (share: number) => ({ '--played': share }) as CSSProperties

export type PlayerProps = {
  title: string
  source: string
  /** The sound could not be had or not be understood. */
  onBroken: () => void
}

/** Plays a preview, from the moment it appears. */
export function Player({ title, source, onBroken }: PlayerProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [length, setLength] = useState(0)
  const [volume, setVolume] = useState(VOLUME)
  const [isMuted, setMuted] = useState(false)

  // A browser may refuse to start by itself; then it stays at rest, to be started by hand.
  const play = () => void audio.current?.play().catch(() => setPlaying(false))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source begins at rest
  useEffect(() => {
    setPlaying(false)
    setTime(0)
    setLength(0)
  }, [source])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on appearing
  useEffect(() => {
    const { current } = audio
    if (current) current.volume = VOLUME
    play()
    return () => current?.pause()
  }, [])

  const seek = (to: number) => {
    if (audio.current) audio.current.currentTime = to
    setTime(to)
  }
  const change = (to: number) => {
    if (audio.current) audio.current.volume = to
    setVolume(to)
    setMuted(false)
  }
  const loudness = isMuted ? 0 : volume
  const togglePlay = isPlaying ? `Pause the preview of ${title}` : `Play the preview of ${title}`
  return (
    <fieldset className="player" aria-label={`Preview of ${title}`}>
      <audio
        ref={audio}
        src={source}
        muted={isMuted}
        preload="auto"
        onPlay={({ currentTarget }) => {
          if (sounding !== currentTarget) sounding?.pause()
          sounding = currentTarget
          setPlaying(true)
        }}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
        onDurationChange={({ currentTarget }) =>
          setLength(Number.isFinite(currentTarget.duration) ? currentTarget.duration : 0)
        }
        onEnded={() => {
          setPlaying(false)
          seek(0)
        }}
        onError={onBroken}
      />
      <button
        type="button"
        className="ib"
        // The button that was pressed is gone; this one stands in its place.
        ref={focusOnce}
        aria-label={togglePlay}
        onClick={() => (isPlaying ? audio.current?.pause() : play())}
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
        aria-label="Position"
        aria-valuetext={`${clock(time)} of ${clock(length)}`}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <span>{clock(length)}</span>
      <button
        type="button"
        className="ib s"
        aria-label="Mute"
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
        aria-label="Volume"
        aria-valuetext={`${Math.round(loudness * 100)}%`}
        onChange={({ target }) => change(Number(target.value))}
      />
    </fieldset>
  )
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
