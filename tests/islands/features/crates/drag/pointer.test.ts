import { describe, expect, it, test } from 'vitest'
import { edgeSpeed } from '#islands/features/crates/drag/edge-scroll.ts'
import { gestureAfter } from '#islands/features/crates/drag/gesture.ts'

test.each([
  ['mouse', 0, 'press'],
  ['mouse', 5, 'press'],
  ['mouse', 6, 'drag'],
  ['touch', 8, 'press'],
  ['touch', 9, 'scroll'],
] as const)('a press by %s that moved %d px is a %s', (pointer, distance, gesture) => {
  expect(gestureAfter(distance, pointer === 'touch')).toBe(gesture)
})

describe('edge scrolling', () => {
  it('is off away from the edges', () => {
    expect(edgeSpeed(500, 0, 1000)).toBe(0)
    expect(edgeSpeed(72, 0, 1000)).toBe(0)
    expect(edgeSpeed(928, 0, 1000)).toBe(0)
  })

  it('speeds up towards an edge, up to a limit', () => {
    expect(edgeSpeed(36, 0, 1000)).toBeLessThan(0)
    expect(edgeSpeed(10, 0, 1000)).toBeLessThan(edgeSpeed(36, 0, 1000))
    expect(edgeSpeed(-50, 0, 1000)).toBe(edgeSpeed(0, 0, 1000))
    expect(edgeSpeed(990, 0, 1000)).toBeCloseTo(-edgeSpeed(10, 0, 1000))
  })

  it('leaves a still middle in a small list', () => {
    expect(edgeSpeed(50, 0, 100)).toBe(0)
    expect(edgeSpeed(10, 0, 100)).toBeLessThan(0)
    expect(edgeSpeed(90, 0, 100)).toBeGreaterThan(0)
  })
})
