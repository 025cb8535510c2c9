import { globSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

// Another test plants files meanwhile.
const FILES = globSync('{domain,worker,pages,locales}/**/*.{ts,tsx}', { exclude: ['**/planted.*'] })

/** The regular expressions of a module, and where they stand. */
function patternsOf(file: string): [pattern: RegExp, place: string][] {
  const source = readFileSync(file, 'utf8')
  const found: [RegExp, string][] = []
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number }
    if (regex)
      found.push([new RegExp(regex.pattern, regex.flags), `${file}:${source.slice(0, start).split('\n').length}`])
    for (const part of Object.values(node)) look(part)
  }
  look(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

/** Those that modules put together when they are loaded, once more beside the copies of other tests. */
async function madePatterns(): Promise<[pattern: RegExp, place: string][]> {
  const found: [RegExp, string][] = []
  const Original = RegExp
  let place = ''
  globalThis.RegExp = new Proxy(Original, {
    construct(target, given: [string, string?]) {
      const pattern = new target(...given)
      if (place) found.push([pattern, place])
      return pattern
    },
  })
  try {
    for (place of FILES.filter(
      (file) => file.startsWith('domain/') && /\bnew RegExp\(/.test(readFileSync(file, 'utf8')),
    ))
      await import(/* @vite-ignore */ `../../${place}?again`)
  } finally {
    globalThis.RegExp = Original
  }
  return found
}

const slow = (patterns: [RegExp, string][]) =>
  patterns.flatMap(([pattern, place]) => {
    const { reports } = analyse(pattern)
    return reports.length > 0 ? [`${place} ${pattern} ${reports[0]?.type}`] : []
  })

it('takes no time out of proportion to match any regular expression against a text of a person’s', async () => {
  const written = FILES.flatMap(patternsOf)
  const made = await madePatterns()
  expect(written.length).toBeGreaterThan(300)
  expect(made.length).toBeGreaterThan(10)
  expect(slow([...written, ...made])).toEqual([])
})

it.each(['/\\/+$/', '/^\\/+|\\/+$/g', '/\\s+\\S*$/', '/(a+)+b/'])('knows that %s is slow', (text) => {
  const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/.exec(text) ?? []
  expect(slow([[new RegExp(pattern, flags), 'here']])).toHaveLength(1)
})
