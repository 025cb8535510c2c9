import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chosenColor, TAG_COLORS, tagColor } from '#domain/tags/tag-color.ts'
import { colorChanges } from '#domain/tags/tag-color-choice.ts'

it('returns the same hue for a tag in any case and composition', () => {
  expect(tagColor('ambient')).toBe(tagColor('Ambient '))
  expect(tagColor('Café')).toBe(tagColor('cafe\u0301'))
  expect(['ambient', 'dub', 'jazz', 'folk', 'tape'].map((tag) => tagColor(tag))).toMatchInlineSnapshot(`
    [
      "amber",
      "teal",
      "plum",
      "moss",
      "plum",
    ]
  `)
})

it('returns one of the nine hues for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (tag) => {
      expect(TAG_COLORS).toContain(tagColor(tag))
    }),
  )
})

it('spreads hues evenly over many tags', () => {
  const counts = new Map<string, number>()
  for (let i = 0; i < 9_000; i++) counts.set(tagColor(`tag ${i}`), (counts.get(tagColor(`tag ${i}`)) ?? 0) + 1)
  expect(counts.size).toBe(9)
  for (const count of counts.values()) {
    expect(count).toBeGreaterThan(850)
    expect(count).toBeLessThan(1_150)
  }
})

it('prefers the color that was chosen, in any case, and knows only what was', () => {
  const chosen = { dub: 'rose', __proto__: 'sky' } as const
  expect(['dub', ' DUB', 'dubstep'].map((tag) => tagColor(tag, chosen))).toEqual(['rose', 'rose', tagColor('dubstep')])
  expect(chosenColor('Dub', chosen)).toBe('rose')
  for (const tag of ['constructor', '__proto__']) {
    expect(chosenColor(tag, chosen)).toBe(null)
    expect(chosenColor(tag, JSON.parse(`{"${tag}":"sky"}`))).toBe('sky')
  }
})

it('carries a chosen color to the new name of a tag, unless that has its own', () => {
  const colors = { dub: 'rose', 'hip-hop': 'sky', 'hip hop': 'moss' } as const
  expect(colorChanges(colors, { from: ['dub'], to: 'Dub Techno' })).toEqual([
    ['dub', 'rose', null],
    ['dub techno', null, 'rose'],
  ])
  expect(colorChanges(colors, { from: ['hiphop', 'hip hop', 'dub'], to: 'Rap' })).toEqual([
    ['hip hop', 'moss', null],
    ['dub', 'rose', null],
    ['rap', null, 'moss'],
  ])
  expect(colorChanges(colors, { from: ['hip hop'], to: 'Hip-Hop' })).toEqual([['hip hop', 'moss', null]])
  expect(colorChanges(colors, { from: ['dub'], to: 'DUB' })).toEqual([])
  expect(colorChanges(colors, { from: ['dub'], to: null })).toEqual([['dub', 'rose', null]])
  expect(colorChanges(colors, { from: ['tape'], to: 'cassette' })).toEqual([])
})
