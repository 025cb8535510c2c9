import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { type BuildEnvironment, defineConfig, type EnvironmentOptions, normalizePath, type Plugin } from 'vite'
import type { Language } from './locales/languages.ts'
import { languagesToBuild, manifestOf } from './scripts/build.ts'
import { BUILD, CLIENT, ENTRIES, virtualModules } from './scripts/built-assets.ts'
import { commonPasswords } from './scripts/common-passwords.ts'
import { iconShapes } from './scripts/icons.ts'
import { clientOf, languages } from './scripts/languages.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { inRem } from './tokens.ts'

const LEFT_OUT = '\0left-out'

/** Their lazy code is rendered by the server too. */
const RENDERED = [
  'features/album/views.tsx',
  'features/crates/crate-code.ts',
  'shell/collection/rendered-code.ts',
  'shell/places/places.ts',
].map((file) => normalizePath(resolve('islands', file)))

/** All other islands import in effects and event handlers only, which never run on the server. */
const browserCodeOutOfWorker = (): Plugin => ({
  name: 'gatefold:browser-code-out-of-worker',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer !== 'client',
  resolveDynamicImport: (_, importer) =>
    importer?.startsWith(normalizePath(resolve('islands'))) && !RENDERED.includes(importer.replace(/\?.*/, ''))
      ? LEFT_OUT
      : undefined,
  load: (id) => (id === LEFT_OUT ? `throw new Error('This code runs in browsers only')` : undefined),
})

/** What pages other than the collection load at once. */
const OTHER_PAGES =
  /\.css|[\\/]islands[\\/](?:entries[\\/](?:landing|auth|offline|page|app|share)|lib[\\/]uno)\.ts|locales[\\/][\w-]+[\\/]auth\.ts|new-password|password-rules|characters|wait-for-connection/

/** All style sheets are written in px. */
const remSheets = {
  postcssPlugin: 'gatefold:rem',
  Declaration: (one: { value: string }) => {
    one.value = inRem(one.value)
  },
  AtRule: (one: { params: string }) => {
    one.params = inRem(one.params)
  },
}

const chunkOf = (name: string, path: RegExp, priority = 1) => ({ name, test: path, priority })

/**
 * Files of the collection page that are always loaded together. Left alone, the build makes one for each set of pages that share modules,
 * dozens of a few hundred bytes, which browsers ask for one after the other.
 */
const GROUPS = [
  chunkOf('preload', /vite[\\/]preload-helper/, 5),
  {
    name: 'client',
    test: (id: string) => !OTHER_PAGES.test(id),
    tags: ['$initial' as const],
    minShareCount: 2,
    priority: 3,
  },
  { name: 'shown', test: (id: string) => !OTHER_PAGES.test(id), tags: ['$initial' as const], priority: 2 },
  chunkOf('schemas', /[\\/]zod[\\/]/, 2),
  chunkOf('records', /[\\/]islands[\\/]data[\\/](?:pull[\\/]pull|queue[\\/]queue)\.ts/),
  chunkOf('later', /[\\/]islands[\\/]shell[\\/](?:sidebar[\\/]crates|dialogs[\\/]dialogs|tabbar[\\/]tab-bar)\.tsx/),
  // What every visit loads once the page stands: keys, dragging, tooltips, the album over its list, what works in the background.
  chunkOf(
    'soon',
    /[\\/](?:shell[\\/](?:background|commands[\\/]command-key|keys[\\/](?:listen-to-keys|tooltip|arrow-keys|undo-key)|header[\\/]log-out(?:-dialog)?)|crates[\\/]drag[\\/]pointer|selection[\\/]pick-by-mouse|ui[\\/](?:keep-focus|not-opened|toast-region)|album[\\/]page[\\/](?:album-over|popovers)|offline[\\/]start)\.tsx?$/,
    0,
  ),
]

/** What browsers load in a language. All languages are in one folder, where files without texts are the same ones. */
const client = (language: Language): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: CLIENT,
    emptyOutDir: language === 'en',
    copyPublicDir: language === 'en',
    manifest: manifestOf(language),
    // The first browsers with light-dark(), which the tokens use.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // Pages of the app have these styles already.
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) =>
        hostId.startsWith('assets/auth-') ? files : files.filter((file) => !/\/(?:app|uno)-.*\.css$/.test(file)),
    },
    // Inlines message constants where they are used.
    rollupOptions: {
      input: ENTRIES,
      // The landing page's script imports one by its name.
      preserveEntrySignatures: 'exports-only',
      optimization: { inlineConst: { mode: 'all' } },
      // They only name what other features may import: who needs one part of a feature does not load the others.
      treeshake: { moduleSideEffects: [{ test: /[\\/]public\.ts$/, sideEffects: false }] },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
})

export default defineConfig(({ command }) => ({
  plugins: [
    languages(),
    virtualModules(),
    browserCodeOutOfWorker(),
    commonPasswords(),
    iconShapes(),
    serviceWorker(ENTRIES),
    react(),
    unocss(),
    cloudflare({
      configPath: process.env.GATEFOLD_WORKER_CONFIG,
      persistState: process.env.GATEFOLD_STATE ? { path: process.env.GATEFOLD_STATE } : true,
    }),
  ],
  worker: { plugins: () => [languages({ isWebWorker: true })] },
  css: { postcss: { plugins: [remSheets] } },
  build: { outDir: BUILD },
  server: { host: '127.0.0.1' },
  environments: {
    // Names of classes stay: libraries and the log read them. `scripts/map-frames.ts` finds errors by source maps, not served.
    gatefold: {
      build: {
        sourcemap: true,
        rolldownOptions: { output: { minify: { mangle: { keepNames: { class: true, function: false } } } } },
      },
    },
    // In development one serves all languages.
    ...Object.fromEntries(
      languagesToBuild()
        .slice(0, command === 'build' ? undefined : 1)
        .map((language) => [clientOf(language), client(language)]),
    ),
  },
  builder: {
    // The Worker contains the clients' file names, so they are built first.
    async buildApp(builder) {
      const isClient = ({ config }: BuildEnvironment) => config.consumer === 'client'
      const all = Object.values(builder.environments).filter(({ name }) => name !== 'ssr')
      for (const environment of [...all.filter(isClient), ...all.filter((one) => !isClient(one))])
        await builder.build(environment)
    },
  },
}))
