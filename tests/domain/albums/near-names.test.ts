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
  [['Let’s Stay Friends', 'Les Savy Fav'], ["Let's stay friends", 'Les Savy Fav'], 'same'],
  [['( )', 'Sigur Rós'], ['()', 'Sigur Ros'], 'same'],
  [['Below the Heavens', 'Blu & Exile'], ['Below The Heavens', 'Blu and Exile'], 'same'],
  [['Death', 'LANDMVRKS & DR€W ¥ORK'], ['Death', 'LANDMVRKS, DR€W ¥ORK'], 'same'],
  [['The Glow Pt. 2', 'The Microphones'], ['The Glow Pt.2', 'Microphones'], 'same'],
  [['テロカセット', 'haircuts for men'], ['テ\u200bロ\u200bカ\u200bセ\u200bッ\u200bト', 'haircuts for men'], 'same'],
  [['Ｒｅｅｄ', 'Fen'], ['reed', 'Fen feat. Kelp'], 'same'],
  [['Solace', 'Various Artists'], ['Solace', 'V/A'], 'same'],
  [['Weezer', 'Weezer', '1994'], ['WEEZER', 'Weezer', '1994-05-10'], 'same'],
  [['Weezer', 'Weezer', '1994'], ['WEEZER', 'Weezer', '2001'], 'probably'],
  [['Moth Season', 'Fen'], ['Moth Season (Deluxe Edition)', 'Fen'], 'probably'],
  [['Moth Seasons', 'Fen'], ['Moth Season', 'Fen'], 'probably'],
  [['White Ceiling', 'Parannoul'], ['White Ceiling', '파란노을'], 'probably'],
  [['Volume One 1', 'Fen'], ['Volume One 2', 'Fen'], 'new'],
  [['Moth Season', 'Fen'], ['Moth Season', 'Kelp'], 'new'],
  [['Rio', 'Duran Duran'], ['Rio', 'Keith Jarrett'], 'new'],
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
