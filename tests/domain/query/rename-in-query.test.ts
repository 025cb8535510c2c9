import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_QUERY } from '#domain/query/plain.ts'
import { renameInQuery } from '#domain/query/rename-in-query.ts'

it.each([
  ['tag:dub rating>=4', ['dub'], 'Slow dub', 'tag:"Slow dub" rating>=4'],
  ['-tag:Dub (tag=dub or techno)', ['dub'], 'dubwise', '-tag:dubwise (tag=dubwise or techno)'],
  ['tag:a tag:b tag:c', ['a', 'b'], 'c', 'tag:c tag:c tag:c'],
  ['dub artist:dub label:dub', ['dub'], 'tape', 'dub artist:dub label:dub'],
  ['tag:dubstep', ['dub'], 'tape', 'tag:dubstep'],
  ['tag:dub', ['dub'], null, 'tag:dub'],
])('renames tags in %s', (query, from, to, renamed) => {
  expect(renameInQuery(query, { from, to })).toBe(renamed)
})

it('leaves what would get too long as it is, and what it does not rename as it was typed', () => {
  const long = Array.from({ length: 10 }, () => 'tag:dub').join(' ')
  expect(renameInQuery(long, { from: ['dub'], to: 'x'.repeat(MAX_QUERY / 10) })).toBe(long)
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(renameInQuery(text, { from: ['not in it'], to: 'new' })).toBe(text)
    }),
  )
})
