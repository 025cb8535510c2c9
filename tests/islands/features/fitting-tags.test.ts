import { expect, it } from 'vitest'
import { fittingTags } from '#islands/features/album/fitting-tags.ts'

it('shows all tags where there is room for them', () => {
  expect(fittingTags(['dub', 'house', 'tape'], 200)).toEqual(['dub', 'house', 'tape'])
})

it('leaves out tags that would be cut, and keeps shorter ones after them', () => {
  expect(fittingTags(['field recordings', 'dub', 'tape'], 120)).toEqual(['dub', 'tape'])
})

it('shows none where even one would be cut', () => {
  expect(fittingTags(['modern classical'], 60)).toEqual([])
})
