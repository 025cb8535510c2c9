import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Candidate, createDuplicateFinder } from '#domain/albums/duplicates.ts'
import { withoutEdition } from '#domain/albums/names.ts'

const find = (albums: readonly Candidate[], distinct: readonly [number, number][] = []) => {
  const finder = createDuplicateFinder()
  for (const album of albums) finder.add(album)
  return finder.groups(distinct)
}
const album = (id: number, given: Partial<Candidate>): Candidate => ({
  id,
  title: `Title ${id}`,
  artist: 'Harbour Lights',
  coverUrl: null,
  bandcampUrl: '',
  ...given,
})
const areSame = (one: Partial<Candidate>, other: Partial<Candidate>) =>
  find([album(1, one), album(2, other)]).length > 0

describe('withoutEdition', () => {
  it.each([
    ['Low Water (Deluxe Edition)', 'Low Water'],
    ['Low Water [Remastered 2011]', 'Low Water'],
    ['Low Water - Expanded', 'Low Water'],
    ['Low Water – 2011 Remaster', 'Low Water'],
    ['Low Water: Deluxe Edition', 'Low Water'],
    ['Low Water (LP)', 'Low Water'],
    ['Low Water (2xLP) [Limited Edition]', 'Low Water'],
    ['Low Water (10th Anniversary Edition)', 'Low Water'],
    ['Low Water (25 Year Anniversary)', 'Low Water'],
    ['Low Water Deluxe Edition', 'Low Water'],
    ['Low Water (Deluxe) Vol. 2', 'Low Water Vol. 2'],
    ['1989 Deluxe Edition', '1989'],
    ['Live 1989 Deluxe Edition', 'Live 1989'],
    ['Deluxe', 'Deluxe'],
    ['(Deluxe Edition)', '(Deluxe Edition)'],
    ['Deluxe Edition', 'Deluxe Edition'],
    ['Black Vinyl', 'Black Vinyl'],
    ['Edition of One', 'Edition of One'],
    ['Something Special', 'Something Special'],
    ['Low Water (Live)', 'Low Water (Live)'],
    ['Low Water (Vol. 2)', 'Low Water (Vol. 2)'],
    ['Low Water (Deluxe Edition, Vol. 2)', 'Low Water (Deluxe Edition, Vol. 2)'],
    ['Low Water (2011)', 'Low Water (2011)'],
    ['Low Water EP', 'Low Water EP'],
  ])('%s → %s', (title, bare) => {
    expect(withoutEdition(title)).toBe(bare)
  })
})

const NAMES = ['Low Water', 'Salt Paper', 'Übersee', '潮', '+', 'Night Ferry']
const EDITIONS = ['', ' (Deluxe Edition)', ' [Remastered 2011]', ' - Expanded', ' (LP)', ' Deluxe Edition']
const anyTitle = fc
  .tuple(
    fc.constantFrom(...NAMES),
    fc.constantFrom('', ' Vol. 1', ' Vol. 2', ' II', ' 3', ', Part Two'),
    fc.constantFrom(...EDITIONS),
  )
  .map(([name, volume, edition]) => ({ title: name + volume + edition, name, volume }))
const anyAlbums = fc
  .array(
    fc.record({
      given: anyTitle,
      artist: fc.constantFrom('A', 'The A', 'B', 'B'),
      cover: fc.option(fc.nat(3)),
      isTrack: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((rows) =>
    rows.map(({ given, artist, cover, isTrack }, index) => ({
      ...given,
      ...album(index + 1, {
        title: given.title,
        artist,
        coverUrl: cover === null ? null : `https://f4.bcbits.com/img/a00${cover}_10.jpg`,
        itemType: isTrack ? 'track' : 'album',
        itemId: index + 100,
      }),
    })),
  )

describe('createDuplicateFinder', () => {
  it('takes the same item, the same names and the same cover for the same album', () => {
    expect(find([album(1, { itemId: 7, itemType: 'album' }), album(2, { itemId: 7 })])).toEqual([
      { ids: [1, 2], reasons: ['item'] },
    ])
    expect(find([album(1, { title: 'Low water' }), album(2, { title: 'LOW WATER! (Deluxe Edition)' })])).toEqual([
      { ids: [1, 2], reasons: ['names'] },
    ])
    const [one, other] = ['https://a.bandcamp.com/album/Q3', 'https://a.bandcamp.com/album/q3']
    expect(find([album(1, { bandcampUrl: one }), album(2, { bandcampUrl: other })])).toEqual([
      { ids: [1, 2], reasons: ['item'] },
    ])
    const cover = 'https://f4.bcbits.com/img/a123_'
    expect(
      find([album(1, { coverUrl: `${cover}10.jpg` }), album(2, { title: 'Night', coverUrl: `${cover}2.jpg` })]),
    ).toEqual([])
    expect(
      find([
        album(1, { title: 'Day', coverUrl: `${cover}10.jpg` }),
        album(2, { title: 'Day and night', coverUrl: `${cover}2.jpg` }),
      ]),
    ).toEqual([{ ids: [1, 2], reasons: ['cover'] }])
  })

  it('keeps apart what only looks alike', () => {
    const coverUrl = 'https://f4.bcbits.com/img/a123_10.jpg'
    expect(areSame({ title: 'Low Water', artist: 'A' }, { title: 'Low Water', artist: 'B' })).toBe(false)
    expect(areSame({ title: 'Vol. 1', coverUrl }, { title: 'Vol. 2', coverUrl })).toBe(false)
    expect(areSame({ title: 'Series I', coverUrl }, { title: 'Series II', coverUrl })).toBe(false)
    expect(
      areSame({ title: 'Day', coverUrl, itemType: 'track' }, { title: 'Night', coverUrl, itemType: 'album' }),
    ).toBe(false)
    expect(areSame({ title: 'Low Water EP' }, { title: 'Low Water (LP)' })).toBe(false)
  })

  it('finds the same groups in any order, each album once, and never joins two volumes', () => {
    fc.assert(
      fc.property(anyAlbums, fc.infiniteStream(fc.nat(1_000)), (albums, numbers) => {
        const groups = find(albums)
        const ids = groups.flatMap((group) => group.ids)
        expect(new Set(ids).size).toBe(ids.length)
        const byId = new Map(albums.map((one) => [one.id, one]))
        for (const group of groups) {
          expect(group.ids.length).toBeGreaterThan(1)
          expect(new Set(group.ids.map((id) => byId.get(id)?.volume)).size).toBe(1)
        }
        const shuffled = albums
          .map((one) => ({ one, at: numbers.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one)
        const asText = (some: typeof groups) =>
          some.map((group) => `${group.ids.toSorted((a, b) => a - b)} ${group.reasons}`).sort()
        expect(asText(find(shuffled))).toEqual(asText(groups))
      }),
    )
  })

  it('joins exactly what pairs link, without those that are not the same', () => {
    fc.assert(
      fc.property(
        anyAlbums,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 25 }))),
        (albums, apart) => {
          const isApart = (a: number, b: number) =>
            apart.some(([one, other]) => (one === a && other === b) || (one === b && other === a))
          const groupOf = new Map(albums.map(({ id }) => [id, new Set([id])]))
          for (const one of albums)
            for (const other of albums) {
              if (one.id >= other.id || isApart(one.id, other.id) || find([one, other]).length === 0) continue
              const joined = new Set([...(groupOf.get(one.id) ?? []), ...(groupOf.get(other.id) ?? [])])
              for (const id of joined) groupOf.set(id, joined)
            }
          const expected = [...new Set(groupOf.values())]
            .filter(({ size }) => size > 1)
            .map((ids) => [...ids].sort((a, b) => a - b))
          const found = find(albums, apart).map(({ ids }) => ids)
          expect(found).toEqual(expected.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)))
        },
      ),
    )
  })

  it('takes edition words only at the end or in brackets', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.constantFrom('Deluxe', 'Remastered', 'LP', 'Edition'), (name, word) => {
        expect(areSame({ title: name }, { title: `${word} ${name}` })).toBe(false)
        expect(areSame({ title: name }, { title: `${name} (${word})` })).toBe(true)
        expect(areSame({ title: name }, { title: `${name} - ${word}` })).toBe(true)
      }),
    )
  })

  it('stays near-linear, also where thousands share a cover and some are not the same', () => {
    const coverUrl = 'https://f4.bcbits.com/img/a1_10.jpg'
    const count = 10_000
    const albums = Array.from({ length: count }, (_, index) =>
      album(index + 1, { coverUrl, title: `Title ${'ab'.repeat(index % 97)}` }),
    )
    const distinct = Array.from({ length: 5_000 }, (_, index): [number, number] => [index + 1, count - index])
    expect(find(albums, distinct)).toHaveLength(1)
  })
})
