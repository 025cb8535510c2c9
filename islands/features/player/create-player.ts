import type { AlbumView } from '#domain/albums/album.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import type { Found, Part } from './find-parts.ts'
import { createLookAhead } from './look-ahead.ts'
import { first, numbered, type Pick } from './pick.ts'
import { fitted, type Place } from './place.ts'
import type { PlayerOptions } from './player-options.ts'
import { CLOSED, createPlayerState } from './player-state.ts'
import { continued, createQueue, currentOf, moved, type Queue, type Shuffle, step, without } from './queue.ts'

/** After so many failures in a row, the cause is not the albums. */
const MAX_FAILED = 3
/** How long a stream has to play to be heard at all, and to show that streams work, in seconds. */
const [HEARD, WORKS] = [0.2, 30]
/** How long before the end the next part is looked up and loaded, in seconds. */
const AHEAD = 20
/** From how many seconds on Previous goes to the start of what plays. */
const STARTED = 3
/** Statuses that the next album would get too. */
const REFUSALS = [401, 403, 429, 503]

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null)

export type Player = ReturnType<typeof createPlayer>

/** Plays albums one after the other: the tracks of each, or its preview. */
export function createPlayer(options: PlayerOptions) {
  const { makeSound, find, canPlay, countTracks, isOffline, say, random, onSound, onAlbum, onTime } = options
  const state = createPlayerState(() => sound.get().isPlaying)
  const { note, tell } = state
  const ahead = createLookAhead(find)
  let albums = new Map<number, AlbumView>()
  /** What plays of the current album, and which part of it does; none until they are found. */
  let parts: readonly Part[] = []
  let part = 0
  // Raised with each choice, so that the response to an earlier one is ignored.
  let turn = 0
  let isWanted = false
  let isLoaded = false
  /** Whether it ends with what was started. */
  let isAlone = false
  let mayRenew = true
  let failures = 0
  /** Where the current part was begun, in seconds. */
  let from = 0
  /** What failed since something was heard or chosen, with its title. */
  let missed: { place: Place; title: string }[] = []

  /** Whether the parts of an album that plays whole are not known yet. */
  const isUnread = () => parts.length === 0 && state.get().number !== null
  const isOneTrack = () => typeof currentOf(state.get().queue)?.place === 'number'
  /** The part of the current album that is so many parts away, unless only one of them plays. */
  const besides = (by: number) => (isOneTrack() ? undefined : parts[part + by])
  const noteSteps = () => {
    const { queue } = state.get()
    note({ hasNext: isUnread() || besides(1) !== undefined || step(queue, 1) !== null })
  }
  /** The last one of a queue is followed by something else. */
  const noteQueue = (queue: Queue) => {
    const isLast = queue.at === queue.order.length - 1
    const album = isLast && !isAlone && options.goOnWith(new Set(queue.shown))
    if (album) albums.set(album.id, album)
    note({ queue: album ? continued(queue, album.id) : queue })
    noteSteps()
  }
  const mixing = (shuffle: Shuffle) => ({
    shuffle,
    random,
    countTracks(id: number) {
      const album = albums.get(id)
      return album ? countTracks(album) : 0
    },
  })

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
      if (time - from > HEARD) noteHeard(time)
      if (length > 0 && length - time < AHEAD) prepareNext()
      onTime(parts.length)
    },
    onEnded() {
      tell()
      if (sound.get().length < HEARD) return void renew()
      failures = 0
      if (!goOn()) onSound(false)
    },
    onError: (isSilent) => void (isSilent ? stopSilent() : renew()),
  })

  /** What was left out is told once there is something else to hear. */
  function noteHeard(time: number) {
    if (missed.length > 0) say.skipped(missed.map(({ title }) => title))
    missed = []
    if (time - from >= WORKS) failures = 0
  }

  /** Somebody chose what plays, so what failed before does not count. */
  function noteChoice() {
    failures = 0
    missed = []
  }

  /** Loads the part that comes next, so that it begins without a gap. */
  function prepareNext() {
    if (isOffline()) return
    const following = besides(1)
    if (following) return sound.prepare(following.url)
    const next = step(state.get().queue, 1)
    const entry = next && currentOf(next)
    const album = entry && albums.get(entry.albumId)
    if (album) prepare(album, entry.place ?? 0)
  }

  function prepare(album: AlbumView, place: number) {
    const mine = turn
    ahead.ask(album).then((found) => {
      const url = found?.parts[place]?.url
      if (mine === turn && url) sound.prepare(url)
    })
  }

  /** Finds the parts of the current album and plays one of them from `at` on. */
  async function begin(at = 0, choose?: Pick): Promise<void> {
    const entry = currentOf(state.get().queue)
    const album = entry && albums.get(entry.albumId)
    if (!album) return
    const { place } = entry
    const pick: Pick = choose ?? (place === null ? first : () => place)
    turn += 1
    isWanted = true
    isLoaded = false
    mayRenew = true
    parts = []
    part = 0
    const { length } = sound.get()
    sound.stop()
    if (at > 0) sound.show(at, length)
    const { track, number, limit, album: before } = state.get()
    note({ album, ...(before?.id === album.id ? { track, number, limit } : { track: '', number: null, limit: null }) })
    onAlbum(album, state.get().track)
    const early = ahead.take(album.id)
    await load(album, async () => (await early) ?? find(album), at, pick)
  }

  /** A stream may expire, also while it is paused: a new one is found once. */
  async function renew(): Promise<void> {
    const { album } = state.get()
    if (!album || !isLoaded) return
    if (!mayRenew) return fail()
    mayRenew = false
    await load(
      album,
      () => find(album, { failed: parts[part] }),
      sound.get().time,
      () => part,
    )
  }

  /** Pauses. The part is looked up anew with the next Play. */
  function halt() {
    isLoaded = false
    isWanted = false
    sound.pause()
    note({ isFinding: false })
    onSound(false)
  }

  /** Another album would not be heard either. */
  function stopSilent() {
    halt()
    say.silent()
  }

  /** Plays a part as soon as it is found, unless something else was chosen meanwhile. */
  async function load(album: AlbumView, findParts: () => Promise<Found>, at: number, pick: Pick): Promise<void> {
    const mine = turn
    const wasLimited = state.get().limit !== null
    note({ isFinding: true })
    try {
      if (isOffline()) throw new ApiError(0)
      const { parts: found, limit } = await findParts()
      if (mine !== turn) return
      const isOther = parts.length > 0 && wasLimited !== (limit !== null)
      const chosen = pick(found)
      // The album was listed with more tracks than it has.
      if (limit === null && isOneTrack() && chosen >= found.length && go(1)) return
      parts = found
      part = Math.max(0, Math.min(chosen, found.length - 1))
      note({ limit })
      playPart(album, isOther ? 0 : at)
    } catch (error) {
      if (mine === turn) fail(error)
    }
  }

  function playPart(album: AlbumView, at: number) {
    const { url = '', title = null, number = null } = parts[part] ?? {}
    isLoaded = true
    from = at
    note({ track: title ?? '', number, isFinding: false })
    noteSteps()
    sound.load(url, at)
    if (isWanted) sound.play()
    onAlbum(album, state.get().track)
  }

  /** Continues with the next track or album, unless that would fail too: then it pauses where the first one failed. */
  function fail(error?: unknown) {
    const { album, track, hasNext } = state.get()
    const failed = place()
    // A stream may also expire while it is paused.
    if (!isWanted || !album || !failed) return halt()
    missed.push({ place: failed, title: (parts.length > 1 && track) || album.title })
    failures += 1
    const status = statusOf(error)
    const isCutOff = isOffline() || status === 0
    if (!isCutOff && hasNext && failures < MAX_FAILED && !REFUSALS.includes(status ?? 0)) return void goOn()
    const [first] = missed
    noteChoice()
    if (first) show(first.place)
    halt()
    if (isCutOff) say.offline()
    else say.failed(error)
  }

  /** Where it is, to continue there another time; null if nothing is in the dock. */
  function place(): Place | null {
    const { album, track, number, limit, shuffle, queue } = state.get()
    const { time, length } = sound.get()
    return album && { albumId: album.id, track, number, limit, time, length, shuffle, queue }
  }

  /** Shows a position, whose album is known, without a stream. */
  function show({ albumId, track, number, limit, time, length, shuffle, queue }: Place) {
    const album = albums.get(albumId) ?? null
    turn += 1
    isLoaded = false
    parts = []
    part = 0
    sound.stop()
    note({ album, track, number, limit, shuffle })
    noteQueue(queue)
    sound.show(time, length)
    onAlbum(album, track)
  }

  /** Plays another part of the current album. */
  function playOther(other: number): boolean {
    const { album } = state.get()
    if (!album || !parts[other]) return false
    part = other
    mayRenew = true
    isWanted = true
    playPart(album, 0)
    return true
  }

  function goBy(by: 1 | -1): boolean {
    if (!isUnread()) return besides(by) ? playOther(part + by) : go(by)
    void begin(0, numbered(state.get().number, by))
    return true
  }
  const goOn = () => goBy(1)

  function go(by: number): boolean {
    const next = step(state.get().queue, by)
    if (!next) return false
    noteQueue(next)
    void begin()
    return true
  }

  function startQueue(endsThere: boolean, shown: readonly AlbumView[], from?: number, number?: number) {
    const playable = shown.filter((one) => canPlay(one) || one.id === from)
    if (playable.length === 0) return say.nothing()
    albums = new Map(playable.map((album) => [album.id, album]))
    noteChoice()
    isAlone = endsThere
    const head = from === undefined ? null : { albumId: from, place: number === undefined ? null : number - 1 }
    noteQueue(createQueue([...albums.keys()], head, mixing(state.get().shuffle)))
    void begin(0, number === undefined ? undefined : numbered(number))
  }

  const play = () => {
    noteChoice()
    isWanted = true
    const { isFinding, number } = state.get()
    if (isFinding) return
    if (!isLoaded) return void begin(sound.get().time, number === null ? undefined : numbered(number))
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
    use: state.use,
    play,
    pause,
    toggle: () => (sound.get().isPlaying ? pause() : play()),
    next() {
      noteChoice()
      goOn()
    },
    /** The start of what plays; there, the track or the album before. */
    previous() {
      noteChoice()
      if (sound.get().time > STARTED || !goBy(-1)) sound.seek(0)
    },
    /** Plays those of the albums that can be heard, as they are shown, from one of them on, or from one of its tracks; then something else. */
    start: (shown: readonly AlbumView[], from?: number, number?: number) => startQueue(false, shown, from, number),
    /** Plays an album, and nothing after it. */
    startAlone: (album: AlbumView) => startQueue(true, [album], album.id),
    /** Looks up and loads the beginning of an album that is likely the next to start. */
    expect(album: AlbumView) {
      if (!isOffline()) prepare(album, 0)
    },
    /** Plays a track of the current album; false if that is not possible. */
    playTrack(number: number): boolean {
      const other = numbered(number)(parts)
      if (other < 0) return false
      noteChoice()
      const { shuffle, album } = state.get()
      if (album && isOneTrack())
        noteQueue(createQueue([...albums.keys()], { albumId: album.id, place: other }, mixing(shuffle)))
      return playOther(other)
    },
    /** Plays what stands at an index of the queue. */
    jump(index: number) {
      const { queue } = state.get()
      if (!queue.order[index]) return
      noteChoice()
      noteQueue({ ...queue, at: index })
      void begin()
    },
    setShuffle(shuffle: Shuffle) {
      const { album, queue } = state.get()
      noteChoice()
      note({ shuffle })
      if (album) noteQueue(createQueue(queue.shown, { albumId: album.id, place: part }, mixing(shuffle)))
    },
    /** Takes what comes later out of the queue. */
    remove(index: number) {
      noteChoice()
      noteQueue(without(state.get().queue, index))
    },
    /** Lets what comes later play earlier or later. */
    move(index: number, to: number) {
      noteChoice()
      noteQueue(moved(state.get().queue, index, to))
    },
    place,
    /** Shows what was playing another time, paused. */
    restore(before: Place, known: readonly AlbumView[]) {
      const all = new Map(known.map((album) => [album.id, album]))
      const queue = fitted(before.queue, before.albumId, (id) => all.has(id))
      if (!queue) return
      albums = new Map(queue.shown.flatMap((id) => all.get(id) ?? []).map((one) => [one.id, one]))
      show({ ...before, queue })
    },
    close() {
      noteChoice()
      turn += 1
      isLoaded = false
      parts = []
      part = 0
      ahead.take(Number.NaN)
      sound.prepare('')
      sound.stop()
      note(CLOSED)
      onAlbum(null, '')
    },
  }
}
