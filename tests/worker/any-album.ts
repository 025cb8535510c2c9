import * as fc from 'fast-check'
import { FORMATS } from '#domain/albums/formats.ts'

// What means something to a spreadsheet, to CSV, or to upper and lower case.
const CHARACTERS = [
  '=',
  '+',
  '-',
  '@',
  "'",
  '\t',
  '\r',
  '\n',
  '"',
  ',',
  ';',
  '\\',
  ' ',
  'a',
  '0',
  '\uFEFF',
  '\0',
  '\ud83c',
  'İ',
  'ς',
  'Σ',
  '🎧',
]

/** Any text, often one that is hard to keep in a file. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.array(fc.constantFrom(...CHARACTERS), { maxLength: 30 }).map((parts) => parts.join('')),
)

/** Any title, artist or crate name, now and then the same. */
export const anyName = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('Untitled', 'UNTITLED ', 'ΑΣ') },
  { weight: 2, arbitrary: anyText.filter((text) => text.trim() !== '') },
)

const tags = fc.array(anyText, { maxLength: 5 })

/** What any album in a file has, as arbitraries by field. Whether it has an address, a test makes one of. */
export const anyAlbumFields = {
  title: anyName,
  artist: anyName,
  hasAddress: fc.boolean(),
  rating: fc.constantFrom(null, 0.5, 1, 2, 2.5, 3, 4, 4.5, 5),
  notes: anyText,
  trackCount: fc.option(fc.integer({ min: 0, max: 9_999 })),
  releaseDate: fc.constantFrom('', '2024-02-29', '0001-01-01', '2024', '2024-05'),
  bandcampTags: tags,
  userTags: tags,
  list: fc.constantFrom('collection', 'wishlist'),
  addedAt: fc
    .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  previewTitle: anyText,
  formats: fc.subarray([...FORMATS]),
  downloadedAt: fc.constantFrom(null, '2010-01-01T00:00:00.000Z', '2026-05-05T05:05:05.005Z'),
  downloadedTracks: fc.constantFrom(null, 0, 3),
}
