import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { Tag, Tags } from '#domain/tag-input.ts'
import { changeTags, distinctTags, divideTags, foldTag } from '#domain/tags.ts'

const words = fc.constantFrom('Dub', 'dub', ' dub ', 'tape', 'TAPE', 'field recordings', '', ' ')

test('a tag is trimmed, white space inside it is one space, its case is kept', () => {
  expect(Tag.parse('  Field \t\n Recordings ')).toBe('Field Recordings')
})

test('a tag has 60 characters at most, counted after trimming', () => {
  expect(Tag.parse(` ${'x'.repeat(LIMITS.tag)} `)).toHaveLength(LIMITS.tag)
  expect(Tag.safeParse('x'.repeat(LIMITS.tag + 1)).success).toBe(false)
})

test('empty tags and doubles in any case are left out, the first spelling stays', () => {
  expect(Tags.parse(['Dub', '', '  ', ' dub ', 'tape', 'DUB'])).toEqual(['Dub', 'tape'])
})

test('an album has 60 tags at most; doubles do not count', () => {
  const many = Array.from({ length: LIMITS.tagsPerAlbum }, (_, index) => `tag ${index}`)
  expect(Tags.parse([...many, 'TAG 0'])).toHaveLength(LIMITS.tagsPerAlbum)
  expect(Tags.safeParse([...many, 'one more']).success).toBe(false)
})

test.each([[undefined], ['dub'], [{ tag: 'dub' }], [[1]], [[null]]])('%j is no list of tags', (value) => {
  expect(Tags.safeParse(value).success).toBe(false)
})

test('no two of the distinct tags are the same, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(words), (tags) => {
      const distinct = distinctTags(tags)
      expect(new Set(distinct.map(foldTag)).size).toBe(distinct.length)
      expect(new Set(distinct.map(foldTag))).toEqual(new Set(tags.map(foldTag).filter((tag) => tag !== '')))
      expect(distinctTags(distinct)).toEqual(distinct)
    }),
  )
})

test("tags that Bandcamp gave stay Bandcamp's while they are in the list, the rest are the person's", () => {
  expect(divideTags(['ambient', 'night', 'TAPE'], ['tape', 'ambient', 'sea'])).toEqual({
    bandcampTags: ['tape', 'ambient'],
    userTags: ['night'],
  })
})

test('dividing loses no tag and gives none to both', () => {
  fc.assert(
    fc.property(fc.array(words), fc.array(words), (tags, fromBandcamp) => {
      const { bandcampTags, userTags } = divideTags(tags, fromBandcamp)
      expect([...bandcampTags, ...userTags].map(foldTag).sort()).toEqual(distinctTags(tags).map(foldTag).sort())
    }),
  )
})

test("removed tags go from both kinds, added ones become the person's unless they are there", () => {
  const album = { bandcampTags: ['Dub', 'Ambient'], userTags: ['Tape', 'élan'] }
  expect(changeTags(album, { add: ['AMBIENT', 'new', 'New'], remove: ['dub', 'ÉLAN'] })).toEqual({
    bandcampTags: ['Ambient'],
    userTags: ['Tape', 'new'],
  })
  expect(changeTags(album, {})).toEqual(album)
})

test('what was added is there once, what was removed is not, and doing it twice is doing it once', () => {
  const tags = fc.array(words)
  fc.assert(
    fc.property(tags, tags, tags, fc.array(fc.constantFrom('new', 'Newer')), (bandcampTags, userTags, remove, add) => {
      const changed = changeTags({ bandcampTags, userTags }, { add, remove })
      const folded = [...changed.bandcampTags, ...changed.userTags].map(foldTag)
      expect(new Set(folded).size).toBe(folded.length)
      for (const tag of add) expect(folded).toContain(foldTag(tag))
      for (const tag of remove) expect(folded).not.toContain(foldTag(tag))
      expect(changeTags(changed, { add, remove })).toEqual(changed)
    }),
  )
})
