import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { open } from '../tests/browser/wait-for-islands.ts'
import { tokens } from '../tokens.ts'
import { withRunningApp } from './bench/running-app.ts'
import { buildIfStale } from './build.ts'
import { findChromium } from './chromium.ts'
import { DEMO } from './demo/accounts.ts'

// Regenerates the committed images: link preview, icons, screenshots of the README, the landing page and the browser's install dialog.
const root = join(import.meta.dirname, '..')
const THEMES = { light: 0, dark: 1 } as const

const linkPreviewCss = `
  header nav, :has(> #main) > :not(header, main), #main > :not(:first-child), #main p:not(h1 + p) { display: none !important }
  :has(> #main) { max-width: none; padding: 0 56px }
  header { height: 96px }
  .brand { font-size: 28px; gap: 14px }
  .brand svg { width: 42px; height: 39px }
  #main > section { grid-template-columns: 1fr 450px; min-height: 0; padding: 0; align-items: start }
  h1 { font-size: 82px; margin-top: 44px }
  h1 + p { font-size: 26px; line-height: 36px; max-width: 34ch; margin: 28px 0 0 }
  section > :last-child { max-width: none; width: 450px; margin-top: -40px }
  .falling { animation: none }`

async function linkPreview(browser: Browser, address: string) {
  // The page's Content Security Policy forbids other style sheets.
  const options = { colorScheme: 'light', viewport: { width: 1200, height: 630 }, bypassCSP: true } as const
  const page = await browser.newPage(options)
  await page.goto(address)
  await page.addStyleTag({ content: linkPreviewCss })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(root, 'public/share.png') })
  await page.close()
}

/** Draws the logo on the page's background. `share` is the logo's share of the width; maskable icons need a larger margin. */
async function icon(page: Page, name: string, size: number, share: number) {
  const [ground, left, right] = [tokens.color.bg, tokens.color.accent, tokens.color.ink].map(
    (pair) => pair[THEMES.dark],
  )
  const mark = readFileSync(join(root, 'public/icon.svg'), 'utf8').match(/<g [\s\S]*<\/g>/)?.[0] ?? ''
  const panels = mark
    .replace(/<g [^>]*>/, '<g>')
    .replace('class="left"', `fill="${left}"`)
    .replace('class="right"', `fill="${right}"`)
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><svg viewBox="1 3.4 24 17.6" width="${share * 100}%">${panels}</svg>`,
  )
  await page.screenshot({ path: join(root, 'public', name) })
}

/** The same picture as WebP, which the browser can write. */
async function toWebp(page: Page, picture: Buffer): Promise<Buffer> {
  await page.goto('about:blank')
  const url = await page.evaluate(
    async (source) => {
      const image = Object.assign(new Image(), { src: source })
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.8)
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )
  return Buffer.from(url.replace(/^.*,/, ''), 'base64')
}

async function collection(browser: Browser, address: string, path: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: address, ...options })
  const { email, password } = DEMO.demo
  await context.request.post('/api/auth/sign-in/email', { data: { email, password }, headers: { origin: address } })
  const page = await context.newPage()
  await open(page, '/app')
  const picture = await page.screenshot()
  writeFileSync(join(root, path), path.endsWith('.webp') ? await toWebp(page, picture) : picture)
  await context.close()
}

await buildIfStale(root)
await withRunningApp(root, async (address) => {
  const browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] })
  await linkPreview(browser, address)
  const page = await browser.newPage()
  await icon(page, 'apple-touch-icon.png', 180, 0.7)
  await icon(page, 'icon-192.png', 192, 0.78)
  await icon(page, 'icon-512.png', 512, 0.78)
  await icon(page, 'icon-maskable-512.png', 512, 0.58)
  for (const colorScheme of ['light', 'dark'] as const) {
    const options = { colorScheme, viewport: { width: 1280, height: 900 } }
    await collection(browser, address, `docs/images/collection-${colorScheme}.png`, options)
  }
  const dark = { colorScheme: 'dark' } as const
  await collection(browser, address, 'public/screen-wide.png', { ...dark, viewport: { width: 1280, height: 800 } })
  const phone = { width: 412, height: 892 }
  await collection(browser, address, 'public/screen-narrow.png', {
    ...dark,
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  })
  const wide = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 }
  const narrow = { viewport: { width: 390, height: 700 }, deviceScaleFactor: 1.5, hasTouch: true, isMobile: true }
  for (const colorScheme of ['light', 'dark'] as const) {
    await collection(browser, address, `public/shelf-wide-${colorScheme}.webp`, { colorScheme, ...wide })
    await collection(browser, address, `public/shelf-narrow-${colorScheme}.webp`, { colorScheme, ...narrow })
  }
  await browser.close()
})
