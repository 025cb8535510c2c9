import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TAG_COLORS, tagColor } from '#domain/tag-color.ts'

it('returns the same hue for a tag in any case and composition', () => {
  expect(tagColor('ambient')).toBe(tagColor('Ambient '))
  expect(tagColor('Café')).toBe(tagColor('cafe\u0301'))
  expect(['ambient', 'dub', 'jazz', 'folk', 'tape'].map(tagColor)).toMatchInlineSnapshot(`
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
