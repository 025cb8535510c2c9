import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { fetch } from 'miniflare'
import { defineConfig } from 'vitest/config'
import { PSEUDO } from './locales/languages.ts'
import { ENTRIES } from './scripts/built-assets.ts'
import { commonPasswords } from './scripts/common-passwords.ts'
import { iconShapes } from './scripts/icons.ts'
import { languages } from './scripts/languages.ts'
import { memoryFolder } from './scripts/memory-folder.ts'
import { ISSUER, serveProvider } from './tests/oidc-site/provider.ts'

// The databases of the tests are there.
const memory = memoryFolder()
if (memory) process.env.TMPDIR = memory

const noAssets = (name: string) => ({
  script: `/${name}.js`,
  imports: [],
  next: [`/next/${name}.js`],
  styles: [],
  inline: [],
  fonts: [],
})
const assets = `export const isBuilt = false
export const assets = ${JSON.stringify(Object.fromEntries(Object.keys(ENTRIES).map((name) => [name, noAssets(name)])))}
export const styleHashes = []`

// Bundled once, packages load in a third of the time, which every file of Worker tests spends. One that is missing here is only slower.
const PACKAGES = {
  '@better-auth/passkey': [''],
  '@headlessui/react': [''],
  '@hono/react-renderer': [''],
  '@hono/zod-validator': [''],
  '@hookform/resolvers': [''],
  'better-auth': [
    ...['', '/adapters/drizzle', '/api', '/cookies', '/crypto', '/minimal'],
    ...['/plugins/generic-oauth', '/plugins/two-factor'],
  ],
  'drizzle-orm': ['', '/batch', '/d1', '/sqlite-core'],
  entities: [''],
  'fast-check': [''],
  hono: [
    ...['', '/client', '/cookie', '/csrf', '/factory', '/http-exception', '/secure-headers'],
    ...['/utils/accept', '/utils/cookie'],
  ],
  papaparse: [''],
  react: ['', '/jsx-dev-runtime', '/jsx-runtime'],
  'react-dom': ['', '/server'],
  'react-hook-form': [''],
  swr: ['', '/infinite'],
  zod: ['/mini', '/v4/core'],
}

let provider: Promise<string> | undefined
/** Passes a request on to the OpenID provider, which the first one starts. */
async function askProvider(request: Request) {
  provider ??= serveProvider('http://gatefold.test/api/auth/callback/oidc')
  const { pathname, search, host } = new URL(request.url)
  const { method } = request
  const headers = {
    ...Object.fromEntries(request.headers),
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
  }
  const body = method === 'POST' ? await request.text() : undefined
  return fetch((await provider) + pathname + search, { method, headers, body, redirect: 'manual' })
}

const shared = {
  maxWorkers: 2,
  // Upper bounds for a busy machine; no test waits for them.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // One that passes only when CI repeats it is a bug, as in the browser.
  retry: process.env.CI ? 1 : 0,
  // As long as a busy machine needs.
  expect: { poll: { timeout: 30_000 } },
  provide: { isSoak: Boolean(process.env.GATEFOLD_SOAK) },
  setupFiles: ['tests/fixed-seed.ts'],
  tags: [
    { name: 'soak', description: 'What `npm run soak` tries more often than `npm test`', timeout: 1_200_000 },
    { name: 'engine', description: 'What `npm run test:container` has an engine start' },
    { name: 'promise', description: 'What docs/promises.md lists', timeout: 1_200_000 },
  ],
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [languages()],
        test: {
          ...shared,
          name: 'domain',
          isolate: false,
          include: ['tests/{locales,domain,scripts,lint}/**/*.test.ts'],
        },
      },
      // Not a part of `npm test`: `npm run test:self-host`.
      {
        test: { ...shared, name: 'self-host', include: ['tests/self-host/*.test.ts'], fileParallelism: false },
      },
      // These replace globals and modules, each in its own way.
      {
        plugins: [languages()],
        test: { ...shared, name: 'islands', include: ['tests/islands/**/*.test.ts'] },
      },
      {
        plugins: [
          // The Worker in one more language.
          languages({ built: ['en', PSEUDO] }),
          {
            name: 'test-languages',
            transform: {
              filter: { id: /locales\/languages\.ts$/ },
              order: 'pre',
              handler: (code) => code.replace('import.meta.env.BUILT_LANGUAGES', `['en', '${PSEUDO}']`),
            },
          },
          commonPasswords(),
          iconShapes(),
          {
            name: 'test-assets',
            resolveId: (id) => (id === 'virtual:assets' ? '\0virtual:assets' : undefined),
            load: (id) => (id.startsWith('\0virtual:assets') ? assets : undefined),
          },
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // Vitest sends modules over a socket on the same machine. The flags of wrangler.toml stay.
              compatibilityFlags: ['no_web_socket_compression'],
              r2Buckets: ['TEST_BUCKET'],
              d1Databases: {
                // For `many-databases.test.ts`.
                OTHER_1: 'records-1',
                OTHER_2: 'records-2',
                // Three records databases for all tests.
                ...(process.env.GATEFOLD_DATABASES === '3' && { RECORDS_1: 'records-1', RECORDS_2: 'records-2' }),
              },
              bindings: {
                TEST_MIGRATIONS: await readD1Migrations('migrations'),
                BETTER_AUTH_SECRET: 'a-secret-that-only-tests-have-0123456789',
                PUBLIC_URL: 'http://gatefold.test',
                SIGNUP_PASSWORD: 'open sesame',
                ADMIN_EMAILS: 'admin@example.com',
                GOOGLE_CLIENT_ID: 'gatefold-test.apps.example',
                GOOGLE_CLIENT_SECRET: 'only-tests-know',
                GOOGLE_ISSUER: 'http://google.test',
                SECURITY_CONTACT: 'holes@gatefold.test',
                BANDCAMP_PACE: '0',
                BANDCAMP_MIRROR: '',
              },
              // Whatever a test did not answer itself goes nowhere but to the OpenID provider.
              outboundService: (request: Request) => {
                if (new URL(request.url).origin === ISSUER) return askProvider(request)
                throw new Error(`A test reached for ${request.url}`)
              },
            },
          })),
        ],
        test: {
          ...shared,
          name: 'worker',
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: Object.entries(PACKAGES).flatMap(([name, parts]) => parts.map((part) => name + part)),
                rolldownOptions: { external: [/^(?:cloudflare|node):/] },
              },
            },
          },
          include: ['tests/worker/**/*.test.ts'],
          // Starting a runtime for each file would take longer than the tests.
          isolate: false,
          setupFiles: ['tests/fixed-seed.ts', 'tests/worker/setup.ts'],
        },
      },
    ],
  },
})
