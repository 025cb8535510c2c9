import { expect, it } from 'vitest'
import { wordsAsFilters, wordTermsOf } from '#islands/features/find/words-as-filters.ts'

const terms = wordTermsOf({ tag: ['ambient', 'dub techno', 'Électronique', 'Low'], artist: ['Low', 'Ottilie Brandt'] })

it.each([
  ['ambient unrated 2021', 'tag:ambient is:unrated year:2021'],
  ['Ambient', 'tag:ambient'],
  ['dub techno harbour', 'tag:"dub techno" harbour'],
  ['ottilie brandt wishlist', 'artist="Ottilie Brandt" is:wishlist'],
  ['electronique', 'tag:Électronique'],
  ['low', 'tag:Low'],
  ['dub', null],
  ['1850', null],
  ['tag:ambient unrated', null],
  ['', null],
])('offers filters for %j', (text, filters) => {
  expect(wordsAsFilters(text, terms)).toBe(filters)
})
