import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'
import { CLIENT } from './tests/google-site/site.ts'

const PORT = Number(process.env.GATEFOLD_TEST_PORT || 5273)
const BANDCAMP = PORT - 1_100
const GOOGLE = PORT - 1_200
const { executablePath, env } = await findChromium()

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath, env, args: ['--no-sandbox', '--disable-gpu'] },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  webServer: [
    {
      command: 'node tests/bandcamp-site/serve.ts',
      env: { PORT: String(BANDCAMP) },
      url: `http://127.0.0.1:${BANDCAMP}/`,
      reuseExistingServer: false,
    },
    {
      command: 'node tests/google-site/serve.ts',
      env: { PORT: String(GOOGLE) },
      url: `http://127.0.0.1:${GOOGLE}/`,
      reuseExistingServer: false,
    },
    {
      command: 'node scripts/serve.ts start',
      env: {
        PORT: String(PORT),
        GATEFOLD_STATE: process.env.GATEFOLD_TEST_STATE ?? join(tmpdir(), 'gatefold-browser-tests'),
        BANDCAMP_MIRROR: `http://127.0.0.1:${BANDCAMP}`,
        BANDCAMP_PACE: '0.05',
        SIGNUP_PASSWORD: 'open sesame',
        GOOGLE_CLIENT_ID: CLIENT.id,
        GOOGLE_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_ISSUER: `http://127.0.0.1:${GOOGLE}`,
      },
      url: `http://127.0.0.1:${PORT}/api/health`,
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
})
