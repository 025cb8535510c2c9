import { type RefObject, useEffect, useRef, useState } from 'react'
import { announcePlaying, type Playing } from './media-session.ts'

const VOLUME = 0.7

/** The one that plays: starting another stops it. */
let sounding: HTMLAudioElement | null = null

export type SoundProps = {
  playing: Playing
  source: string
  /** Finds a stream in place of one that died. */
  onRenew: () => Promise<string>
  /** The sound could not be had or not be understood. */
  onBroken: (error?: unknown) => void
}

/** What an audio element does, and the ways to change it. It starts by itself; another source begins at rest. */
export function useSound(audio: RefObject<HTMLAudioElement | null>, props: SoundProps) {
  const { playing, source, onRenew, onBroken } = props
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [length, setLength] = useState(0)
  const [volume, setVolume] = useState(VOLUME)
  const [isMuted, setMuted] = useState(false)
  // A stream may die while it rests; each press of Play may renew it once.
  const mayRenew = useRef(true)
  const stopTelling = useRef(() => {})

  // A browser may refuse to start by itself; then it stays at rest, to be started by hand.
  const start = () => audio.current?.play().catch(() => undefined)
  const play = () => {
    mayRenew.current = true
    void start()
  }
  const pause = () => audio.current?.pause()
  const seek = (to: number) => {
    if (audio.current) audio.current.currentTime = to
    setTime(to)
  }

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
    return () => {
      current?.pause()
      stopTelling.current()
    }
  }, [])

  const renew = async (element: HTMLAudioElement) => {
    if (!mayRenew.current) return onBroken()
    mayRenew.current = false
    const at = time
    try {
      element.src = await onRenew()
      element.currentTime = at
      void start()
    } catch (error) {
      onBroken(error)
    }
  }
  return {
    isPlaying,
    time,
    length,
    loudness: isMuted ? 0 : volume,
    isMuted,
    play,
    pause,
    seek,
    setMuted,
    setVolume(to: number) {
      if (audio.current) audio.current.volume = to
      setVolume(to)
      setMuted(false)
    },
    events: {
      onPlay({ currentTarget }: { currentTarget: HTMLAudioElement }) {
        if (sounding !== currentTarget) sounding?.pause()
        sounding = currentTarget
        stopTelling.current = announcePlaying(playing, { play, pause, seek })
        setPlaying(true)
      },
      onPause: () => setPlaying(false),
      onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLAudioElement }) => setTime(currentTarget.currentTime),
      onDurationChange: ({ currentTarget }: { currentTarget: HTMLAudioElement }) =>
        setLength(Number.isFinite(currentTarget.duration) ? currentTarget.duration : 0),
      onEnded() {
        setPlaying(false)
        seek(0)
      },
      onError: ({ currentTarget }: { currentTarget: HTMLAudioElement }) => void renew(currentTarget),
    },
  }
}
