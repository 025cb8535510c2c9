import { describe, expect, test } from 'vitest'
import { tokens } from '../../uno.config.ts'

const { colour, tag } = tokens
type Name = keyof typeof colour

const THEMES = [
  ['day', 0],
  ['night', 1],
] as const
const GROUNDS: Name[] = ['bg', 'raise', 'over']

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
/** WCAG 2.2: from 1 (the same) to 21 (black on white). */
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('the measure itself: black on white is 21, and #767676 is the lightest grey that may be read on white', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
})

describe.each(THEMES)('by %s', (_, theme) => {
  const on = (text: Name, ground: Name) => contrast(colour[text][theme], colour[ground][theme])

  const texts: Name[] = ['ink', 'ink-2', 'ink-3', 'accent', 'danger', 'ok', 'warn']
  test.each(texts.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => expect(on(text, ground)).toBeGreaterThanOrEqual(4.5),
  )

  test.each([
    ['bg', 'ink'],
    ['on-accent', 'accent'],
    ['accent', 'accent-soft'],
    ['ink', 'accent-soft'],
    ['ink-3', 'accent-soft'],
    ['on-danger', 'danger-solid'],
    ['danger-inverse', 'ink'],
    ['on-avatar', 'avatar'],
    ['ink', 'lift'],
    ['on-card', 'card'],
    ['on-card-2', 'card'],
  ] as const)('%s can be read on %s', (text, ground) => expect(on(text, ground)).toBeGreaterThanOrEqual(4.5))

  const outlines: Name[] = ['line-2', 'accent', 'danger']
  test.each(outlines.flatMap((line) => GROUNDS.map((ground) => [line, ground] as const)))(
    'a control outlined in %s can be told from %s',
    (line, ground) => expect(on(line, ground)).toBeGreaterThanOrEqual(3),
  )

  test.each(Object.entries(tag))('the tag hue %s can be read on its own ground and on every other', (_, hue) => {
    expect(contrast(hue.text[theme], hue.ground[theme])).toBeGreaterThanOrEqual(4.5)
    for (const ground of GROUNDS) expect(contrast(hue.text[theme], colour[ground][theme])).toBeGreaterThanOrEqual(4.5)
  })
})
