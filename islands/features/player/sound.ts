import { createStore } from '#islands/lib/store.ts'

const VOLUME = 0.7

export type SoundState = { isPlaying: boolean; time: number; length: number; volume: number; isMuted: boolean }

type SoundEvents = {
  onPlay: () => void
  onPause: () => void
  onTime: () => void
  onEnded: () => void
  /** `isSilent`: there is no audio output, which is not the stream's fault. */
  onError: (isSilent: boolean) => void
}

// Chromium and Firefox only say so in the message, under the code for an undecodable stream.
const NO_OUTPUT = /AUDIO_RENDERER|SinkAudio|CUBEB/

/** Whether an error of an audio element is about its output, such as a missing device. */
export const isOutputError = (error: Pick<MediaError, 'code' | 'message'> | null): boolean =>
  error?.code === 3 && NO_OUTPUT.test(error.message)

export type Sound = ReturnType<typeof createSound>

/**
 * The audible sound with its state and controls. It is outside of components, so it keeps playing when the page changes. A second audio
 * element loads the next source, so that it starts without a gap.
 */
export function createSound({ onPlay, onPause, onTime, onEnded, onError }: SoundEvents) {
  const state = createStore<SoundState>({ isPlaying: false, time: 0, length: 0, volume: VOLUME, isMuted: false })
  const note = (change: Partial<SoundState>) => state.set({ ...state.get(), ...change })
  let prepared = ''

  const seek = (to: number) => {
    audio.currentTime = to
    note({ time: to })
  }
  const noteLength = () => note({ length: Number.isFinite(audio.duration) ? audio.duration : 0 })
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
    durationchange: noteLength,
    ended() {
      note({ isPlaying: false })
      seek(0)
      onEnded()
    },
    error() {
      // An element without a source has nothing to lose.
      if (!audio.hasAttribute('src')) return
      note({ isPlaying: false })
      onError(isOutputError(audio.error))
    },
  }
  function makeElement() {
    const element = new Audio()
    element.volume = VOLUME
    element.preload = 'auto'
    for (const [name, onEvent] of Object.entries(events))
      element.addEventListener(name, () => element === audio && onEvent())
    // It is loaded again when its turn comes, and then reports the error.
    element.addEventListener('error', () => {
      if (element !== audio) prepared = ''
    })
    return element
  }
  let audio = makeElement()
  let standby = makeElement()

  function empty(element: HTMLAudioElement) {
    element.pause()
    element.removeAttribute('src')
    // This also allows it to play later without another press, in browsers that require one for each element.
    element.load()
  }

  return {
    get: state.get,
    use: () => state.use(),
    /** Sets another source, paused. */
    load(source: string, at = 0) {
      const isReady = source === prepared && at === 0
      if (isReady) {
        ;[audio, standby] = [standby, audio]
        prepared = ''
        empty(standby)
      } else audio.src = source
      // Continues in the same element, unless it starts anew.
      note({ isPlaying: false, time: at, length: at > 0 ? state.get().length : 0 })
      if (isReady) noteLength()
      if (at > 0) audio.currentTime = at
    },
    /** Loads the next source. */
    prepare(source: string) {
      if (source === prepared) return
      prepared = source
      standby.src = source
    },
    // If the browser blocks autoplay, the sound stays paused. A failed element is not reported as such.
    play: () => void audio.play().catch(() => note({ isPlaying: !audio.paused && !audio.error })),
    pause: () => audio.pause(),
    seek,
    /** Shows a position without a source. */
    show: (time: number, length: number) => note({ time, length }),
    /** Forgets the source. */
    stop() {
      empty(audio)
      if (!prepared) empty(standby)
      note({ isPlaying: false, time: 0, length: 0 })
    },
    setMuted(isMuted: boolean) {
      for (const element of [audio, standby]) element.muted = isMuted
      note({ isMuted })
    },
    setVolume(volume: number) {
      for (const element of [audio, standby]) {
        element.volume = volume
        element.muted = false
      }
      note({ volume, isMuted: false })
    },
  }
}
