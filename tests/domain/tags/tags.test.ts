import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { Tag, Tags } from '#domain/tags/tag-input.ts'
import { changeTags, distinctTags, divideTags, foldTag } from '#domain/tags/tags.ts'

const words = fc.constantFrom('Dub', 'dub', ' dub ', 'tape', 'TAPE', 'field recordings', '', ' ')

it('trims a tag, collapses spaces and keeps its case', () => {
  expect(Tag.parse('  Field \t\n Recordings ')).toBe('Field Recordings')
})

it('limits a tag to 60 characters after trimming', () => {
  expect(Tag.parse(` ${'x'.repeat(LIMITS.tag)} `)).toHaveLength(LIMITS.tag)
  expect(Tag.safeParse('x'.repeat(LIMITS.tag + 1)).success).toBe(false)
})

it('removes empty and duplicate tags and keeps the first spelling', () => {
  expect(Tags.parse(['Dub', '', '  ', ' dub ', 'tape', 'DUB'])).toEqual(['Dub', 'tape'])
})

it('limits an album to 60 distinct tags', () => {
  const many = Array.from({ length: LIMITS.tagsPerAlbum }, (_, index) => `tag ${index}`)
  expect(Tags.parse([...many, 'TAG 0'])).toHaveLength(LIMITS.tagsPerAlbum)
  expect(Tags.safeParse([...many, 'one more']).success).toBe(false)
})

it.each([[undefined], ['dub'], [{ tag: 'dub' }], [[1]], [[null]]])('rejects %j as tags', (value) => {
  expect(Tags.safeParse(value).success).toBe(false)
})

it('keeps every distinct tag once', () => {
  fc.assert(
    fc.property(fc.array(words), (tags) => {
      const distinct = distinctTags(tags)
      expect(new Set(distinct.map(foldTag)).size).toBe(distinct.length)
      expect(new Set(distinct.map(foldTag))).toEqual(new Set(tags.map(foldTag).filter((tag) => tag !== '')))
      expect(distinctTags(distinct)).toEqual(distinct)
    }),
  )
})

it('keeps Bandcamp tags as such and treats the rest as user tags', () => {
  expect(divideTags(['ambient', 'night', 'TAPE'], ['tape', 'ambient', 'sea'])).toEqual({
    bandcampTags: ['tape', 'ambient'],
    userTags: ['night'],
  })
})

it('puts every tag into one of the two groups', () => {
  fc.assert(
    fc.property(fc.array(words), fc.array(words), (tags, fromBandcamp) => {
      const { bandcampTags, userTags } = divideTags(tags, fromBandcamp)
      expect([...bandcampTags, ...userTags].map(foldTag).sort()).toEqual(distinctTags(tags).map(foldTag).sort())
    }),
  )
})

it('removes tags from both groups and adds missing ones as user tags', () => {
  const album = { bandcampTags: ['Dub', 'Ambient'], userTags: ['Tape', 'élan'] }
  expect(changeTags(album, { add: ['AMBIENT', 'new', 'New'], remove: ['dub', 'ÉLAN'] })).toEqual({
    bandcampTags: ['Ambient'],
    userTags: ['Tape', 'new'],
  })
  expect(changeTags(album, {})).toEqual(album)
})

it('adds tags once, removes tags completely and is idempotent', () => {
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
