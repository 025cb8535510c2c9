import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CrateView } from '#domain/crates/crate.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { records } from '#islands/data/store/records.ts'
import type { Hit } from '#islands/features/crates/drag/hit-test.ts'
import type { DragPayload } from '#islands/features/crates/drag/payload.ts'
import { targetOf, tipOf } from '#islands/features/crates/drag/target.ts'
import { findText } from '#islands/features/crates/shown-crates.ts'

const crate = (id: number, isFavorite = false, name = `Crate ${id}`) => ({ id, name, isFavorite }) as CrateView
const show = (crates: CrateView[]) => records.set({ ...records.get(), crates })

const element = {} as HTMLElement
const onCrate = (crateId: number, isAfter = false): Hit => ({ kind: 'crate', element, crateId, isAfter })
const onAlbum = (albumId: number, isAfter = false): Hit => ({
  kind: 'album',
  element,
  albumId,
  isAfter,
  isAcross: true,
})
const newCrate: Hit = { kind: 'new-crate', element }

const album = (albumId: number): DragPayload => ({ kind: 'album', albumId, title: 'Low Water' })
const draggedCrate = (crateId: number): DragPayload => ({ kind: 'crate', crateId })

beforeAll(() => records.set({ members: [{ crateId: 1, albumIds: [10, 11, 12] }] }))

describe('a dragged album', () => {
  beforeAll(() => show([crate(1), crate(2)]))

  it('goes into a crate that does not hold it', () => {
    const target = targetOf(album(10), onCrate(2), DEFAULT_QUERY)
    expect(target).toEqual({ kind: 'crate', crateId: 2, name: 'Crate 2', isAllowed: true })
    expect(tipOf(target)).toBe('Add to Crate 2')
  })

  it('is refused by a crate that holds it', () => {
    const target = targetOf(album(10), onCrate(1), DEFAULT_QUERY)
    expect(target).toMatchObject({ kind: 'crate', isAllowed: false })
    expect(tipOf(target)).toBe('Already in Crate 1')
  })

  it('has no target in a crate that no longer exists', () => {
    expect(targetOf(album(10), onCrate(9), DEFAULT_QUERY)).toBeNull()
  })

  it('starts a new crate', () => {
    const target = targetOf(album(10), newCrate, DEFAULT_QUERY)
    expect(target).toEqual({ kind: 'new-crate', title: 'Low Water' })
    expect(tipOf(target)).toBe('New crate with Low Water')
  })

  it('goes to a position in the open crate', () => {
    const target = targetOf(album(12), onAlbum(10), { ...DEFAULT_QUERY, crate: 1 })
    expect(target).toEqual({
      kind: 'album-position',
      beside: { id: 10, isBehind: false },
      position: 1,
      count: 3,
    })
    expect(tipOf(target)).toBe('Move to 1 of 3')
  })

  it.each([
    ['on itself', onAlbum(11)],
    ['behind the one before it', onAlbum(10, true)],
    ['before the one behind it', onAlbum(12)],
  ])('stays where it is %s', (_, hit) => {
    expect(targetOf(album(11), hit, { ...DEFAULT_QUERY, crate: 1 })).toBeNull()
  })

  it('has no position outside a crate', () => {
    expect(targetOf(album(12), onAlbum(10), DEFAULT_QUERY)).toBeNull()
    expect(targetOf(album(12), onAlbum(10), { ...DEFAULT_QUERY, crate: 'none' })).toBeNull()
  })

  it('has no position in a crate that is sorted', () => {
    const query = { ...DEFAULT_QUERY, crate: 1, sort: 'title' as const }
    const target = targetOf(album(12), onAlbum(10), query)
    expect(target).toEqual({ kind: 'sorted', query })
    expect(tipOf(target)).toBe('Sorted by “Title”')
  })
})

describe('a dragged crate', () => {
  beforeEach(() => findText.set(''))
  const target = (crateId: number, hit: Hit) => targetOf(draggedCrate(crateId), hit, DEFAULT_QUERY)

  it('goes next to another crate of its section only', async () => {
    await show([crate(1, true), crate(2), crate(3), crate(4, true)])
    expect(target(3, onCrate(2))).toEqual({ kind: 'crate-position', beside: { id: 2, isBehind: false } })
    expect(target(4, onCrate(1))).toEqual({ kind: 'crate-position', beside: { id: 1, isBehind: false } })
    expect(target(3, onCrate(1))).toBeNull()
    expect(target(1, onCrate(2, true))).toBeNull()
    expect(target(3, newCrate)).toBeNull()
    expect(target(3, onAlbum(10))).toBeNull()
  })

  it('stays where it is next to its neighbor among the found crates', async () => {
    await show([...Array(13).keys()].map((id) => crate(id + 1, false, id % 2 ? 'Kitchen' : 'Sunday')))
    expect(target(5, onCrate(3, true))).toEqual({ kind: 'crate-position', beside: { id: 3, isBehind: true } })
    findText.set('sun')
    expect(target(5, onCrate(3, true))).toBeNull()
    expect(target(5, onCrate(3))).toEqual({ kind: 'crate-position', beside: { id: 3, isBehind: false } })
    expect(target(5, onCrate(2))).toBeNull()
  })
})
