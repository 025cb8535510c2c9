import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../scripts/free-port.ts'
import { type Browser, type Tab, until } from './tab.ts'

/** The keys that are no characters. */
const KEYS: Record<string, string> = {
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
}

/** A browser with a program of its own that speaks WebDriver. */
export async function byWebDriver(program: string): Promise<Browser> {
  const port = await freePort()
  const command = [program, `--port=${port}`, '--host=127.0.0.1']
  // It has no mode without a screen.
  const [name = '', ...args] = process.env.DISPLAY ? command : ['xvfb-run', '--auto-servernum', ...command]
  const driverProgram = spawn(name, args, { stdio: 'ignore', detached: true })
  const address = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${address}/status`)).ok)
  const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build()
  await driver.manage().window().setRect({ width: 1280, height: 900 })
  const capabilities = await driver.getCapabilities()
  return {
    name: `${capabilities.getBrowserName()}/${capabilities.getBrowserVersion()}`,
    tab: tabOf(driver),
    async asGuest(work) {
      // Such a program has one session.
      const guest = await byWebDriver(program)
      await work(guest.tab)
      await guest.close()
    },
    async close() {
      await driver.quit()
      endAll(driverProgram)
    },
  }
}

/** Ends a program and what it has started. */
const endAll = ({ pid }: ChildProcess) => pid && process.kill(-pid)

function tabOf(driver: WebDriver): Tab {
  const find = (selector: string) =>
    driver.findElement(selector.startsWith('//') ? By.xpath(selector) : By.css(selector))
  return {
    open: (address) => driver.get(address),
    run: (work, ...args) => driver.executeScript(`return (${work})(...arguments)`, ...args) as never,
    click: (selector) => find(selector).click(),
    async press(key) {
      const keys = key.split('+').map((one) => KEYS[one] ?? one)
      const actions = driver.actions()
      for (const one of keys) actions.keyDown(one)
      for (const one of keys.reverse()) actions.keyUp(one)
      await actions.perform()
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    async drag(from, to, isOver) {
      const [start, end] = [find(from), find(to)]
      await driver.actions().move({ origin: start }).press().perform()
      await driver.actions().move({ origin: end, x: 20, duration: 200 }).move({ origin: end }).perform()
      await isOver()
      await driver.actions().release().perform()
    },
    choose: (selector, file) => find(selector).sendKeys(file),
    picture: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
  }
}
