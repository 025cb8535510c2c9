import puppeteer, { type ElementHandle, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core'
import type { Browser, Tab } from './tab.ts'

/** A browser that speaks WebDriver BiDi or Chrome's protocol. */
export async function byPuppeteer(options: LaunchOptions): Promise<Browser> {
  // The size is that of the window: Firefox 140 lacks a command of `setViewport`.
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: null })
  const page = await browser.newPage()
  return {
    name: await browser.version(),
    tab: tabOf(page),
    async asGuest(work) {
      const guests = await browser.createBrowserContext()
      await work(tabOf(await guests.newPage()))
      await guests.close()
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page): Tab {
  const find = async (selector: string) => {
    const element = await page.$(selector.startsWith('//') ? `::-p-xpath(${selector})` : selector)
    if (!element) throw new Error(`There is no ${selector}`)
    return element
  }
  const middleOf = async (selector: string) => {
    const box = await (await find(selector)).boundingBox()
    if (!box) throw new Error(`Hidden: ${selector}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  return {
    open: (address) => page.goto(address),
    run: (work, ...args) => page.evaluate(work as never, ...args) as never,
    click: async (selector) => (await find(selector)).click(),
    async press(key) {
      const keys = key.split('+') as KeyInput[]
      for (const one of keys) await page.keyboard.down(one)
      for (const one of keys.reverse()) await page.keyboard.up(one)
    },
    type: (text) => page.keyboard.type(text),
    async drag(from, to, isOver) {
      const [start, end] = [await middleOf(from), await middleOf(to)]
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(end.x + 20, end.y, { steps: 12 })
      await page.mouse.move(end.x, end.y, { steps: 4 })
      await isOver()
      await page.mouse.up()
    },
    choose: async (selector, file) => ((await find(selector)) as ElementHandle<HTMLInputElement>).uploadFile(file),
    picture: (path) => page.screenshot({ path }),
  }
}
