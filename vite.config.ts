import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { createGenerator, parseVariantGroup } from 'unocss'
import unocss from 'unocss/vite'
import { defineConfig, type Manifest, normalizePath, type Plugin } from 'vite'
import { commonPasswords } from './scripts/common-passwords.ts'
import { iconShapes } from './scripts/icons.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { customProperties } from './tokens.ts'
import unoConfig, { COMPILED_LIST, compileClass } from './uno.config.ts'

const ENTRIES = { app: 'islands/app.ts', landing: 'islands/landing.ts', page: 'islands/page.ts' }
/** Entries for development only. */
const DEV_ENTRIES = { styleguide: 'islands/styleguide/start.ts' }
const CLIENT = 'dist/client'
/** What `react-dom/server` re-exports `renderToString` from. */
const SERVER_RENDERER = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'

const readManifest = (): Manifest => JSON.parse(readFileSync(resolve(CLIENT, '.vite/manifest.json'), 'utf8'))

/** The groups of files, see below, that the script of the collection page imports at once. */
const NEXT = ['later', 'records']

/** The files of each entry: script, imported chunks, those that the script imports at once, style sheets and fonts. */
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
      const empty = () => ({ scripts: new Set<string>(), styles: new Set<string>(), fonts: new Set<string>() })
      const { scripts, styles, fonts } = collect(source, empty())
      const next = (manifest[source]?.dynamicImports ?? [])
        .filter((key) => NEXT.includes(manifest[key]?.name ?? ''))
        .flatMap((key) => [...collect(key, empty()).scripts])
        .filter((file) => !scripts.has(file))
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

const sourceAssets = () =>
  Object.fromEntries(
    Object.entries({ ...ENTRIES, ...DEV_ENTRIES }).map(([name, source]) => [
      name,
      { script: `/${source}`, imports: [], next: [], styles: [], inline: [], fonts: [] },
    ]),
  )

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of the style element that sonner's script inserts, first empty, then with its text, for the Content Security Policy. */
function insertedStyles(): string[] {
  const script = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const [, text] = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m.exec(script) ?? []
  if (!text) throw new Error('sonner no longer inserts its style sheet with __insertCSS')
  return ['', JSON.parse(text)].map(hashOf)
}

/** What the landing page renders: its style sheet holds the classes of these files only. */
const LANDING = ['pages/layout.tsx', 'pages/landing/*.tsx', 'islands/ui/brand.tsx']

/** The style sheets that `islands/landing.css` imports. */
const landingSheets = () =>
  [...readFileSync('islands/landing.css', 'utf8').matchAll(/@import "(.+?)"/g)].map(([, path = '']) =>
    join('islands', path),
  )

/** The utilities and shortcuts of the landing page and the custom properties that it uses, without the rest of the app. */
async function landingUtilities(): Promise<string> {
  const uno = await createGenerator(unoConfig)
  const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const source = read(globSync(LANDING))
  const classes = new Set<string>()
  // Only what it makes of the lists is needed here; the text itself is compiled when the page is built.
  const text = { original: source, overwrite() {} }
  await compileClass.transform(text as never, '', { uno, tokens: classes, invalidate() {} } as never)
  const others = parseVariantGroup(source.replace(COMPILED_LIST, '$1"')).expanded
  for (const name of await uno.applyExtractors(others)) classes.add(name)
  const { css } = await uno.generate(classes, { preflights: false })
  const sheet = `${css}${read(landingSheets())}`
  const properties = customProperties((name) => sheet.includes(`var(${name}`))
  return `${css}@layer base{${properties}}`
}

const VIRTUAL = ['virtual:assets', 'virtual:landing.css']

/** `virtual:assets` tells the Worker the built file names; `virtual:landing.css` holds the landing page's part of the utilities. */
const virtualModules = (): Plugin => ({
  name: 'gatefold:virtual-modules',
  resolveId: (id) => (VIRTUAL.includes(id) ? `\0${id}` : undefined),
  load(id) {
    if (id === '\0virtual:landing.css') return landingUtilities()
    if (id !== '\0virtual:assets') return
    const isBuild = this.environment.mode === 'build' && !process.env.VITEST
    const assets = isBuild ? builtAssets() : sourceAssets()
    const inline = Object.values(assets).flatMap(({ inline }) => inline.map(({ css }) => css))
    return `export const isBuilt = ${isBuild}
export const assets = ${JSON.stringify(assets)}
export const styleHashes = ${JSON.stringify([...insertedStyles(), ...inline.map(hashOf)])}`
  },
})

const NO_COOKIES = '\0no-cookies'

/** Small files in place of what the build and libraries bring for others. */
const SMALLER: Record<string, string> = {
  '\0vite/preload-helper.js': resolve('islands/preload.ts'),
  // Hono's client can send cookies of its own; in a browser it can't.
  '../utils/cookie.js': NO_COOKIES,
}

/** What SWR finds out at run time and is never so here: on a server, in an old React, or with a warning for developers that is off by default. */
const NEVER_IN_SWR = /(?<=^const IS_(?:SERVER|REACT_LEGACY) = )[^;\n]+|(?<=if \()strictServerPrefetchWarning\b/gm

const smallScripts = (): Plugin => ({
  name: 'gatefold:small-scripts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => SMALLER[id],
  load: (id) => (id === NO_COOKIES ? 'export const serialize = () => ""' : undefined),
  transform: (code, id) =>
    /[\\/]node_modules[\\/]swr[\\/]/.test(id) ? code.replace(NEVER_IN_SWR, 'false') : undefined,
})

/** What libraries import for settings that Gatefold does not use. */
const UNUSED = new Set(['react-dom/server.edge', '@better-auth/memory-adapter'])
const LEFT_OUT = '\0left-out'

/** What the Worker gets in place of modules that it never needs. */
const REPLACED: Record<string, string> = {
  // Islands call the API in the browser only.
  '\0hono/client': 'export const hc = () => undefined',
  [LEFT_OUT]: `throw new Error('The Worker does without this module')`,
  // Google comes with a plugin of its own.
  '\0@better-auth/core/social-providers': `import { z } from 'zod'
export const socialProviders = {}
export const SocialProviderListEnum = z.string()`,
  '\0@better-auth/telemetry': 'export const createTelemetry = async () => ({ publish: async () => {} })',
}

/**
 * What checks the certificates that the makers of authenticators sign passkeys with. Gatefold doesn't ask for them (`attestation: none`),
 * so browsers leave them out. Each file exports a function of its name.
 */
const CERTIFICATE_CHECK =
  /@simplewebauthn\/server\/.*\/(verifyAttestation(?!Packed)\w+|verifyMDSBlob|isCertRevoked|validateCertificatePath|getCertificateInfo|convertX509PublicKeyToCOSE|validateExtFIDOGenCEAAGUID)\.js$/

/** The root certificates of those makers, which only that check reads. */
const ROOT_CERTIFICATES = /@simplewebauthn\/server\/esm\/services\/settingsService\.js$/
const NO_CERTIFICATES = 'export const SettingsService = { setRootCertificates() {}, getRootCertificates: () => [] }'

/** Leaves out of the Worker what only browsers load and what its libraries bring for others. */
const smallWorker = (): Plugin => ({
  name: 'gatefold:small-worker',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name !== 'client',
  resolveId(id) {
    if (id === 'react-dom/server') return resolve(SERVER_RENDERER)
    return `\0${id}` in REPLACED ? `\0${id}` : undefined
  },
  resolveDynamicImport: (id, importer) =>
    UNUSED.has(id) || importer?.startsWith(normalizePath(resolve('islands'))) ? LEFT_OUT : undefined,
  load(id) {
    if (ROOT_CERTIFICATES.test(normalizePath(id))) return NO_CERTIFICATES
    const [, check] = CERTIFICATE_CHECK.exec(normalizePath(id)) ?? []
    return check ? `export const ${check} = () => { throw new Error('${check} is left out') }` : REPLACED[id]
  },
})

/** What pages other than the collection load at once. */
const OTHER_PAGES =
  /\.css|[\\/]islands[\\/](?:preload|landing|page|uno|app)\.ts|locales[\\/]en[\\/]auth\.ts|new-password|password-rules|characters|wait-for-connection/

const chunkOf = (name: string, path: RegExp, priority = 1) => ({ name, test: path, priority })

/**
 * Files of the collection page that are always loaded together. Left alone, the build makes one for each set of pages that share modules, dozens
 * of a few hundred bytes, which browsers ask for one after the other.
 */
const GROUPS = [
  chunkOf('preload', /[\\/]islands[\\/]preload\.ts/, 5),
  {
    name: 'client',
    test: (id: string) => !OTHER_PAGES.test(id),
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 3,
  },
  { name: 'shown', test: (id: string) => !OTHER_PAGES.test(id), tags: ['$initial' as const], priority: 2 },
  chunkOf('schemas', /[\\/]node_modules[\\/]zod[\\/]/, 2),
  chunkOf('records', /[\\/]islands[\\/]replica[\\/]sync\.ts/),
  chunkOf('later', /[\\/]islands[\\/](?:crates[\\/]crates|dialogs[\\/]dialogs|tabbar[\\/]tab-bar)\.tsx/),
]

export default defineConfig({
  plugins: [
    virtualModules(),
    smallScripts(),
    smallWorker(),
    commonPasswords(),
    iconShapes(),
    serviceWorker([ENTRIES.app, ENTRIES.page]),
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
    // Names of classes stay: libraries and the log read them. `scripts/map-frames.ts` finds the place of an error by the source maps, which visitors can't fetch.
    gatefold: {
      build: {
        sourcemap: true,
        rolldownOptions: { output: { minify: { mangle: { keepNames: { class: true, function: false } } } } },
      },
    },
    client: {
      build: {
        outDir: CLIENT,
        manifest: true,
        // The first browsers with light-dark(), which the tokens use.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        assetsInlineLimit: 0,
        // The landing page names only the largest chunk of signing in and its styles; the others follow when they are imported.
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) =>
            hostId.includes('landing') ? files.filter((file) => /\.css$|\/client-/.test(file)) : files,
        },
        // Inlines message constants where they are used.
        rollupOptions: {
          input: ENTRIES,
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: GROUPS } },
        },
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
