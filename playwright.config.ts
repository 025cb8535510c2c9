import { defineConfig } from '@playwright/test'
import { TEST_BUILD } from './scripts/build.ts'
import { findChromium } from './scripts/chromium.ts'
import { memoryFolder } from './scripts/memory-folder.ts'

process.env.GATEFOLD_BUILD ??= TEST_BUILD
// English alone, unless a test is about languages.
process.env.LANGUAGES ??= 'en'
const { executablePath, env } = await findChromium()
// What `npm run test:screens` runs: every screen, and what is seldom met.
const SCREENS = /@screens|@detail/
const SOAK = /@soak/

const memory = memoryFolder()

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  projects: [
    { name: 'browser', grepInvert: [SCREENS, SOAK] },
    { name: 'screens', grep: SCREENS },
    // It measures times.
    { name: 'soak', grep: SOAK, workers: 2 },
  ],
  // One more than two cores: tests often wait for the page, and some for a while.
  workers: 3,
  fullyParallel: true,
  // One that passes only when CI repeats it is listed as flaky at the end, and is a bug.
  retries: process.env.CI ? 1 : 0,
  // Upper bounds for a busy machine; no test waits for them.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.GATEFOLD_TEST_URL,
    launchOptions: {
      executablePath,
      env,
      // Whatever a test did not answer itself goes nowhere.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
      // Chromium shares memory between its processes in files, which Playwright puts on the disk.
      ignoreDefaultArgs: memory ? ['--disable-dev-shm-usage'] : [],
    },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node tests/browser/serve.ts',
    wait: { stdout: /Ready at (?<gatefold_test_url>http:\S+) with people at (?<gatefold_test_people>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 300_000,
  },
})
