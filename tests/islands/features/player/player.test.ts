import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { createPlayer } from '#islands/features/player/create-player.ts'
import type { FindOptions, Part } from '#islands/features/player/find-parts.ts'
import { nowPlaying } from '#islands/features/player/now-playing.ts'
import { type createSound, isOutputError, type Sound, type SoundState } from '#islands/features/player/sound.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { waitFor } from '../../../wait-for.ts'

const albums = (...ids: number[]) => ids.map((id) => ({ id, title: `Album ${id}`, hasPreview: id < 90 }) as AlbumView)
const urlOf = (id: number) => `https://t4.bcbits.com/stream/${id}`

type On = Parameters<typeof createSound>[0]

/** A sound without an audio element, whose events the test fires. */
function fakeSound(on: On) {
  let state: SoundState = { isPlaying: false, time: 0, length: 0, volume: 0.7, isMuted: false }
  const loaded: string[] = []
  const prepared: string[] = []
  const note = (change: Partial<SoundState>) => {
    state = { ...state, ...change }
  }
  const sound = {
    get: () => state,
    use: () => state,
    load(url: string, at = 0) {
      loaded.push(url)
      note({ isPlaying: false, time: at, length: url.includes('empty') ? 0 : 60 })
    },
    play() {
      note({ isPlaying: true })
      on.onPlay()
    },
    pause() {
      note({ isPlaying: false })
      on.onPause()
    },
    prepare: (url: string) => void (prepared.at(-1) === url || prepared.push(url)),
    seek: (time: number) => note({ time }),
    show: (time: number, length: number) => note({ time, length }),
    stop: () => note({ isPlaying: false, time: 0, length: 0 }),
    setMuted: vi.fn(),
    setVolume: vi.fn(),
  } satisfies Sound
  return {
    sound,
    loaded,
    prepared,
    runTo(time: number) {
      note({ time })
      on.onTime()
    },
    end() {
      note({ isPlaying: false, time: 0 })
      on.onEnded()
    },
    break: (isSilent = false) => on.onError(isSilent),
  }
}

const onSound = vi.fn()
const say = { skipped: vi.fn(), failed: vi.fn(), offline: vi.fn(), nothing: vi.fn(), silent: vi.fn() }
const find = vi.fn(
  async (id: number, _options?: FindOptions): Promise<Part | Part[]> => ({
    url: urlOf(id),
    title: `Track ${id}`,
  }),
)
let isOffline = false
/** What queues go on with. */
let more: AlbumView[] = []

function makePlayer() {
  let fake = {} as ReturnType<typeof fakeSound>
  const player = createPlayer({
    makeSound(on) {
      fake = fakeSound(on)
      return fake.sound
    },
    find: async ({ id }, ...asked) => {
      const parts = [await find(id, ...asked)].flat()
      return { parts, limit: parts.some(({ number }) => number) ? null : 'unlinked' }
    },
    canPlay: ({ hasPreview }) => hasPreview,
    countTracks: (album) => album?.trackCount ?? 1,
    goOnWith: (played) => more.find(({ id }) => !played.has(id)) ?? null,
    isOffline: () => isOffline,
    random: () => 0.99,
    say,
    onSound,
    onAlbum: () => undefined,
    onTime: () => undefined,
  })
  const playing = (id: number) =>
    waitFor(() => expect(nowPlaying.get()).toMatchObject({ albumId: id, state: 'playing' }))
  const hears = (albumId: number, number: number) =>
    waitFor(() => expect(nowPlaying.get()).toEqual({ albumId, number, state: 'playing' }))
  return { player, fake, playing, hears }
}

beforeEach(() => {
  more = []
  isOffline = false
  nowPlaying.set(null)
  find.mockReset()
  find.mockImplementation(async (id) => ({ url: urlOf(id), title: `Track ${id}` }))
  for (const notice of [onSound, ...Object.values(say)]) notice.mockReset()
})

describe('the queue', () => {
  it('continues with the next album that has a preview, and stops after the last', async () => {
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2, 99, 7), 2)
    await playing(2)
    expect(player.get()).toMatchObject({ track: 'Track 2', hasNext: true })
    fake.end()
    await playing(7)
    expect(player.get().hasNext).toBe(false)
    fake.end()
    expect(nowPlaying.get()).toMatchObject({ albumId: 7, state: 'paused' })
    expect(fake.loaded).toEqual([urlOf(2), urlOf(7)])
  })

  it('plays the next and the previous album on request, and the first from its start', async () => {
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2))
    await playing(4)
    player.next()
    await playing(2)
    player.next()
    expect(nowPlaying.get()).toMatchObject({ albumId: 2, state: 'playing' })
    fake.runTo(4)
    player.previous()
    expect(fake.sound.get().time, 'first the start').toBe(0)
    expect(nowPlaying.get()).toMatchObject({ albumId: 2, state: 'playing' })
    fake.runTo(2)
    player.previous()
    await playing(4)
    fake.runTo(2)
    player.previous()
    expect(fake.sound.get().time).toBe(0)
    expect(nowPlaying.get()).toMatchObject({ albumId: 4, state: 'playing' })
  })

  it('goes on with something else at its end, unless it is to end there', async () => {
    more = albums(11, 12)
    const { player, fake, playing } = makePlayer()
    player.start(albums(4))
    await playing(4)
    expect(player.get().queue.order.map(({ albumId }) => albumId)).toEqual([4, 11])
    fake.end()
    await playing(11)
    expect(player.get().hasNext).toBe(true)
    player.remove(2)
    expect(player.get().queue.order.map(({ albumId }) => albumId)).toEqual([4, 11, 12])
    for (const album of albums(4)) player.startAlone(album)
    await playing(4)
    expect(player.get().hasNext).toBe(false)
    fake.end()
    expect(nowPlaying.get()).toMatchObject({ albumId: 4, state: 'paused' })
  })

  it('plays the other albums, earlier ones too, in another order when shuffled', async () => {
    const { player, playing } = makePlayer()
    player.start(albums(4, 2, 7), 7)
    await playing(7)
    expect(player.get().hasNext).toBe(false)
    player.setShuffle('albums')
    expect(player.get()).toMatchObject({ hasNext: true })
    player.next()
    await playing(2)
    player.next()
    await playing(4)
  })

  it('shows a notice if no album has a preview', () => {
    const { player } = makePlayer()
    player.start(albums(91, 92))
    expect(say.nothing).toHaveBeenCalledOnce()
    expect(nowPlaying.get()).toBeNull()
  })

  it('ignores a response that arrives after another album was chosen', async () => {
    const { player, fake, playing } = makePlayer()
    const late = Promise.withResolvers<{ url: string; title: string }>()
    find.mockReturnValueOnce(late.promise)
    player.start(albums(4, 2))
    expect(nowPlaying.get()).toMatchObject({ albumId: 4, state: 'finding' })
    player.next()
    await playing(2)
    late.resolve({ url: urlOf(4), title: 'Late' })
    await late.promise
    expect(fake.loaded).toEqual([urlOf(2)])
  })

  it('stays silent if it was paused before its stream was found', async () => {
    const { player, fake } = makePlayer()
    player.start(albums(4))
    player.pause()
    await waitFor(() => expect(nowPlaying.get()).toMatchObject({ albumId: 4, state: 'paused' }))
    expect(fake.loaded).toEqual([urlOf(4)])
  })

  it('is empty once the player is closed', async () => {
    const { player, playing } = makePlayer()
    player.start(albums(4, 2))
    await playing(4)
    player.close()
    expect(nowPlaying.get()).toBeNull()
    expect(player.get()).toMatchObject({ album: null, hasNext: false })
  })
})

describe('streams', () => {
  it('are prefetched only for the next album, and only near the end', async () => {
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2, 7))
    await playing(4)
    fake.runTo(10)
    expect(find).toHaveBeenCalledTimes(1)
    fake.runTo(45)
    fake.runTo(46)
    expect(find.mock.calls.map(([id]) => id)).toEqual([4, 2])
    fake.end()
    await playing(2)
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('are requested again if the prefetch failed', async () => {
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2))
    await playing(4)
    find.mockRejectedValueOnce(new ApiError(0))
    fake.runTo(45)
    fake.runTo(46)
    expect(find).toHaveBeenCalledTimes(2)
    fake.end()
    await playing(2)
    expect(say.offline).not.toHaveBeenCalled()
  })

  it('that have expired are renewed once, and continue at the same position', async () => {
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2))
    await playing(4)
    fake.runTo(12)
    fake.break()
    await waitFor(() => expect(fake.loaded).toHaveLength(2))
    expect(find).toHaveBeenLastCalledWith(4, { failed: expect.objectContaining({ url: urlOf(4) }) })
    expect(fake.sound.get().time).toBe(12)
    await playing(4)
    expect(say.skipped).not.toHaveBeenCalled()
  })

  it('that fail twice are skipped with a notice', async () => {
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2))
    await playing(4)
    fake.break()
    await waitFor(() => expect(fake.loaded).toHaveLength(2))
    fake.break()
    await playing(2)
    expect(say.skipped).not.toHaveBeenCalled()
    fake.runTo(1)
    fake.runTo(2)
    expect(say.skipped).toHaveBeenCalledExactlyOnceWith(['Album 4'])
  })

  it('that fail twice pause the player if nothing comes next, and it says so once', async () => {
    const { player, fake, playing } = makePlayer()
    player.start(albums(4))
    await playing(4)
    fake.runTo(12)
    fake.break()
    await waitFor(() => expect(fake.loaded).toHaveLength(2))
    fake.break()
    expect(say.failed).toHaveBeenCalledOnce()
    expect(nowPlaying.get()).toMatchObject({ albumId: 4, state: 'paused' })
    expect(fake.sound.get()).toMatchObject({ isPlaying: false, time: 12, length: 60 })
    expect(onSound).toHaveBeenLastCalledWith(false)
    player.toggle()
    await playing(4)
    expect(fake.sound.get().time).toBe(12)
  })

  it('that expire while paused leave it paused at the same album, without a notice', async () => {
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2))
    await playing(4)
    fake.runTo(12)
    player.pause()
    find.mockRejectedValue(new ApiError(404))
    fake.break()
    await waitFor(() => expect(player.get().isFinding).toBe(false))
    expect(nowPlaying.get()).toMatchObject({ albumId: 4, state: 'paused' })
    expect([say.skipped, say.failed].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    find.mockImplementation(async (id) => ({ url: urlOf(id), title: '' }))
    player.play()
    await playing(4)
    expect(fake.sound.get().time).toBe(12)
  })

  it.each([
    ['fail', (fake: ReturnType<typeof fakeSound>) => fake.break()],
    ['end before anything is heard', (fake: ReturnType<typeof fakeSound>) => fake.end()],
  ])(
    'of 20 albums that %s pause the player where the first one is, with one notice and few requests',
    async (_, stop) => {
      const { player, fake, playing } = makePlayer()
      find.mockImplementation(async (id) => ({ url: `/empty/${id}`, title: '' }))
      player.start(albums(...Array.from({ length: 20 }, (_, index) => index + 1)))
      await playing(1)
      let stopped = 0
      while (say.failed.mock.calls.length === 0) {
        await waitFor(() => expect(fake.loaded.length).toBeGreaterThan(stopped))
        stopped += 1
        stop(fake)
      }
      await waitFor(() => expect(nowPlaying.get()).toMatchObject({ albumId: 1, state: 'paused' }))
      expect(find.mock.calls.map(([id]) => id)).toEqual([1, 1, 2, 2, 3, 3])
      expect(fake.loaded).toHaveLength(6)
      expect(say.failed).toHaveBeenCalledOnce()
      expect(say.skipped).not.toHaveBeenCalled()
      expect(onSound).toHaveBeenLastCalledWith(false)
    },
  )

  it('of albums that break off soon after they begin stop it too', async () => {
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2, 7, 8))
    for (const id of [4, 2, 7]) {
      await playing(id)
      fake.runTo(5)
      fake.break()
      await waitFor(() => expect(find).toHaveBeenLastCalledWith(id, expect.anything()))
      await playing(id)
      fake.break()
    }
    expect(say.failed).toHaveBeenCalledOnce()
    expect(say.skipped.mock.calls).toEqual([[['Album 4']], [['Album 2']]])
    expect(nowPlaying.get()).toMatchObject({ albumId: 7, state: 'paused' })
  })

  it('that do not exist are skipped and named together', async () => {
    const { player, fake, playing } = makePlayer()
    find.mockRejectedValueOnce(new ApiError(404)).mockRejectedValueOnce(new ApiError(404))
    player.start(albums(4, 2, 7))
    await playing(7)
    fake.runTo(1)
    expect(say.skipped).toHaveBeenCalledExactlyOnceWith(['Album 4', 'Album 2'])
  })

  it('that do not exist stop the player after three in a row, where the first one is', async () => {
    const { player } = makePlayer()
    find.mockRejectedValue(new ApiError(404))
    player.start(albums(4, 2, 7, 8))
    await waitFor(() => expect(say.failed).toHaveBeenCalledOnce())
    expect(find.mock.calls.map(([id]) => id)).toEqual([4, 2, 7])
    expect(nowPlaying.get()).toMatchObject({ albumId: 4, state: 'paused' })
    expect(player.get()).toMatchObject({ hasNext: true })
  })

  it('are not requested for every album while the server refuses', async () => {
    const { player } = makePlayer()
    find.mockRejectedValue(new ApiError(429))
    player.start(albums(4, 2, 7))
    await waitFor(() => expect(say.failed).toHaveBeenCalledOnce())
    expect(find).toHaveBeenCalledOnce()
    find.mockImplementation(async (id) => ({ url: urlOf(id), title: '' }))
    player.play()
    await waitFor(() => expect(nowPlaying.get()).toMatchObject({ albumId: 4, state: 'playing' }))
  })

  it('are not requested while offline, and a notice says so', async () => {
    const { player, playing } = makePlayer()
    isOffline = true
    player.start(albums(4, 2))
    await waitFor(() => expect(say.offline).toHaveBeenCalledOnce())
    expect(find).not.toHaveBeenCalled()
    expect(nowPlaying.get()).toMatchObject({ albumId: 4, state: 'paused' })
    isOffline = false
    player.play()
    await playing(4)
  })
})

describe('without an audio output', () => {
  it('nothing is skipped: the player stops, says so, and tries again on request', async () => {
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2))
    await playing(4)
    fake.runTo(12)
    fake.break(true)
    expect(say.silent).toHaveBeenCalledOnce()
    expect(nowPlaying.get()).toMatchObject({ albumId: 4, state: 'paused' })
    expect(find).toHaveBeenCalledOnce()
    player.play()
    await playing(4)
    expect(fake.sound.get().time).toBe(12)
    expect([say.skipped, say.failed].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  })

  it.each([
    ['Chromium', 3, 'AUDIO_RENDERER_ERROR: audio render error', true],
    ['Firefox', 3, 'OnMediaSinkAudioError', true],
    ['a broken stream', 3, 'PIPELINE_ERROR_DECODE: Failed to send audio packet', false],
    ['an expired stream', 4, '410: Gone', false],
  ])('%s is told from other causes', (_, code, message, isOutput) => {
    expect(isOutputError({ code, message })).toBe(isOutput)
  })
})

describe('an album that plays whole', () => {
  const tracks = (...titles: string[]) =>
    titles.map((title, at) => ({ url: `/api/play/${title}`, title, number: at + 1 }))

  it('plays from its first track to its last, then the next album', async () => {
    find.mockImplementation(async (id) => (id === 4 ? tracks('a', 'b', 'c') : { url: urlOf(id), title: `Track ${id}` }))
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2))
    await playing(4)
    fake.end()
    expect(player.get()).toMatchObject({ track: 'b', hasNext: true })
    player.next()
    fake.end()
    await playing(2)
    expect(fake.loaded).toEqual(['/api/play/a', '/api/play/b', '/api/play/c', urlOf(2)])
    expect(find.mock.calls.map(([id]) => id)).toEqual([4, 2])
  })

  it('goes back by tracks, and from the first one to the album before', async () => {
    find.mockImplementation(async (id) => tracks(`${id}a`, `${id}b`))
    const { player, fake, playing } = makePlayer()
    player.start(albums(4, 2), 2)
    await playing(2)
    player.next()
    player.previous()
    player.previous()
    await playing(4)
    player.previous()
    expect(fake.loaded).toEqual(['/api/play/2a', '/api/play/2b', '/api/play/2a', '/api/play/4a'])
    expect(player.get()).toMatchObject({ track: '4a' })
  })

  it('asks for a dead track once more, then skips it by its name', async () => {
    find.mockImplementation(async () => tracks('a', 'b'))
    const { player, fake, playing } = makePlayer()
    player.start(albums(4))
    await playing(4)
    fake.break()
    await waitFor(() => expect(fake.loaded).toHaveLength(2))
    fake.break()
    await playing(4)
    expect(fake.loaded).toEqual(['/api/play/a', '/api/play/a', '/api/play/b'])
    fake.runTo(1)
    expect(say.skipped).toHaveBeenCalledExactlyOnceWith(['a'])
  })

  it('plays from any of its tracks on', async () => {
    find.mockImplementation(async () => tracks('a', 'b', 'c'))
    const { player, fake, hears } = makePlayer()
    player.start(albums(4, 2), 4, 2)
    await hears(4, 2)
    fake.end()
    await hears(4, 3)
    expect(player.playTrack(1)).toBe(true)
    await hears(4, 1)
    expect(player.playTrack(9)).toBe(false)
    expect(find).toHaveBeenCalledOnce()
  })

  it('has its next track loaded before the end of this one, then the first of the next album', async () => {
    find.mockImplementation(async (id) => tracks(`${id}a`, `${id}b`))
    const { player, fake, hears } = makePlayer()
    player.start(albums(4, 2))
    await hears(4, 1)
    fake.runTo(30)
    expect(fake.prepared).toEqual([])
    fake.runTo(45)
    expect(fake.prepared).toEqual(['/api/play/4b'])
    fake.end()
    await hears(4, 2)
    fake.runTo(45)
    await waitFor(() => expect(fake.prepared).toEqual(['/api/play/4b', '/api/play/2a']))
  })

  it('plays its preview from the start if its tracks do not play any more', async () => {
    find.mockImplementation(async (id, options) =>
      options?.failed ? { url: urlOf(id), title: 'Preview' } : tracks('a', 'b'),
    )
    const { player, fake, playing } = makePlayer()
    player.start(albums(4))
    await playing(4)
    expect(player.get().limit).toBeNull()
    fake.runTo(12)
    fake.break()
    await waitFor(() => expect(fake.loaded).toEqual(['/api/play/a', urlOf(4)]))
    expect(player.get().limit).not.toBeNull()
    expect(fake.sound.get().time).toBe(0)
    expect(say.skipped).not.toHaveBeenCalled()
  })

  it('mixes its tracks with those of other albums, and leaves out tracks that it does not have', async () => {
    find.mockImplementation(async (id) => (id === 4 ? tracks('4a', '4b') : tracks('2a')))
    const { player, fake, hears } = makePlayer()
    player.setShuffle('tracks')
    player.start(albums(4, 2).map((album) => ({ ...album, trackCount: 2 })))
    await hears(2, 1)
    fake.end()
    await hears(4, 2)
    player.next()
    await hears(4, 1)
    expect(player.get().hasNext).toBe(false)
    player.setShuffle('off')
    expect(player.get().hasNext).toBe(true)
    fake.end()
    await hears(4, 2)
  })
})

describe('another day', () => {
  const three = () =>
    Promise.resolve([1, 2, 3].map((number) => ({ url: `/api/play/${number}`, title: `${number}`, number })))

  it('the same track waits at the same second, and nothing is asked for before Play is pressed', async () => {
    find.mockImplementation(three)
    const before = makePlayer()
    before.player.start(albums(4, 2), 4, 2)
    await before.hears(4, 2)
    before.fake.runTo(42)
    const place = before.player.place()
    find.mockClear()
    nowPlaying.set(null)

    const { player, fake, hears } = makePlayer()
    if (place) player.restore(place, albums(2, 4))
    expect(nowPlaying.get()).toEqual({ albumId: 4, number: 2, state: 'paused' })
    expect(player.get()).toMatchObject({ track: '2', hasNext: true })
    expect(fake.sound.get()).toMatchObject({ time: 42, length: 60 })
    expect(find).not.toHaveBeenCalled()
    player.play()
    await hears(4, 2)
    expect(fake.sound.get().time).toBe(42)
    fake.end()
    await hears(4, 3)
    fake.end()
    await hears(2, 1)
  })

  it('Next goes on from the track that waits', async () => {
    find.mockImplementation(three)
    const before = makePlayer()
    before.player.start(albums(4))
    await before.hears(4, 1)
    const place = before.player.place()
    const { player, hears } = makePlayer()
    if (place) player.restore(place, albums(4))
    player.next()
    await hears(4, 2)
  })

  it('there is nothing if the album is gone, and the queue has only what is there', async () => {
    const before = makePlayer()
    before.player.start(albums(4, 2, 7), 2)
    await before.playing(2)
    const place = before.player.place()
    nowPlaying.set(null)
    const { player } = makePlayer()
    if (place) player.restore(place, albums(4, 7))
    expect(nowPlaying.get()).toBeNull()
    if (place) player.restore(place, albums(2, 7))
    expect(player.get().queue).toMatchObject({ shown: [2, 7], at: 0 })
  })
})
