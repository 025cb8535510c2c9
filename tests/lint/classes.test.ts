import { globSync, readFileSync } from 'node:fs'
import { createGenerator, parseVariantGroup } from 'unocss'
import { expect, it } from 'vitest'
import { tokens } from '../../tokens.ts'
import config from '../../uno.config.ts'

const read = (files: string[]) => globSync(files).map((file) => [file, readFileSync(file, 'utf8')] as const)
const sources = read(['{islands,pages}/**/*.tsx'])
const sheets = read(['{islands,pages}/**/*.css'])

/** Marks the classes that become one. */
const COMPILED = ':uno:'
/** Marks an element whose state its descendants follow. */
const GROUP = /^(?:group|peer)(?:\/\w+)?$/

/** The classes in a `className`, with those of each branch of an expression. */
function* classes(): Generator<readonly [file: string, name: string]> {
  for (const [file, text] of sources) {
    const lists = [...text.matchAll(/className="([^"]+)"/g)].map(([, list = '']) => list)
    for (const [expression] of text.matchAll(/className=\{(?:[^{}]|\{[^{}]*\})*\}/g)) {
      lists.push(...[...expression.matchAll(/[?:] '([^']+)'/g)].map(([, list = '']) => list))
      for (const [, template = ''] of expression.matchAll(/`([^`]*)`/g))
        lists.push(template.replace(/\S*\$\{[^}]*\}?\S*/g, ' '))
    }
    for (const list of lists)
      for (const name of parseVariantGroup(list).expanded.split(/\s+/).filter(Boolean)) yield [file, name]
  }
}

it('knows each class as a utility, a shortcut, a class of a style sheet or a hook of a script', async () => {
  const uno = await createGenerator(config)
  const styled = new Set(sheets.flatMap(([, css]) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)))
  const hooks = read(['islands/**/*.{ts,tsx}', 'tests/browser/*.ts']).flatMap(([, text]) =>
    [...text.matchAll(/['"` ,>([]\.([a-z][a-z-]*)/g)].map(([, name]) => name),
  )
  const known = new Set([...styled, ...hooks, ...Object.keys(tokens.tag), COMPILED])
  const unknown = new Set<string>()
  for (const [file, name] of classes()) {
    if (known.has(name) || GROUP.test(name) || (await uno.parseToken(name))) continue
    unknown.add(`${name} in ${file}`)
  }
  expect([...unknown]).toEqual([])
})

it('keeps what utilities cannot say within 700 lines of style sheets', () => {
  const lines = sheets.reduce((sum, [, css]) => sum + css.split('\n').length - 1, 0)
  expect(lines).toBeLessThanOrEqual(700)
})
