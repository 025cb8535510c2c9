import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import { createAlbumIndex, createNumbers, type Known, type Wanted } from '#domain/albums/match.ts'
import { RULES, type Rule } from '#domain/albums/match-rules.ts'
import { namesKey } from '#domain/albums/names.ts'

/** An example of the rules as it is matched: with names, and with its address in the form in which it is stored. */
const exampleOf = ({ bandcampUrl, ...given }: Partial<Wanted>): Wanted => ({
  title: 'Ebb',
  artist: 'Fen',
  ...given,
  ...(bandcampUrl && { bandcampUrl: normalizeBandcampUrl(bandcampUrl) }),
})

let ids = 0
const known = (given: Partial<Known>): Known => {
  ids += 1
  return { id: ids, title: 'Ebb', artist: 'Fen', bandcampUrl: null, itemKey: null, ...given }
}
const knownExample = (given: Partial<Wanted>) => {
  const { bandcampUrl = null, itemKey = null, ...others } = exampleOf(given)
  return known({ ...others, bandcampUrl, itemKey })
}
const somethingElse = known({ title: 'Quite Another', artist: 'Somebody' })

const examples = Object.entries<Rule>(RULES).flatMap(([name, { is, examples: pairs }]) =>
  pairs.map(([row, album]) => [name, is, row, album] as const),
)

/** Pairs for which no rule holds: they are two albums. */
const OTHERS: Rule['examples'] = [
  [{ title: 'Volume One 1' }, { title: 'Volume One 2' }],
  [
    { title: 'Moth Season', artist: 'Kelp' },
    { title: 'Moth Season', artist: 'Fen' },
  ],
  [{ title: 'Ebbs' }, { title: 'Ebb' }],
  [
    { title: 'Rio', artist: 'Keith Jarvis' },
    { title: 'Rio', artist: 'Marlo Marlo' },
  ],
  [{ itemKey: 'a12' }, { itemKey: 'a13' }],
  [
    { itemKey: 'a12', bandcampUrl: 'https://fen.bandcamp.com/album/ebb' },
    { itemKey: 'a13', bandcampUrl: 'https://fen.bandcamp.com/album/ebb' },
  ],
  [{ bandcampUrl: 'https://fen.bandcamp.com/track/ebb' }, { bandcampUrl: 'https://fen.bandcamp.com/album/ebb' }],
  [{ itemKey: 't13' }, { itemKey: 'a12', trackCount: 9 }],
  [{ itemKey: 't13' }, { itemKey: 't14', trackCount: 1 }],
  [
    { itemKey: 't13', onKey: 'a12', list: 'collection' },
    { title: 'Moth Season', itemKey: 'a12', list: 'wishlist' },
  ],
]

const finder = (albums: Known[]) => {
  const index = createAlbumIndex(albums)
  return (...row: Parameters<typeof index.find>) => index.find(...row)?.album
}

/** The rule by which a row and an album are one; null if they are two. */
function ruleFor(row: Wanted, album: Known) {
  const index = createAlbumIndex([somethingElse, album])
  const found = index.find(row) ?? index.findProbable(row)
  return found?.album === album ? found.rule : null
}

describe('a row and an album', () => {
  it.each(examples)('by %s: %s, %j and %j', (name, is, row, album) => {
    const there = knownExample(album)
    expect(ruleFor(exampleOf(row), there)).toBe(name)
    expect(createAlbumIndex([somethingElse, there]).has(exampleOf(row))).toBe(is !== 'probably')
  })

  it.each(OTHERS)('are two: %j and %j', (row, album) => {
    const there = knownExample(album)
    expect(ruleFor(exampleOf(row), there)).toBeNull()
    expect(createAlbumIndex([there]).has(exampleOf(row))).toBe(false)
  })

  it('are what they are the other way around', () => {
    for (const [name, , row, album] of examples) {
      if (row.otherUrl || row.otherKey || row.otherArtist || name === 'track') continue
      expect(ruleFor(exampleOf(album), knownExample(row))).toBe(name)
    }
  })

  it('are the same with the same names, whatever these are', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('Reed', 'reed', 'Reed 2', 'The Reed', 'Ré ed', 'V/A', 'and', 'The The'),
    )
    fc.assert(
      fc.property(name, name, name, (title, artist, other) => {
        expect(ruleFor({ title, artist }, known({ title, artist }))).toBe('names')
        expect(ruleFor({ title, artist }, known({ title: other, artist }))).toBe(
          ruleFor({ title: other, artist }, known({ title, artist })),
        )
        // What is stored of a name is what it is compared by.
        const [foldedTitle = '', foldedArtist = ''] = namesKey({ title, artist }).split('\n')
        expect(namesKey({ title: foldedTitle, artist: foldedArtist })).toBe(namesKey({ title, artist }))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('of several albums with the same names', () => {
  const [first, second] = [known({}), known({})]
  const row = { title: 'EBB', artist: 'fen' }

  it('finds the nth for the nth row', () => {
    const find = finder([first, second])
    expect([1, 2, 3].map((nth) => find(row, { nth })?.id)).toEqual([first.id, second.id, undefined])
  })

  it('finds one for each address and each item', () => {
    const find = finder([first, second])
    const urls = ['a', 'b', 'a', 'c'].map((name) => `https://fen.bandcamp.com/album/${name}`)
    const found = urls.map((bandcampUrl) => find({ ...row, bandcampUrl })?.id)
    expect(found).toEqual([first.id, second.id, first.id, undefined])
    const items = finder([first, known({ itemKey: 'a7' })])
    expect(['a1', 'a2', 'a7'].map((itemKey) => items({ ...row, itemKey })?.id)).toEqual([first.id, undefined, ids])
  })

  it('tells them apart by the year', () => {
    const albums = [known({ releaseDate: '1994-05-10' }), known({ releaseDate: '2001' }), known({})]
    const find = finder(albums)
    const found = (releaseDate: string) => albums.indexOf(find({ ...row, releaseDate }) as Known)
    expect(['2001', '1994', '2002', '', '2016'].map(found)).toEqual([1, 0, 1, 2, 2])
  })

  it('joins rows of several years with no more than one album of unknown year', () => {
    const number = createNumbers()
    const rows = ['1994', '2001', '1994', ''].map((releaseDate) => ({ ...row, releaseDate }))
    const find = finder([known({})])
    expect(rows.map((one) => find(one, number(one))?.id)).toEqual([ids, undefined, undefined, ids])
  })

  it('joins a row without a year also with one whose year an earlier row has filled in, but for an own file', () => {
    const number = createNumbers()
    const rows = ['1994', ''].map((releaseDate) => ({ ...row, releaseDate }))
    const [dated, plain] = rows.map((one) => [one, number(one)] as const)
    const find = finder([known({ releaseDate: '1994' })])
    expect([dated, plain].map((one) => one && find(...one)?.id)).toEqual([ids, ids])
    expect(plain && find({ ...plain[0], isExact: true }, plain[1])).toBeUndefined()
  })

  it('finds one in the trash last', () => {
    const find = finder([{ ...first, isTrashed: true }, second])
    expect([1, 2].map((nth) => find(row, { nth })?.id)).toEqual([second.id, first.id])
  })
})

it('leaves albums of Gatefold’s own file apart that differ by having an address', () => {
  const bandcampUrl = 'https://fen.bandcamp.com/album/ebb'
  const [placed, plain] = [known({ bandcampUrl }), known({})]
  const row = { title: 'Ebb', artist: 'Fen', isExact: true }
  expect(finder([placed])(row)).toBeUndefined()
  expect(finder([plain])({ ...row, bandcampUrl })).toBeUndefined()
  expect(finder([placed, plain])(row)?.id).toBe(plain.id)
})

it('compares a row with few of 20,000 albums of one artist to find what probably is there', () => {
  const albums = Array.from({ length: 20_000 }, (_, index) =>
    known({ title: `Compilation of Moths ${index}`, artist: 'Various' }),
  )
  const { findProbable } = createAlbumIndex(albums)
  // The first row has it made.
  expect(findProbable(somethingElse)).toBeUndefined()
  const rules: Rule[] = Object.values(RULES)
  const compared = rules.flatMap((rule) => (rule.isOther ? [vi.spyOn(rule as Required<Rule>, 'isOther')] : []))
  for (let index = 0; index < 100; index += 1) {
    expect(findProbable({ title: `Kompilation of Moths ${index}`, artist: 'Various' })?.album.title).toBe(
      albums[index]?.title,
    )
  }
  const comparisons = compared.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  vi.restoreAllMocks()
  expect(comparisons).toBeLessThan(100 * 10)
})
