import { expect, it } from 'vitest'
import { createNearestSearch, isOneLetterOff } from '#domain/query/nearest-searches.ts'
import { toSearchable } from '#domain/query/searchable-album.ts'
import { albumView } from '../albums/album-view.ts'

const albums = [
  albumView({ title: 'Slow Lights', artist: 'Ottilie Brandt', tags: ['ambient'] }),
  albumView({ title: 'Harbour', artist: 'Ottilie Brandt', tags: ['ambient'] }),
  albumView({ title: 'Éclats', artist: 'Zsófi Kovács' }),
].map(toSearchable)

function nearest(q: string) {
  const search = createNearestSearch(q)
  for (const album of albums) search.add(album)
  return search.result().map((one) => [one.q, one.count])
}

it.each([
  ['otilie', [['ottilie', 2]]],
  ['hrabour', [['harbour', 1]]],
  [
    'Ottilie harbourx',
    [
      ['Ottilie harbour', 1],
      ['Ottilie', 2],
    ],
  ],
  [
    'zsofy – eclats',
    [
      ['zsofi eclats', 1],
      ['eclats', 1],
    ],
  ],
  ['ambient techno', [['ambient', 2]]],
  ['abc', []],
  ['xyzzy plugh', []],
  ['tag:x', []],
  ['', []],
])('offers what finds something instead of %j', (q, found) => {
  expect(nearest(q)).toEqual(found)
})

it.each([
  ['dub', 'dubs', true],
  ['dub', 'ub', true],
  ['dub', 'dab', true],
  ['dub', 'dbu', true],
  ['dub', 'dub', false],
  ['dub', 'bud', false],
  ['dub', 'dubby', false],
  ['', 'a', true],
])('tells whether %j and %j are one letter apart', (a, b, isNear) => {
  expect([isOneLetterOff(a, b), isOneLetterOff(b, a)]).toEqual([isNear, isNear])
})
