import type { AlbumView } from '#domain/albums/album.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { createStore } from '#islands/lib/store.ts'
import type { FindOptions, Found, Part } from './find-parts.ts'
import { createLookAhead } from './look-ahead.ts'
import { nowPlaying } from './now-playing.ts'
import { fitted, type Place } from './place.ts'
import { besides, CLOSED, isOneTrack, numbered, type PlayerState, placeOf } from './player-state.ts'
import * as steps from './player-steps.ts'
import { createQueue, type Entry, moved, type Random, type Shuffle, without } from './queue.ts'
import type { createSound, Sound } from './sound.ts'

/** How long before the end the next part is looked up and loaded, in seconds. */
const AHEAD = 20

export type Player = ReturnType<typeof createPlayer>

/** What a player needs of the page. */
type PlayerOptions = {
  makeSound: (on: Parameters<typeof createSound>[0]) => Sound
  find: (album: AlbumView, options?: FindOptions) => Promise<Found>
  canPlay: (album: AlbumView) => boolean
  /** How many tracks of an album can be played. */
  countTracks: (album: AlbumView | undefined) => number
  /** An album to continue with at the end of a queue, which is none of these; null without one. */
  goOnWith: (played: ReadonlySet<number>) => AlbumView | null
  isOffline: () => boolean
  say: {
    /** The titles of skipped albums or tracks. */
    skipped: (titles: string[]) => void
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
  /** Called while it plays, with how many tracks of the album do. */
  onTime: (tracks: number) => void
}

const byId = (albums: readonly AlbumView[]) => new Map(albums.map((album) => [album.id, album]))

/** Takes steps, and does what they say. */
function createEngine(options: PlayerOptions) {
  const { find, isOffline, say, onSound } = options
  const store = createStore<PlayerState>(CLOSED)
  const ahead = createLookAhead(find)
  const sound = options.makeSound({
    onPlay: () => noteSound(true),
    onPause: () => noteSound(false),
    onTime() {
      const { time, length } = sound.get()
      take(steps.hear)
      if (length > 0 && length - time < AHEAD) prepareNext()
      options.onTime(store.get().parts.length)
    },
    onEnded: () => take(steps.end),
    onError: (isSilent) => take(isSilent ? steps.goSilent : steps.renew),
  })
  function noteSound(isPlaying: boolean) {
    tell()
    onSound(isPlaying)
  }

  /** The state for parts of the page that do not load the player's code. */
  function tell() {
    const { album, isFinding, number } = store.get()
    const state = isFinding ? 'finding' : sound.get().isPlaying ? 'playing' : 'paused'
    const now = album && ({ albumId: album.id, number, state } as const)
    const before = nowPlaying.get()
    if (now?.albumId !== before?.albumId || now?.state !== before?.state || now?.number !== before?.number)
      nowPlaying.set(now)
  }

  function take(step: (state: PlayerState, now: steps.Now) => steps.Step) {
    const before = store.get()
    const [after, ...effects] = steps.settled(before, step(before, { ...sound.get(), isOffline: isOffline() }))
    if (after !== before) store.set(after)
    tell()
    for (const effect of effects) run(effect)
    const { album, track, number } = after
    if (album !== before.album || track !== before.track || number !== before.number) options.onAlbum(album, track)
  }

  function run(effect: steps.Effect) {
    switch (effect.kind) {
      case 'find':
        return void findParts(effect.album, effect.failed)
      case 'load':
        sound.load(effect.url, effect.at)
        return effect.isWanted && sound.play()
      case 'show':
        sound.stop()
        return sound.show(effect.time, effect.length)
      case 'play':
        return sound.play()
      case 'pause':
        sound.pause()
        return onSound(false)
      case 'rewind':
        return sound.seek(0)
      case 'more': {
        const album = options.goOnWith(new Set(store.get().queue.shown))
        return album && take((state) => steps.goOnWith(state, album))
      }
      case 'skipped':
        return say.skipped(effect.titles)
      case 'failed':
        return say.failed(effect.error)
      default:
        return say[effect.kind]()
    }
  }

  async function findParts(album: AlbumView, failed: Part | undefined) {
    const { turn } = store.get()
    const isCurrent = () => turn === store.get().turn
    const early = failed ? null : ahead.take(album.id)
    try {
      if (isOffline()) throw new ApiError(0)
      const found = (await early) ?? (await find(album, failed && { failed }))
      if (isCurrent()) take((state) => steps.found(state, found))
    } catch (error) {
      if (isCurrent()) take((state, now) => steps.fail(state, now, error))
    }
  }

  /** Loads the next part, so that it starts without a gap. */
  function prepareNext() {
    if (isOffline()) return
    const { queue, albums } = store.get()
    const following = besides(store.get(), 1)
    if (following) return sound.prepare(following.url)
    const entry = queue.order[queue.at + 1]
    const album = entry && albums.get(entry.albumId)
    if (album) void prepare(album, entry.place ?? 0)
  }

  async function prepare(album: AlbumView, place: number) {
    const { turn } = store.get()
    const url = (await ahead.ask(album))?.parts[place]?.url
    if (url && turn === store.get().turn) sound.prepare(url)
  }

  return { store, sound, ahead, take, prepare }
}

/** Plays albums one after the other: the tracks of each, or its preview. */
export function createPlayer(options: PlayerOptions) {
  const { canPlay, isOffline, say, random } = options
  const { store, sound, ahead, take, prepare } = createEngine(options)
  type Known = Pick<PlayerState, 'albums' | 'shuffle'>
  const queueOf = (shown: Iterable<number>, first: Entry | null, { albums, shuffle }: Known) =>
    createQueue([...shown], first, { shuffle, random, countTracks: (id) => options.countTracks(albums.get(id)) })

  function start(isAlone: boolean, shown: readonly AlbumView[], from?: number, number?: number) {
    const albums = byId(shown.filter((one) => canPlay(one) || one.id === from))
    if (albums.size === 0) return say.nothing()
    const first = from === undefined ? null : { albumId: from, place: number === undefined ? null : number - 1 }
    const queue = queueOf(albums.keys(), first, { albums, shuffle: store.get().shuffle })
    take((state) => steps.start(state, { albums, queue, isAlone }, number))
  }

  const play = () => take(steps.play)
  const pause = () => take(steps.pause)
  return {
    sound,
    get: store.get,
    use: () => store.use(),
    play,
    pause,
    toggle: () => (sound.get().isPlaying ? pause() : play()),
    next: () => take(steps.next),
    previous: () => take(steps.previous),
    /** Plays the playable albums in the order shown, from one of them or one of its tracks on; then something else. */
    start: (shown: readonly AlbumView[], from?: number, number?: number) => start(false, shown, from, number),
    /** Plays only this album. */
    startAlone: (album: AlbumView) => start(true, [album], album.id),
    /** Looks up and loads the beginning of an album that is likely to be played next. */
    expect: (album: AlbumView) => void (isOffline() || prepare(album, 0)),
    /** Plays a track of the current album; false if that is not possible. */
    playTrack(number: number): boolean {
      const state = store.get()
      const part = numbered(number)(state.parts)
      if (!state.album || part < 0) return false
      const first = { albumId: state.album.id, place: part }
      const queue = isOneTrack(state) ? queueOf(state.albums.keys(), first, state) : state.queue
      take(() => steps.playTrack(state, part, queue))
      return true
    },
    /** Plays the entry at an index of the queue. */
    jump: (index: number) => take((state) => steps.jump(state, index)),
    setShuffle(shuffle: Shuffle) {
      const { album, albums, queue, part } = store.get()
      const mixed = album ? queueOf(queue.shown, { albumId: album.id, place: part }, { albums, shuffle }) : queue
      take((state) => steps.setQueue(state, mixed, shuffle))
    },
    /** Removes a later entry from the queue. */
    remove: (index: number) => take((state) => steps.setQueue(state, without(state.queue, index))),
    /** Moves a later entry of the queue. */
    move: (index: number, to: number) => take((state) => steps.setQueue(state, moved(state.queue, index, to))),
    place: () => placeOf(store.get(), sound.get()),
    /** Shows what was playing another time, paused. */
    restore(before: Place, known: readonly AlbumView[]) {
      const all = byId(known)
      const queue = fitted(before.queue, before.albumId, (id) => all.has(id))
      if (!queue) return
      const albums = byId(queue.shown.flatMap((id) => all.get(id) ?? []))
      take((state) => steps.show({ ...state, albums }, { ...before, queue }))
    },
    close() {
      ahead.take(Number.NaN)
      sound.prepare('')
      take(steps.close)
    },
  }
}
