import { describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { CLOSED, type PlayerState } from '#islands/features/player/player-state.ts'
import * as steps from '#islands/features/player/player-steps.ts'
import { createQueue } from '#islands/features/player/queue.ts'
import { ApiError } from '#islands/lib/api-error.ts'

const NOW = { time: 0, length: 60, isOffline: false }
const albums = new Map([4, 2, 7].map((id) => [id, { id, title: `Album ${id}` } as AlbumView]))
const parts = ['a', 'b'].map((title, at) => ({ url: `/api/play/${title}`, title, number: at + 1 }))

const mixing = { shuffle: 'off' as const, random: () => 0, countTracks: () => 1 }
const queue = createQueue([4, 2, 7], null, mixing)
const started = (isAlone = false) => steps.settled(CLOSED, steps.start(CLOSED, { albums, queue, isAlone }))
const stateOf = ([state]: steps.Step): PlayerState => state
const effectsOf = ([, ...effects]: steps.Step) => effects.map(({ kind }) => kind)
/** The first of two tracks plays. */
const playing = () => stateOf(steps.found(stateOf(started()), { parts, limit: null }))

it('a start looks for the first album, and leaves the state that it began with', () => {
  expect(started()).toEqual([
    expect.objectContaining({ album: albums.get(4), isFinding: true, hasNext: true, turn: 1 }),
    { kind: 'show', time: 0, length: 0 },
    { kind: 'find', album: albums.get(4) },
  ])
  expect(CLOSED).toMatchObject({ album: null, turn: 0 })
})

it('what is found plays, unless it was paused meanwhile', () => {
  const [state, ...effects] = steps.found(stateOf(started()), { parts, limit: null })
  expect(state).toMatchObject({ track: 'a', number: 1, isFinding: false })
  expect(effects).toEqual([{ kind: 'load', url: '/api/play/a', at: 0, isWanted: true }])
  const paused = stateOf(steps.pause(stateOf(started())))
  expect(steps.found(paused, { parts, limit: null })[1]).toMatchObject({ kind: 'load', isWanted: false })
})

it('Next goes by tracks, then by albums; Previous first to the start', () => {
  const second = stateOf(steps.next(playing()))
  expect(second).toMatchObject({ track: 'b', number: 2 })
  expect(stateOf(steps.next(second))).toMatchObject({ album: albums.get(2), isFinding: true, track: '' })
  expect(effectsOf(steps.previous(second, { ...NOW, time: 4 }))).toEqual(['rewind'])
  expect(stateOf(steps.previous(second, NOW))).toMatchObject({ track: 'a' })
})

it('the last entry of a queue asks for more, unless it is to end there', () => {
  const last = (isAlone: boolean) => {
    const state = stateOf(started(isAlone))
    return effectsOf(steps.settled(state, steps.jump(state, 2)))
  }
  expect(last(false)).toContain('more')
  expect(last(true)).not.toContain('more')
})

describe('a stream that breaks off', () => {
  it('is looked for once more at the same second, then left out', () => {
    const [renewed, find] = steps.renew(playing(), { ...NOW, time: 12 })
    expect(find).toEqual({ kind: 'find', album: albums.get(4), failed: parts[0] })
    expect(steps.found(renewed, { parts, limit: null })[1]).toMatchObject({ kind: 'load', at: 12 })
    const skipped = stateOf(steps.renew({ ...renewed, isFinding: false }, NOW))
    expect(skipped).toMatchObject({ track: 'b', failures: 1, missed: [{ title: 'a' }] })
    expect(steps.hear(skipped, { ...NOW, time: 1 })).toEqual([
      expect.objectContaining({ failures: 1, missed: [] }),
      { kind: 'skipped', titles: ['a'] },
    ])
    expect(stateOf(steps.hear(skipped, { ...NOW, time: 31 }))).toMatchObject({ failures: 0 })
  })

  it.each([
    ['a refusal', new ApiError(429), false, 'failed'],
    ['no answer', new ApiError(0), false, 'offline'],
    ['no network', undefined, true, 'offline'],
  ])('pauses at once for %s', (_, error, isOffline, notice) => {
    const step = steps.fail(playing(), { ...NOW, isOffline }, error)
    expect(stateOf(step)).toMatchObject({ track: 'a', isWanted: false, failures: 0, missed: [] })
    expect(effectsOf(step)).toEqual(['show', notice, 'pause'])
  })
})
