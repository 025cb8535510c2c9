import { createStore } from '#islands/lib/store.ts'

const VOLUME = 0.7

export type SoundState = { isPlaying: boolean; time: number; length: number; volume: number; isMuted: boolean }

type SoundEvents = {
  onPlay: () => void
  onPause: () => void
  onTime: () => void
  onEnded: () => void
  /** `isSilent`: there is nothing to hear it with, which is not the stream's fault. */
  onError: (isSilent: boolean) => void
}

// Chromium and Firefox say so in words only, under the code of a stream that can't be decoded.
const NO_OUTPUT = /AUDIO_RENDERER|SinkAudio|CUBEB/

/** Whether an error of an audio element is that of its output, such as a missing device. */
export const isOutputError = (error: Pick<MediaError, 'code' | 'message'> | null): boolean =>
  error?.code === 3 && NO_OUTPUT.test(error.message)

export type Sound = ReturnType<typeof createSound>

/** The audio element with its state and controls. It is not part of a component, so it keeps playing when the page changes. */
export function createSound({ onPlay, onPause, onTime, onEnded, onError }: SoundEvents) {
  const audio = new Audio()
  audio.volume = VOLUME
  const state = createStore<SoundState>({ isPlaying: false, time: 0, length: 0, volume: VOLUME, isMuted: false })
  const note = (change: Partial<SoundState>) => state.set({ ...state.get(), ...change })

  const seek = (to: number) => {
    audio.currentTime = to
    note({ time: to })
  }
  const events: Record<string, () => void> = {
    play() {
      note({ isPlaying: true })
      onPlay()
    },
    pause() {
      note({ isPlaying: false })
      onPause()
    },
    timeupdate() {
      note({ time: audio.currentTime })
      onTime()
    },
    durationchange: () => note({ length: Number.isFinite(audio.duration) ? audio.duration : 0 }),
    ended() {
      note({ isPlaying: false })
      seek(0)
      onEnded()
    },
    // An element without a source has no sound to lose.
    error: () => audio.hasAttribute('src') && onError(isOutputError(audio.error)),
  }
  for (const [name, onEvent] of Object.entries(events)) audio.addEventListener(name, onEvent)

  return {
    get: state.get,
    use: () => state.use(),
    /** Changes the source, paused. */
    load(source: string, at = 0) {
      audio.src = source
      note({ isPlaying: false, time: at, length: 0 })
      if (at > 0) audio.currentTime = at
    },
    // If the browser blocks autoplay, the sound stays paused.
    play: () => void audio.play().catch(() => note({ isPlaying: !audio.paused })),
    pause: () => audio.pause(),
    seek,
    /** Forgets the source. */
    stop() {
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
      note({ isPlaying: false, time: 0, length: 0 })
    },
    setMuted(isMuted: boolean) {
      audio.muted = isMuted
      note({ isMuted })
    },
    setVolume(volume: number) {
      audio.volume = volume
      audio.muted = false
      note({ volume, isMuted: false })
    },
  }
}
