import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGenerator, parseVariantGroup } from 'unocss'
import { tagColor } from '#domain/tags/tag-color.ts'
import { RECORDS, TAGS } from '../pages/landing/records.ts'
import { customProperties } from '../tokens.ts'
import unoConfig, { COMPILED_LIST, compileClass } from '../uno.config.ts'

/** What the landing page renders: its style sheet holds the classes of these files only. */
const LANDING = ['pages/layout.tsx', 'pages/landing/*.tsx', 'pages/languages.tsx', 'islands/ui/brand.tsx']
/** The same for the page without a network. */
const OFFLINE = [
  'pages/layout.tsx',
  'pages/lone-page.tsx',
  'pages/error-layout.tsx',
  'pages/offline/*.tsx',
  'islands/ui/brand.tsx',
  'islands/ui/icon.tsx',
  'islands/ui/icon-sheet.tsx',
]
/** The same for the pages of shares and of a year. */
const SHARE = [
  'pages/share/*.tsx',
  'pages/lone-page.tsx',
  'pages/error-layout.tsx',
  'pages/languages.tsx',
  'pages/year-page.tsx',
  'islands/ui/brand.tsx',
  'islands/ui/sr-only.tsx',
]

/** The colors of all tags on the landing page. */
const LANDING_HUES = [
  ...Object.values(RECORDS).flatMap((one) => ('tags' in one ? one.tags : [])),
  ...TAGS.flatMap(([tag, , chosen]) => (chosen ? tag : [])),
].map((tag) => tagColor(tag))

const RENDERED_BY = { landing: LANDING, offline: OFFLINE, share: SHARE }
/** The pages that have style sheets of their own. */
export const STYLED_PAGES = Object.keys(RENDERED_BY) as (keyof typeof RENDERED_BY)[]

/** The style sheets that the entry's imports. */
const sheetsOf = (entry: string) =>
  [...readFileSync(`islands/entries/${entry}.css`, 'utf8').matchAll(/@import "(.+?)"/g)].map(([, path = '']) =>
    join('islands/entries', path),
  )

/** The utilities and shortcuts of such a page and the custom properties that it uses, without the rest of the app. */
export async function utilitiesOf(entry: keyof typeof RENDERED_BY): Promise<string> {
  const uno = await createGenerator(unoConfig)
  const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const source = read(globSync(RENDERED_BY[entry]))
  const classes = new Set<string>()
  // Only what it makes of the lists is needed here; the text itself is compiled when the page is built.
  const text = { original: source, overwrite() {} }
  await compileClass.transform(text as never, '', { uno, tokens: classes, invalidate() {} } as never)
  const others = parseVariantGroup(source.replace(COMPILED_LIST, '$1"')).expanded
  for (const name of await uno.applyExtractors(others)) classes.add(name)
  const { css } = await uno.generate(classes, { preflights: false })
  const sheet = `${css}${read(sheetsOf(entry))}`
  const properties = customProperties(
    (name) => sheet.includes(`var(${name}`),
    entry === 'landing' ? LANDING_HUES : undefined,
  )
  return `${css}@layer base{${properties}}`
}
