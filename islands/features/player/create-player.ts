import type { AlbumView } from '#domain/albums/album.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { createStore } from '#islands/lib/store.ts'
import { nowPlaying } from './now-playing.ts'
import { createQueue, currentOf, type Queue, type Random, reorder, step } from './queue.ts'
import type { createSound, Sound } from './sound.ts'

type Found = { url: string; title: string | null }

type PlayerState = {
  /** The album in the dock, as it was when Play was pressed; null if there is no dock. */
  album: AlbumView | null
  /** The title of its track. */
  track: string
  isFinding: boolean
  hasPrevious: boolean
  hasNext: boolean
  isShuffled: boolean
}

type PlayerOptions = {
  makeSound: (on: Parameters<typeof createSound>[0]) => Sound
  /** A stream of an album; with `isFresh` not a known one, which has expired. */
  find: (albumId: number, options?: { isFresh?: boolean }) => Promise<Found>
  isOffline: () => boolean
  say: {
    skipped: (album: AlbumView) => void
    failed: (error?: unknown) => void
    offline: () => void
    nothing: () => void
    silent: () => void
  }
  random: Random
  /** Called when sound starts, and when it pauses. */
  onSound: (isPlaying: boolean) => void
  /** Called when the album or its track changes. */
  onAlbum: (album: AlbumView | null, track: string) => void
}

/** After so many failures in a row, the cause is not the albums. */
const MAX_FAILED = 3
/** How long before the end of a preview the next one is looked up, in seconds. */
const AHEAD = 20
/** Statuses that the next album would get too. */
const REFUSALS = [401, 403, 429, 503]

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null)

const CLOSED: Omit<PlayerState, 'isShuffled'> = {
  album: null,
  track: '',
  isFinding: false,
  hasPrevious: false,
  hasNext: false,
}

export type Player = ReturnType<typeof createPlayer>

/** Plays the previews of albums one after the other. */
export function createPlayer({ makeSound, find, isOffline, say, random, onSound, onAlbum }: PlayerOptions) {
  const state = createStore<PlayerState>({ ...CLOSED, isShuffled: false })
  let queue: Queue = { shown: [], order: [], at: 0 }
  let albums = new Map<number, AlbumView>()
  // Raised with each choice, so that the response to an earlier one is ignored.
  let turn = 0
  let isWanted = false
  let isLoaded = false
  let mayRenew = true
  let failures = 0
  let ahead: { id: number; found: Promise<Found | null> } | null = null

  const tell = () => {
    const { album, isFinding } = state.get()
    const { isPlaying } = sound.get()
    const now = album && {
      albumId: album.id,
      state: isFinding ? ('finding' as const) : isPlaying ? ('playing' as const) : ('paused' as const),
    }
    const { albumId, state: before } = nowPlaying.get() ?? {}
    if (now?.albumId !== albumId || now?.state !== before) nowPlaying.set(now)
  }
  const note = (change: Partial<PlayerState>) => {
    state.set({ ...state.get(), ...change })
    tell()
  }
  const noteQueue = (changed: Queue) => {
    queue = changed
    note({ hasPrevious: step(queue, -1) !== null, hasNext: step(queue, 1) !== null })
  }

  const sound = makeSound({
    onPlay() {
      tell()
      onSound(true)
    },
    onPause() {
      tell()
      onSound(false)
    },
    onTime() {
      const { time, length } = sound.get()
      if (time > 0) failures = 0
      if (length > 0 && length - time < AHEAD) askAhead()
    },
    onEnded() {
      tell()
      if (!go(1)) onSound(false)
    },
    onError: (isSilent) => void (isSilent ? stopSilent() : renew()),
  })

  function askAhead() {
    const next = step(queue, 1)
    const id = next && currentOf(next)
    if (id == null || ahead?.id === id || isOffline()) return
    // If it fails, the album gets another try when its turn comes.
    ahead = { id, found: find(id).catch(() => null) }
  }

  /** Finds the stream of the current album and plays it. */
  async function begin(at = 0): Promise<void> {
    const album = albums.get(currentOf(queue) ?? Number.NaN)
    if (!album) return
    turn += 1
    isWanted = true
    isLoaded = false
    mayRenew = true
    sound.stop()
    note({ album, track: album.id === state.get().album?.id ? state.get().track : '' })
    onAlbum(album, state.get().track)
    const early = ahead?.id === album.id ? ahead.found : null
    ahead = null
    await load(album, async () => (await early) ?? find(album.id), at)
  }

  /** A stream may expire, also while it is paused: a new one is found once. */
  async function renew(): Promise<void> {
    const { album } = state.get()
    if (!album || !isLoaded) return
    if (!mayRenew) return fail()
    mayRenew = false
    await load(album, () => find(album.id, { isFresh: true }), sound.get().time)
  }

  /** Another album would not be heard either. */
  function stopSilent() {
    isLoaded = false
    isWanted = false
    sound.pause()
    tell()
    say.silent()
  }

  /** Plays a stream from `at` on as soon as it is found, unless something else was chosen meanwhile. */
  async function load(album: AlbumView, findStream: () => Promise<Found>, at: number): Promise<void> {
    const mine = turn
    note({ isFinding: true })
    try {
      if (isOffline()) throw new ApiError(0)
      const { url, title } = await findStream()
      if (mine !== turn) return
      isLoaded = true
      note({ track: title ?? '', isFinding: false })
      onAlbum(album, state.get().track)
      sound.load(url, at)
      if (isWanted) sound.play()
    } catch (error) {
      if (mine === turn) fail(error)
    }
  }

  /** Continues with the next album, unless that would fail too. */
  function fail(error?: unknown) {
    const { album } = state.get()
    isLoaded = false
    note({ isFinding: false })
    const status = statusOf(error)
    if (isOffline() || status === 0) return say.offline()
    failures += 1
    if (!album || !step(queue, 1) || failures >= MAX_FAILED || REFUSALS.includes(status ?? 0)) {
      failures = 0
      return say.failed(error)
    }
    say.skipped(album)
    go(1)
  }

  function go(by: number): boolean {
    const next = step(queue, by)
    if (!next) return false
    noteQueue(next)
    void begin()
    return true
  }

  const play = () => {
    isWanted = true
    if (state.get().isFinding) return
    if (!isLoaded) return void begin(sound.get().time)
    mayRenew = true
    sound.play()
  }
  const pause = () => {
    isWanted = false
    sound.pause()
  }
  return {
    sound,
    get: state.get,
    use: () => state.use(),
    play,
    pause,
    toggle: () => (sound.get().isPlaying ? pause() : play()),
    next: () => void go(1),
    /** The album before; at the first one, its start. */
    previous: () => void (go(-1) || sound.seek(0)),
    /** Plays those of the albums that have a preview, as they are shown, from one of them on. */
    start(shown: readonly AlbumView[], first?: number) {
      const playable = shown.filter(({ id, hasPreview }) => hasPreview || id === first)
      if (playable.length === 0) return say.nothing()
      albums = new Map(playable.map((album) => [album.id, album]))
      failures = 0
      noteQueue(createQueue([...albums.keys()], first ?? null, state.get().isShuffled ? random : null))
      void begin()
    },
    setShuffled(isShuffled: boolean) {
      note({ isShuffled })
      noteQueue(reorder(queue, isShuffled ? random : null))
    },
    close() {
      turn += 1
      isLoaded = false
      ahead = null
      sound.stop()
      note(CLOSED)
      onAlbum(null, '')
    },
  }
}
