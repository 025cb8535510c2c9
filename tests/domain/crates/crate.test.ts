import { expect, it } from 'vitest'
import { CrateIds, CrateInput, CratePatch } from '#domain/crates/crate.ts'
import { CratesAndAlbums, NewCrate } from '#domain/crates/crate-albums.ts'
import { fieldErrors } from '#domain/errors/error.ts'

const wrong = (input: unknown) => {
  const checked = CrateInput.safeParse(input)
  return checked.success ? {} : fieldErrors(checked.error.issues)
}

it('requires only a name', () => {
  expect(CrateInput.parse({ name: ' Late night ' })).toEqual({ name: 'Late night' })
  for (const input of [{}, { name: '' }, { name: '  ' }, { name: null }, { name: 5 }])
    expect(wrong(input)).toEqual({ name: 'Please enter a name for your crate' })
})

it('limits the length of name and description', () => {
  expect(wrong({ name: 'x'.repeat(120), description: 'x'.repeat(2_000) })).toEqual({})
  expect(wrong({ name: 'x'.repeat(121), description: 'x'.repeat(2_001) })).toEqual({
    name: 'At most 120 characters',
    description: 'At most 2,000 characters',
  })
})

it('names an unknown field', () => {
  expect(wrong({ name: 'C', albumCount: 3 })).toEqual({ albumCount: 'Unknown field' })
})

it('accepts any field in an update, but no empty name', () => {
  expect(CratePatch.parse({})).toEqual({})
  expect(CratePatch.parse({ description: null, isFavorite: false })).toEqual({ description: null, isFavorite: false })
  expect(CratePatch.safeParse({ name: ' ' }).success).toBe(false)
})

it('accepts crate ids and removes duplicates', () => {
  expect(CrateIds.parse({ crateIds: [2, 1, 2] })).toEqual({ crateIds: [2, 1] })
  for (const crateIds of [undefined, 'all', [0], ['1']]) expect(CrateIds.safeParse({ crateIds }).success).toBe(false)
})

it('accepts album ids for a new crate and removes duplicates', () => {
  expect(NewCrate.parse({ name: ' C ', albumIds: [2, 1, 2] })).toEqual({ name: 'C', albumIds: [2, 1] })
  expect(NewCrate.parse({ name: 'C' })).toEqual({ name: 'C' })
  for (const albumIds of ['all', [0], ['1'], null])
    expect(NewCrate.safeParse({ name: 'C', albumIds }).success).toBe(false)
})

it('accepts ids of albums and crates, without duplicates and up to a limit', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  const fields = (input: unknown) => {
    const checked = CratesAndAlbums.safeParse(input)
    return checked.success ? {} : fieldErrors(checked.error.issues)
  }
  expect(CratesAndAlbums.parse({ crateIds: [3, 3], albumIds: [2, 1, 2] })).toEqual({ crateIds: [3], albumIds: [2, 1] })
  expect(fields({ crateIds: ids(10), albumIds: ids(10_000) })).toEqual({})
  expect(fields({ crateIds: ids(10), albumIds: ids(10_001) })).toEqual({
    albumIds: 'At most 100,000 at once: choose fewer albums or fewer crates',
  })
  expect(Object.keys(fields({ crateIds: 'all' })).sort()).toEqual(['albumIds', 'crateIds'])
  expect(Object.keys(fields({ crateIds: [], albumIds: [], more: 1 }))).toEqual(['more'])
})
