import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import { buildFolder, manifestOf } from './build.ts'
import { languageIn } from './languages.ts'
import { STYLED_PAGES, utilitiesOf } from './page-styles.ts'

/** The script of each kind of page. */
export const ENTRIES = {
  app: 'islands/entries/app.ts',
  /** Asked for by the script of the landing page. */
  auth: 'islands/entries/auth.ts',
  landing: 'islands/entries/landing.ts',
  offline: 'islands/entries/offline.ts',
  page: 'islands/entries/page.ts',
  share: 'islands/entries/share.ts',
}
export const BUILD = buildFolder('.')
export const CLIENT = join(BUILD, 'client')

const readManifest = (language: string): Manifest =>
  JSON.parse(readFileSync(resolve(CLIENT, manifestOf(language)), 'utf8'))

/** Of what a script imports as soon as it runs, the chunks that pages name, and of their files those that match. */
const NEXT: Partial<Record<string, { chunks: string[]; files: RegExp }>> = {
  app: { chunks: ['later', 'records'], files: /./ },
  // The largest; the landing page has no room for all.
  auth: { chunks: ['open-auth'], files: /\/client-/ },
}

/** The files of each entry: script, imported chunks, those that the script imports at once, style sheets and fonts. */
function builtAssets(language: string) {
  const manifest = readManifest(language)
  const collect = (key: string, into: { scripts: Set<string>; styles: Set<string>; fonts: Set<string> }) => {
    const chunk = manifest[key]
    if (!chunk || into.scripts.has(`/${chunk.file}`)) return into
    into.scripts.add(`/${chunk.file}`)
    for (const file of chunk.css ?? []) into.styles.add(`/${file}`)
    for (const file of chunk.assets ?? [])
      if (file.endsWith('.woff2') && !file.includes('-ext-')) into.fonts.add(`/${file}`)
    for (const imported of chunk.imports ?? []) collect(imported, into)
    return into
  }
  const fontFiles = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.woff2') && !file.includes('-ext-'))
  return Object.fromEntries(
    Object.entries(ENTRIES).map(([name, source]) => {
      const empty = () => ({ scripts: new Set<string>(), styles: new Set<string>(), fonts: new Set<string>() })
      const { scripts, styles, fonts } = collect(source, empty())
      const next = (manifest[source]?.dynamicImports ?? [])
        .filter((key) => NEXT[name]?.chunks.includes(manifest[key]?.name ?? ''))
        .flatMap((key) => [...collect(key, empty()).scripts])
        .filter((file) => !scripts.has(file) && NEXT[name]?.files.test(file))
      for (const file of fontFiles) fonts.add(`/${file}`)
      const [script, ...imports] = [...scripts]
      // The pages that people wait for have their styles inside, which saves a round trip. The others share the cached files.
      const isInline = name !== 'page'
      const inline = isInline
        ? [...styles].map((file) => ({ file, css: readFileSync(join(CLIENT, file), 'utf8') }))
        : []
      return [name, { script, imports, next, styles: isInline ? [] : [...styles], inline, fonts: [...fonts] }]
    }),
  )
}

const sourceAssets = (query: string) =>
  Object.fromEntries(
    Object.entries(ENTRIES).map(([name, source]) => [
      name,
      { script: `/${source}${query}`, imports: [], next: [], styles: [], inline: [], fonts: [] },
    ]),
  )

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const styledPage = (id: string) => STYLED_PAGES.find((page) => id === `virtual:${page}.css`)

/** `virtual:assets` tells the Worker the built file names; the others are the utilities of those pages. */
export const virtualModules = (): Plugin => ({
  name: 'gatefold:virtual-modules',
  resolveId: (id) => (id === 'virtual:assets' || styledPage(id) ? `\0${id}` : undefined),
  load(id) {
    const page = styledPage(id.slice(1))
    if (page) return utilitiesOf(page)
    const [name, query = ''] = id.split(/(?=\?)/)
    if (name !== '\0virtual:assets') return
    const isBuild = this.environment.mode === 'build' && !process.env.VITEST
    const assets = isBuild ? builtAssets(languageIn(id) ?? 'en') : sourceAssets(query)
    const inline = Object.values(assets).flatMap(({ inline }) => inline.map(({ css }) => css))
    return `export const isBuilt = ${isBuild}
export const assets = ${JSON.stringify(assets)}
export const styleHashes = ${JSON.stringify(inline.map(hashOf))}`
  },
})
