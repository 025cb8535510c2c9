import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type Manifest, type Plugin } from 'vite'
import { commonPasswords } from './scripts/common-passwords.ts'
import { tokens, tokensCss } from './uno.config.ts'

const ENTRIES = { app: 'islands/app.ts', landing: 'islands/landing.ts', page: 'islands/page.ts' }
/** Entries for development only. */
const DEV_ENTRIES = { styleguide: 'islands/styleguide/start.ts' }
const CLIENT = 'dist/client'

const readManifest = (): Manifest => JSON.parse(readFileSync(resolve(CLIENT, '.vite/manifest.json'), 'utf8'))

/** The files of each entry: script, imported chunks, style sheets and fonts. */
function builtAssets() {
  const manifest = readManifest()
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
      const { scripts, styles, fonts } = collect(source, { scripts: new Set(), styles: new Set(), fonts: new Set() })
      for (const file of fontFiles) fonts.add(`/${file}`)
      const [script, ...imports] = [...scripts]
      return [name, { script, imports, styles: [...styles], fonts: [...fonts] }]
    }),
  )
}

const sourceAssets = () =>
  Object.fromEntries(
    Object.entries({ ...ENTRIES, ...DEV_ENTRIES }).map(([name, source]) => [
      name,
      { script: `/${source}`, imports: [], styles: [], fonts: [] },
    ]),
  )

/** The hashes of the style element that sonner's script inserts, first empty, then with its text, for the Content Security Policy. */
function insertedStyles(): string[] {
  const script = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const [, text] = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m.exec(script) ?? []
  if (!text) throw new Error('sonner no longer inserts its style sheet with __insertCSS')
  return ['', JSON.parse(text)].map((part) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`)
}

const STYLES = 'islands/ui/styles'

/** The style sheets and components of the landing page, which includes only the tokens that they use. */
function landingSources(): string {
  const main = readFileSync(`${STYLES}/landing.css`, 'utf8')
  const imported = [...main.matchAll(/@import "\.\/([^"]+)"/g)].map(([, file]) => `${STYLES}/${file}`)
  const pages = readdirSync('pages/landing').map((file) => `pages/landing/${file}`)
  return [main, ...[...imported, ...pages].map((file) => readFileSync(file, 'utf8'))].join('\n')
}

// One module per entry, so that the tokens are part of each entry's style sheet instead of a shared one that costs another request.
const TOKENS = /^virtual:tokens\/(?:app|auth|landing|page|styleguide)\.css$/

const VIRTUAL = ['virtual:assets', 'virtual:design']

/** `virtual:assets` tells the Worker the built file names; `virtual:tokens/<entry>.css` holds the design tokens of uno.config.ts, `virtual:design` exports them. */
const virtualModules = (): Plugin => ({
  name: 'gatefold:virtual-modules',
  resolveId: (id) => (VIRTUAL.includes(id) || TOKENS.test(id) ? `\0${id}` : undefined),
  load(id) {
    if (TOKENS.test(id.slice(1))) return tokensCss(id.includes('landing') ? landingSources() : undefined)
    if (id === '\0virtual:design') return `export const tokens = ${JSON.stringify(tokens)}`
    if (id !== '\0virtual:assets') return
    const isBuild = this.environment.mode === 'build' && !process.env.VITEST
    const [light, dark] = tokens.color.bg
    return `export const isBuilt = ${isBuild}
export const assets = ${JSON.stringify(isBuild ? builtAssets() : sourceAssets())}
export const insertedStyles = ${JSON.stringify(insertedStyles())}
export const ground = ${JSON.stringify({ light, dark })}`
  },
})

export default defineConfig({
  plugins: [
    virtualModules(),
    commonPasswords(),
    react(),
    unocss(),
    cloudflare({
      configPath: process.env.GATEFOLD_WORKER_CONFIG,
      persistState: process.env.GATEFOLD_STATE ? { path: process.env.GATEFOLD_STATE } : true,
    }),
  ],
  // SWR brings its own `useSyncExternalStore` for old versions of React.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  server: { host: '127.0.0.1' },
  environments: {
    client: {
      build: {
        outDir: CLIENT,
        manifest: true,
        // The first browsers with light-dark(), which the tokens use.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        assetsInlineLimit: 0,
        // Inlines message constants where they are used.
        rollupOptions: { input: ENTRIES, optimization: { inlineConst: { mode: 'all' } } },
      },
    },
  },
  builder: {
    // The Worker contains the client's file names, so the client is built first.
    async buildApp(builder) {
      const { client, ...others } = builder.environments
      if (client) await builder.build(client)
      for (const environment of Object.values(others)) if (environment.name !== 'ssr') await builder.build(environment)
    },
  },
})
