import { createStore } from '../store.ts'
import { announcePlaying, type Playing } from './media-session.ts'

const VOLUME = 0.7

/** The sound that is playing: starting another pauses it. */
let sounding: HTMLAudioElement | null = null

type SoundState = { isPlaying: boolean; time: number; length: number; volume: number; isMuted: boolean }

type SoundOptions = {
  playing: Playing
  source: string
  /** Returns a new address if the stream has expired. */
  onRenew: () => Promise<string>
  /** Called if the sound cannot be loaded or decoded. */
  onBroken: (error?: unknown) => void
}

export type Sound = ReturnType<typeof createSound>

/** A paused sound with its state and controls. It is independent of the page, so it keeps playing across renders. */
export function createSound({ playing, source, onRenew, onBroken }: SoundOptions) {
  const audio = new Audio(source)
  audio.volume = VOLUME
  const state = createStore<SoundState>({ isPlaying: false, time: 0, length: 0, volume: VOLUME, isMuted: false })
  const note = (change: Partial<SoundState>) => state.set({ ...state.get(), ...change })
  // A stream may expire while paused; each press of Play may renew it once.
  let mayRenew = true
  let isOver = false
  let stopTelling = () => {}

  // If the browser blocks autoplay, the sound stays paused.
  const start = () => void audio.play().catch(() => undefined)
  const play = () => {
    mayRenew = true
    start()
  }
  const pause = () => audio.pause()
  const seek = (to: number) => {
    audio.currentTime = to
    note({ time: to })
  }
  const renew = async () => {
    if (isOver) return
    if (!mayRenew) return onBroken()
    mayRenew = false
    const { time } = state.get()
    try {
      audio.src = await onRenew()
      audio.currentTime = time
      if (!isOver) start()
    } catch (error) {
      if (!isOver) onBroken(error)
    }
  }

  const events: Record<string, () => void> = {
    play() {
      if (sounding !== audio) sounding?.pause()
      sounding = audio
      stopTelling = announcePlaying(playing, { play, pause, seek })
      note({ isPlaying: true })
    },
    pause: () => note({ isPlaying: false }),
    timeupdate: () => note({ time: audio.currentTime }),
    durationchange: () => note({ length: Number.isFinite(audio.duration) ? audio.duration : 0 }),
    ended() {
      note({ isPlaying: false })
      seek(0)
    },
    error: () => void renew(),
  }
  for (const [name, onEvent] of Object.entries(events)) audio.addEventListener(name, onEvent)

  return {
    use: () => state.use(),
    play,
    pause,
    seek,
    setMuted(isMuted: boolean) {
      audio.muted = isMuted
      note({ isMuted })
    },
    setVolume(volume: number) {
      audio.volume = volume
      audio.muted = false
      note({ volume, isMuted: false })
    },
    /** Stops the sound permanently. */
    end() {
      isOver = true
      pause()
      stopTelling()
    },
  }
}
