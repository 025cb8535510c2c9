import { globSync, readFileSync } from 'node:fs'
import { parseVariantGroup } from 'unocss'
import { describe, expect, it } from 'vitest'
import { tokens } from '../../tokens.ts'
import {
  contrast,
  GROUNDS,
  OUTLINE_AT_LEAST,
  OUTLINES,
  OWN_GROUND,
  TEXT_AT_LEAST,
  TEXTS,
  textPairs,
} from './contrast.ts'

const { color, tag } = tokens
const known: Record<string, readonly [string, string]> = color

const THEMES = [
  ['light', 0],
  ['dark', 1],
] as const

it('measures 21 for black on white and finds #767676 the lightest readable gray on white', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
})

describe.each(THEMES)('in the %s theme', (_, theme) => {
  const value = (name: string) => {
    const pair = known[name]
    if (!pair) throw new Error(`There is no color ${name}`)
    return pair[theme]
  }
  const on = (text: string, ground: string) => contrast(value(text), value(ground))

  it.each(textPairs)('makes %s readable on %s', (text, ground) =>
    expect(on(text, ground)).toBeGreaterThanOrEqual(TEXT_AT_LEAST),
  )

  it.each(OUTLINES.flatMap((line) => GROUNDS.map((ground) => [line, ground] as const)))(
    'makes a control outlined in %s distinguishable from %s',
    (line, ground) => expect(on(line, ground)).toBeGreaterThanOrEqual(OUTLINE_AT_LEAST),
  )

  it.each(Object.entries(tag))('makes the tag hue %s readable on its own background and every other', (_, hue) => {
    for (const ground of [hue.ground[theme], ...GROUNDS.map(value)])
      expect(contrast(hue.text[theme], ground)).toBeGreaterThanOrEqual(TEXT_AT_LEAST)
  })
})

type Rule = { where: string; text?: string; ground?: string }

/** The rules of all style sheets with their text and background colors. */
function* sheetRules(): Generator<Rule> {
  for (const file of globSync('islands/**/*.css')) {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    for (const [, selector = '', body = ''] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      const token = (property: string) => new RegExp(`(?:^|[;\\s])${property}:\\s*var\\(--([\\w-]+)\\)`).exec(body)?.[1]
      yield {
        where: `${file}: ${selector.trim().replace(/\s+/g, ' ')}`,
        text: token('color'),
        ground: token('background(?:-color)?'),
      }
    }
  }
}

/** The text and background colors of each list of classes: those for the element itself, and those for each of its states. */
function* classRules(): Generator<Rule> {
  for (const file of globSync(['{islands,pages}/**/*.tsx', 'islands/**/styles.ts'])) {
    for (const [list] of readFileSync(file, 'utf8').matchAll(/(?<=["'`])[^"'`\n]+(?=["'`])/g)) {
      const colors = new Map<string, Rule>()
      for (const name of parseVariantGroup(list).expanded.split(/\s+/)) {
        const [, state = '', kind, color = ''] = /^((?:\S*:)?)(text|c|bg)-([\w-]+)$/.exec(name) ?? []
        if (!kind || !(color in known)) continue
        const rule = colors.get(state) ?? { where: `${file}: ${state}${list}` }
        colors.set(state, { ...rule, [kind === 'bg' ? 'ground' : 'text']: color })
      }
      yield* colors.values()
    }
  }
}

it('measures every color combination of the classes and style sheets', () => {
  const isHue = (name: string) => name === 'c' || name === 'cb'
  const measured = new Set(textPairs.map(([text, ground]) => `${text} on ${ground}`))
  const anywhere = new Set<string>(TEXTS)
  const onOwnGround = new Set<string>(OWN_GROUND.map(([text]) => text))
  const unknown: string[] = []
  let seen = 0
  for (const { where, text, ground } of [...sheetRules(), ...classRules()]) {
    if (!text || isHue(text)) continue
    seen += 1
    const isMeasured =
      ground === undefined
        ? anywhere.has(text) || onOwnGround.has(text)
        : isHue(ground) || measured.has(`${text} on ${ground}`)
    if (!isMeasured) unknown.push(`${where} writes ${text} on ${ground ?? 'any ground'}`)
  }
  expect(unknown).toEqual([])
  expect(seen).toBeGreaterThan(80)
})
