import { expect, test } from 'vitest'
import { CrateIds, CrateInput, CratePatch, type CrateView } from '#domain/crate.ts'
import { albumCountText, divideCrates } from '#domain/crate-list.ts'
import { fieldErrors } from '#domain/error.ts'

const wrong = (input: unknown) => {
  const checked = CrateInput.safeParse(input)
  return checked.success ? {} : fieldErrors(checked.error.issues)
}

test('a crate needs a name and nothing else', () => {
  expect(CrateInput.parse({ name: ' Late night ' })).toEqual({ name: 'Late night' })
  for (const input of [{}, { name: '' }, { name: '  ' }, { name: null }, { name: 5 }])
    expect(wrong(input)).toEqual({ name: 'Please enter a name for your crate' })
})

test('name and description have a length', () => {
  expect(wrong({ name: 'x'.repeat(120), description: 'x'.repeat(2_000) })).toEqual({})
  expect(wrong({ name: 'x'.repeat(121), description: 'x'.repeat(2_001) })).toEqual({
    name: 'At most 120 characters',
    description: 'At most 2,000 characters',
  })
})

test('an unknown field is named', () => {
  expect(wrong({ name: 'C', albumCount: 3 })).toEqual({ albumCount: 'This field is not known' })
})

test('a change may name any field, the name only with something in it', () => {
  expect(CratePatch.parse({})).toEqual({})
  expect(CratePatch.parse({ description: null, isFavorite: false })).toEqual({ description: null, isFavorite: false })
  expect(CratePatch.safeParse({ name: ' ' }).success).toBe(false)
})

test('the crates of an album are ids, each once', () => {
  expect(CrateIds.parse({ crateIds: [2, 1, 2] })).toEqual({ crateIds: [2, 1] })
  for (const crateIds of [undefined, 'all', [0], ['1']]) expect(CrateIds.safeParse({ crateIds }).success).toBe(false)
})

test('favourites and others keep their order', () => {
  const crate = (id: number, isFavorite: boolean): CrateView => ({
    id,
    name: `C${id}`,
    description: '',
    isFavorite,
    albumCount: 0,
    front: [],
  })
  const crates = [crate(1, false), crate(2, true), crate(3, false), crate(4, true)]
  const { favorites, others } = divideCrates(crates)
  expect(favorites.map(({ id }) => id)).toEqual([2, 4])
  expect(others.map(({ id }) => id)).toEqual([1, 3])
})

test.each([
  [0, '0 albums'],
  [1, '1 album'],
  [31, '31 albums'],
  [12_345, '12,345 albums'],
])('%i is "%s"', (count, text) => {
  expect(albumCountText(count)).toBe(text)
})
