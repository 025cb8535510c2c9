// @module-tag soak
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { groupTags, looseTag } from '#domain/tags/tag-groups.ts'
import {
  renameTags,
  ruledTags,
  rulesAfter,
  TagEdit,
  type TagRule,
  withoutRulesOf,
  withRuledTags,
  withRulesOf,
} from '#domain/tags/tag-rules.ts'
import { distinctTags, divideTags, foldTag } from '#domain/tags/tags.ts'
import { runs } from '../../runs.ts'

const tag = fc.oneof(fc.constantFrom('a', 'A', 'b', 'c', 'd d', 'D-D'), fc.string({ minLength: 1, unit: 'grapheme' }))
const anyTag = tag.map((text) => text.trim()).filter((text) => foldTag(text) !== '')
const anyEdit = fc.record({
  from: fc.uniqueArray(anyTag.map(foldTag), { minLength: 1, maxLength: 3 }),
  to: fc.option(anyTag, { freq: 3 }),
})
const anyTags = fc.array(anyTag, { maxLength: 6 }).map(distinctTags)
const rulesOf = (edits: readonly TagEdit[]) => edits.reduce<TagRule[]>(rulesAfter, [])

describe('rules', () => {
  it('lead each tag to its final name in one step, without loops', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 12 }), anyTags, (edits, tags) => {
        const rules = rulesOf(edits)
        expect(new Set(rules.map(({ from }) => from)).size).toBe(rules.length)
        const once = ruledTags(tags, rules)
        expect(ruledTags(once, rules)).toEqual(once)
      }),
      { numRuns: runs(200, 5_000) },
    )
  })

  it('keep an album as it is through three syncs', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 8 }), anyTags, anyTags, (edits, said, own) => {
        let album = divideTags([...said, ...own], said)
        const made: TagEdit[] = []
        for (const edit of edits) {
          const there = new Set([...album.bandcampTags, ...album.userTags].map(foldTag))
          const from = edit.from.filter((one) => there.has(one))
          if (from.length === 0) continue
          made.push({ ...edit, from })
          album = renameTags(album, { ...edit, from })
        }
        let known = distinctTags([...album.bandcampTags, ...album.userTags])
        const expected = known.map(foldTag)
        for (let sync = 0; sync < 3; sync += 1) known = distinctTags([...known, ...ruledTags(said, rulesOf(made))])
        expect(known.map(foldTag)).toEqual(expected)
      }),
      { numRuns: runs(200, 5_000) },
    )
  })

  it('follow a chain of renames, and forget the one that is taken back', () => {
    const [first, second] = [
      { from: ['a'], to: 'B' },
      { from: ['b'], to: 'c' },
    ]
    expect(rulesOf([first, second])).toEqual([
      { from: 'a', to: 'c' },
      { from: 'b', to: 'c' },
    ])
    expect(rulesOf([first, { from: ['b'], to: 'a' }])).toEqual([{ from: 'b', to: 'a' }])
    expect(rulesOf([first, { from: ['b'], to: null }])).toEqual([
      { from: 'a', to: null },
      { from: 'b', to: null },
    ])
  })

  it('of a file come in beside those that are there, in one step, and go again', () => {
    const rulesOfFile = fc.uniqueArray(fc.record({ from: anyTag.map(foldTag), to: fc.option(anyTag, { freq: 3 }) }), {
      maxLength: 8,
      selector: ({ from }) => from,
    })
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 8 }), rulesOfFile, anyTags, (edits, file, tags) => {
        const mine = rulesOf(edits)
        const { rules, changes, report } = withRulesOf(mine, file)
        expect(rules.slice(0, mine.length).map(({ from }) => from)).toEqual(mine.map(({ from }) => from))
        expect([report.added, report.existing]).toEqual([rules.length - mine.length, file.length - report.added])
        const once = ruledTags(tags, rules)
        expect(ruledTags(once, rules).map(foldTag)).toEqual(once.map(foldTag))
        expect(withoutRulesOf(rules, changes)).toEqual(mine)
        expect(withRulesOf(rules, file)).toMatchObject({ rules, changes: [] })
        // Rules of which none leads to another are the same in an account without any.
        expect(withRulesOf([], mine).rules).toEqual(mine)
      }),
      { numRuns: runs(200, 5_000) },
    )
  })

  it('of a file follow chains, replace none, and stay within the limit', () => {
    const mine = [
      { from: 'b', to: 'C' },
      { from: 'x', to: 'y' },
    ]
    const file = [
      { from: 'a', to: 'B' },
      { from: 'c', to: 'b' },
      { from: 'x', to: 'z' },
      { from: 'y', to: 'w' },
    ]
    const { rules, changes, report } = withRulesOf(mine, file)
    expect(rules).toEqual([
      { from: 'b', to: 'C' },
      { from: 'x', to: 'w' },
      { from: 'a', to: 'C' },
      { from: 'y', to: 'w' },
    ])
    expect(report).toEqual({ added: 2, existing: 2, overLimit: 0 })
    const since = rules.map((rule) => (rule.from === 'a' ? { from: 'a', to: 'mine' } : rule))
    expect(withoutRulesOf(since, changes)).toEqual([...mine, { from: 'a', to: 'mine' }])
    const full = Array.from({ length: 999 }, (_, index) => ({ from: `${index}`, to: null }))
    expect(withRulesOf(full, file).report).toEqual({ added: 1, existing: 0, overLimit: 3 })
  })

  it('keep a spelling', () => {
    const rules = rulesOf([{ from: ['hip hop'], to: 'Hip Hop' }])
    expect(ruledTags(['hip hop', 'HIP HOP', 'jazz'], rules)).toEqual(['Hip Hop', 'jazz'])
  })
})

it('renames what Bandcamp says of a new album, and not what the person says', () => {
  const rule = withRuledTags([{ from: 'hip hop', to: 'hip-hop' }])
  expect(rule({ tags: ['hip hop', 'mine'], bandcampTags: ['Hip Hop'] })).toEqual({
    tags: ['hip-hop', 'mine'],
    bandcampTags: ['hip-hop'],
  })
  expect(rule({ tags: ['hip hop'], bandcampTags: ['jazz'] })).toEqual({ tags: ['hip hop'], bandcampTags: ['jazz'] })
  expect(rule({ userTags: ['hip hop'], bandcampTags: ['hip hop'] })).toEqual({
    userTags: ['hip hop'],
    bandcampTags: ['hip-hop'],
  })
})

test('a tag of both kinds stays one of Bandcamp’s', () => {
  const album = { bandcampTags: ['dub', 'hip hop'], userTags: ['Hip-Hop', 'tape'] }
  expect(renameTags(album, { from: ['hip hop'], to: 'hip-hop' })).toEqual({
    bandcampTags: ['dub', 'hip-hop'],
    userTags: ['tape'],
  })
  expect(renameTags(album, { from: ['hip hop'], to: null })).toEqual({
    bandcampTags: ['dub'],
    userTags: ['Hip-Hop', 'tape'],
  })
})

test('an edit needs tags and a name', () => {
  expect(TagEdit.parse({ from: [' Dub ', 'dub'], to: ' Dub  techno ' })).toEqual({ from: ['dub'], to: 'Dub techno' })
  for (const wrong of [{ from: [], to: 'a' }, { from: ['a'], to: ' ' }, { from: [' '], to: 'a' }, { from: ['a'] }]) {
    expect(TagEdit.safeParse(wrong).success).toBe(false)
  }
})

describe('groups', () => {
  it('have the spellings that differ in case, spaces, hyphens, underscores or in how "and" is written', () => {
    const tags = ['hip-hop', 'hip hop', 'HipHop', 'hip_hop', 'jazz', 'drum & bass', "drum'n'bass", 'drum n bass', 'r&b']
    const groups = groupTags(tags.map((name, index) => ({ tag: name, count: 20 - index })))
    expect(groups.map(({ to, from }) => [to.tag, ...from.map((one) => one.tag)])).toEqual([
      ['hip-hop', 'hip hop', 'HipHop', 'hip_hop'],
      ['drum & bass', "drum'n'bass", 'drum n bass'],
    ])
  })

  it('fold a tag once and for all', () => {
    fc.assert(
      fc.property(fc.oneof(tag, fc.stringMatching(/^[a&n '_\- ]{1,8}$/)), (text) => {
        expect(looseTag(looseTag(text))).toBe(looseTag(text))
        expect(looseTag(foldTag(text))).toBe(looseTag(text))
      }),
      { numRuns: runs(300, 20_000) },
    )
  })
})
