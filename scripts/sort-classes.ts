import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { collapseVariantGroup, createGenerator, parseVariantGroup } from 'unocss'
import config from '../uno.config.ts'

// Holds the classes of every `class` attribute and shortcut in one order: other classes, shortcuts, then utilities in the order of their
// rules, those with variants last. `--write` sorts them.
const FILES = ['{islands,pages}/**/*.tsx', 'islands/**/styles.ts']
const ATTRIBUTES = /(?<=className=")[^"]+(?=")/g
const STRINGS = /(?<=(?:: |^\s+)')[^']+(?=')/gm

const uno = await createGenerator(config)

/** Where a class stands: shortcuts and classes without a rule before everything else, fewer variants before more. */
async function rank(name: string): Promise<number> {
  const [util] = (await uno.parseToken(name)) ?? []
  if (!util) return -2
  const [index, , , , meta, context] = util
  if (meta?.layer === 'shortcuts') return -1
  return (context?.variantHandlers?.length ?? 0) * 1_000_000 + index
}

/** Sorts what stands before `:uno:` and after it. */
const sort = async (text: string) => (await Promise.all(text.split(/:uno:\s/).map(sortPart))).join(' :uno: ').trim()

async function sortPart(text: string): Promise<string> {
  const { prefixes, expanded } = parseVariantGroup(text.trim())
  const names = expanded.split(/\s+/)
  const ranks = new Map(await Promise.all(names.map(async (name) => [name, await rank(name)] as const)))
  const at = (name: string) => ranks.get(name) ?? 0
  const sorted = [...new Set(names)].sort((a, b) => at(a) - at(b) || (at(a) === -2 ? 0 : a.localeCompare(b)))
  return collapseVariantGroup(sorted.join(' '), prefixes)
}

let unsorted = 0
for (const file of globSync(FILES)) {
  const text = readFileSync(file, 'utf8')
  const pattern = file.endsWith('styles.ts') ? STRINGS : ATTRIBUTES
  const found = [...new Set(text.match(pattern) ?? [])]
  const replacements = new Map(await Promise.all(found.map(async (classes) => [classes, await sort(classes)] as const)))
  const result = text.replace(pattern, (classes) => replacements.get(classes) ?? classes)
  if (result === text) continue
  unsorted += 1
  if (process.argv.includes('--write')) writeFileSync(file, result)
  else console.error(`${file}: classes are not sorted`)
}
if (unsorted > 0 && !process.argv.includes('--write')) {
  console.error('Run `npx node scripts/sort-classes.ts --write`')
  process.exit(1)
}
