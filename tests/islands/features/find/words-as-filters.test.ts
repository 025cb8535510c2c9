import { expect, it } from 'vitest'
import { wordsAsFilters, wordTermsOf } from '#islands/features/find/words-as-filters.ts'
import { inLanguage } from '../../../in-language.ts'

const terms = wordTermsOf({
  tag: ['ambient', 'dub techno', 'Électronique', 'Low', 'hip-hop'],
  artist: ['Low', 'Ottilie Brandt'],
  label: ['Low Tide', 'Columbia'],
  crate: ['Sunday'],
})

it.each([
  ['ambient unrated 2021', 'tag:ambient is:unrated year:2021'],
  ['Ambient', 'tag:ambient'],
  ['dub techno harbour', 'tag:"dub techno" harbour'],
  ['ottilie brandt wishlist', 'artist="Ottilie Brandt" is:wishlist'],
  ['electronique', 'tag:Électronique'],
  ['low', 'tag:Low'],
  ['not downloaded', '-is:downloaded'],
  ['No Ambient 2021', '-tag:ambient year:2021'],
  ['without dub techno', '-tag:"dub techno"'],
  ['not rated', '-is:rated'],
  ['no tags', 'is:untagged'],
  ['without tags 2021', 'is:untagged year:2021'],
  ['no notes', '-has:notes'],
  ['without crates', 'is:uncrated'],
  ['not 2021', '-year:2021'],
  ['no label columbia', '-label:columbia'],
  // What “no” is about says nothing, so both stay words.
  ['no fun', null],
  ['no fun 2021', 'no fun year:2021'],
  ['not', null],
  ['label columbia', 'label:columbia'],
  ['labels low tide', 'label:"low tide"'],
  ['label low', 'label:low'],
  ['tag hip hop', 'tag:hip-hop'],
  ['artist brandt 2021', 'artist:brandt year:2021'],
  ['crate sunday', 'crate:sunday'],
  ['year 1999', 'year:1999'],
  ['rating 4', 'rating:4'],
  ['track orchid', 'track:orchid'],
  ['label none has', null],
  ['dub', null],
  ['1850', null],
  ['tag:ambient unrated', null],
  ['', null],
])('offers filters for %j', (text, filters) => {
  expect(wordsAsFilters(text, terms)).toBe(filters)
})

it.each([
  ['de', 'dub ohne Sterne', 'tag:dub is:unrated'],
  ['de', 'unrated', 'is:unrated'],
  ['ja', '未評価', 'is:unrated'],
])('finds in %s the filters of "%s"', async (language, typed, filters) => {
  const path = '#islands/features/find/words-as-filters.ts'
  const { wordTermsOf, wordsAsFilters } = await inLanguage<typeof import('#islands/features/find/words-as-filters.ts')>(
    path,
    language,
  )
  expect(wordsAsFilters(typed, wordTermsOf({ tag: ['dub'], artist: [], label: [], crate: [] }))).toBe(filters)
})
