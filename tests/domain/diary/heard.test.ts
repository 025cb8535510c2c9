// @module-tag soak
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AlbumHeard, type Hearing, listen, type Moment, noteHeard, type TrackHeard } from '#domain/diary/heard.ts'
import { runs } from '../../runs.ts'

const track = { albumId: 7, number: 2 }
const START = Date.UTC(2026, 10, 25, 20)

/** What counts of moments one after the other. */
function heardIn(moments: readonly Moment[]): TrackHeard[] {
  let hearing: Hearing | null = null
  return moments.flatMap((moment) => {
    const after = listen(hearing, moment)
    hearing = after.hearing
    return after.heard ?? []
  })
}

type Step = { seconds: number; does: 'play' | 'pause' | 'seek' | 'other' | 'preview'; to: number }

/** A player that is told every quarter of a second, or rarely, and what was really played of the track at a time. */
function run(length: number, steps: readonly Step[], every = 0.25) {
  const moments: Moment[] = []
  const played: number[] = [0]
  let [now, time, number, isPreview] = [START, 0, 1, false]
  const tell = (isPlaying: boolean) =>
    moments.push({ track: isPreview ? null : { albumId: 7, number }, time, length, isPlaying, now })
  const begin = () => {
    time = 0
    played.push(0)
  }
  for (const { seconds, does, to } of steps) {
    if (does === 'other') {
      number += 1
      isPreview = false
      begin()
    }
    if (does === 'preview') {
      isPreview = true
      begin()
    }
    if (does === 'seek') time = Math.min(length, to * length)
    const isPlaying = does !== 'pause'
    tell(isPlaying)
    for (let rest = seconds; rest > 0; rest -= every) {
      const advanced = isPlaying ? Math.min(every, rest, length - time) : 0
      now += Math.min(every, rest) * 1_000
      time += advanced
      if (!isPreview) played[played.length - 1] = (played.at(-1) ?? 0) + advanced
      tell(isPlaying)
    }
  }
  return { moments, played }
}

const steps = fc.array(
  fc.record({
    seconds: fc.integer({ min: 0, max: 90 }),
    does: fc.constantFrom('play', 'pause', 'seek', 'seek', 'other', 'preview') as fc.Arbitrary<Step['does']>,
    to: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 30 },
)

describe('listen', () => {
  it('counts half of a track, or four minutes of a long one, with the second when it began', () => {
    const play = (length: number, seconds: number) =>
      heardIn(run(length, [{ seconds, does: 'play', to: 0 }]).moments).map(({ startedAt }) => startedAt)
    const at = [Math.floor(START / 1_000)]
    expect(play(200, 99)).toEqual([])
    expect(play(200, 101)).toEqual(at)
    expect(play(200, 200)).toEqual(at)
    expect(play(3_600, 239)).toEqual([])
    expect(play(3_600, 241)).toEqual(at)
    expect(play(30, 30)).toEqual([])
    expect(play(31, 31)).toEqual(at)
  })

  it('counts a track again when it is played again', () => {
    const again: Step[] = [
      { seconds: 60, does: 'play', to: 0 },
      { seconds: 60, does: 'seek', to: 0 },
    ]
    expect(heardIn(run(100, again).moments).map(({ startedAt }) => startedAt - START / 1_000)).toEqual([0, 60])
  })

  it('counts nothing of what was skipped, paused, too short or a preview', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), steps, fc.constantFrom(0.25, 1, 5), (length, taken, every) => {
        const { moments, played } = run(length, taken, every)
        const enough = played.filter((seconds) => length > 30 && seconds > Math.min(length / 2, 240) - 0.001)
        const heard = heardIn(moments)
        // A track that starts over can count twice in one play.
        const most = enough.reduce((sum, seconds) => sum + Math.floor(seconds / Math.min(length / 2, 240) + 0.01), 0)
        expect(heard.length).toBeLessThanOrEqual(most)
        for (const { startedAt } of heard) {
          expect(startedAt).toBeGreaterThanOrEqual(Math.floor(START / 1_000))
          expect(startedAt).toBeLessThanOrEqual((moments.at(-1)?.now ?? 0) / 1_000)
        }
      }),
      { numRuns: runs(200, 2_000) },
    )
  })

  it('counts no track of which less than half a minute was played, however one moves in it', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 60 }), (places) => {
        const moves = places.map((to): Step => ({ seconds: 0.4, does: 'seek', to }))
        expect(heardIn(run(60, moves).moments)).toEqual([])
      }),
      { numRuns: runs(200, 2_000) },
    )
  })

  it('counts nothing while the clock or the device stands still', () => {
    const moment = { track, length: 100, isPlaying: true }
    // The clock is set ahead by an hour, or back; the place is that of before.
    for (const now of [START + 3_600_000, START - 3_600_000])
      expect(
        heardIn([
          { ...moment, time: 5, now: START },
          { ...moment, time: 6, now },
        ]),
      ).toEqual([])
    expect(heardIn(Array.from({ length: 400 }, (_, at) => ({ ...moment, time: at, now: START })))).toEqual([])
  })
})

describe('noteHeard', () => {
  const CLOCK = '2026-11-25T22:10:00'
  const day = (heard: readonly number[], of: number, clock = CLOCK, at = 1_000, before: AlbumHeard[] = []) => {
    let albums = before
    const told = heard.map((number) => {
      const after = noteHeard(albums, { albumId: 7, number, startedAt: at }, of, clock)
      albums = after.albums
      return after.since
    })
    return { albums, told }
  }

  it('tells an album when half of its tracks were heard, once a day', () => {
    expect(day([3, 3, 1, 2, 2, 4, 5], 5).told).toEqual([null, null, null, CLOCK, null, null, null])
    expect(day([1], 1).told).toEqual([CLOCK])
    const { albums } = day([1, 2, 3], 5)
    expect(day([1, 2, 3], 5, '2026-11-26T20:00:00', 90_000, albums).told).toEqual([null, null, '2026-11-26T20:00:00'])
  })

  it('lets an album that is played over midnight be one', () => {
    const { albums } = day([1, 2, 3], 5, '2026-11-25T23:50:00', 1_000)
    expect(day([4, 5, 1], 5, '2026-11-26T00:05:00', 1_900, albums).told).toEqual([null, null, null])
  })

  it('tells each album at most once a day, however its tracks come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ albumId: fc.integer({ min: 1, max: 3 }), number: fc.integer({ min: 1, max: 6 }) })),
        (tracks) => {
          let albums: AlbumHeard[] = []
          const told: number[] = []
          for (const one of tracks) {
            const after = noteHeard(albums, { ...one, startedAt: 1 }, 6, CLOCK)
            albums = after.albums
            if (after.since) told.push(one.albumId)
          }
          const heard = (id: number) => new Set(tracks.flatMap((one) => (one.albumId === id ? [one.number] : []))).size
          expect(told.sort()).toEqual([1, 2, 3].filter((id) => heard(id) >= 3))
        },
      ),
      { numRuns: runs(200, 2_000) },
    )
  })
})
