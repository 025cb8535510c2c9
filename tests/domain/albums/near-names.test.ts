import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createNearIndex } from '#domain/albums/near-names.ts'

type Row = [title: string, artist: string, releaseDate?: string]
const named = ([title, artist, releaseDate]: Row) => ({ title, artist, releaseDate })

/** How the second names are found among albums with the first. */
function answer(there: Row, row: Row): 'same' | 'probably' | 'new' {
  const found = createNearIndex([named(there), named(['Quite Another', 'Somebody'])])(named(row))
  return found ? (found.isSure ? 'same' : 'probably') : 'new'
}

it.each<[Row, Row, 'same' | 'probably' | 'new']>([
  [['Let’s Stay Moths', 'Les Pale Fen'], ["Let's stay moths", 'Les Pale Fen'], 'same'],
  [['( )', 'Søren Rós'], ['()', 'Soren Ros'], 'same'],
  [['Below the Harbor', 'Blau & Exit'], ['Below The Harbor', 'Blau and Exit'], 'same'],
  [['Depth', 'SHØRMVRKS & €LW ¥ARD'], ['Depth', 'SHØRMVRKS, €LW ¥ARD'], 'same'],
  [['The Tide Pt. 2', 'The Telephones'], ['The Tide Pt.2', 'Telephones'], 'same'],
  [['ノイズテープ', 'music for ferries'], ['ノ\u200bイ\u200bズ\u200bテ\u200bー\u200bプ', 'music for ferries'], 'same'],
  [['Ｒｅｅｄ', 'Fen'], ['reed', 'Fen feat. Kelp'], 'same'],
  [['Shoals', 'Various Artists'], ['Shoals', 'V/A'], 'same'],
  [['Waders', 'Waders', '1994'], ['WADERS', 'Waders', '1994-05-10'], 'same'],
  [['Waders', 'Waders', '1994'], ['WADERS', 'Waders', '2001'], 'probably'],
  [['Moth Season', 'Fen'], ['Moth Season (Deluxe Edition)', 'Fen'], 'probably'],
  [['Moth Seasons', 'Fen'], ['Moth Season', 'Fen'], 'probably'],
  [['White Harbor', 'Haneulbada'], ['White Harbor', '하늘바다'], 'probably'],
  [['Volume One 1', 'Fen'], ['Volume One 2', 'Fen'], 'new'],
  [['Moth Season', 'Fen'], ['Moth Season', 'Kelp'], 'new'],
  [['Rio', 'Marlo Marlo'], ['Rio', 'Keith Jarvis'], 'new'],
  [['Ebb', 'Fen'], ['Ebbs', 'Fen'], 'new'],
])('%j and %j: %s', (there, row, is) => {
  expect(answer(there, row)).toBe(is)
})

it('says of names what it says of them the other way around, and that they are themselves', () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('Reed', 'reed', 'Reed 2', 'The Reed', 'Ré ed'),
  )
  fc.assert(
    fc.property(name, name, name, (title, artist, other) => {
      expect(answer([title, artist], [title, artist])).toBe('same')
      expect(answer([title, artist], [other, artist])).toBe(answer([other, artist], [title, artist]))
    }),
    { numRuns: 500 },
  )
})
