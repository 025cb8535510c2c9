import { setTimeout } from 'node:timers/promises'

/** What a page of a browser can be told, whatever drives it. Selectors are of CSS, or of XPath if they begin with two slashes. */
export type Tab = {
  open(address: string): Promise<unknown>
  /** Runs a function in the page, which gets JSON and may return a promise of it. */
  run<Args extends unknown[], Value>(work: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>>
  click(selector: string): Promise<unknown>
  /** Presses a key, such as `3`, `Escape` or `Control+Enter`. */
  press(key: string): Promise<unknown>
  type(text: string): Promise<unknown>
  /** Drags from the middle of one element to the middle of another one, and lets go once `isOver`. */
  drag(from: string, to: string, isOver: () => Promise<unknown>): Promise<unknown>
  /** Chooses a file in a field. */
  choose(selector: string, file: string): Promise<unknown>
  picture(file: string): Promise<unknown>
}

export type Browser = {
  name: string
  tab: Tab
  /** The page of somebody else, without the cookies of this one, while `work` runs. */
  asGuest(work: (tab: Tab) => Promise<void>): Promise<void>
  close(): Promise<unknown>
}

/**
 * Looks again and again, from here: what a driver lets wait in the page is made of text there, which the Content Security Policy of the
 * page forbids.
 */
export async function until<Value>(look: () => Promise<Value>): Promise<NonNullable<Value>> {
  let problem: unknown
  for (let tries = 0; tries < 150; tries += 1) {
    // The page may be loading.
    const value = await look().catch((error) => {
      problem = error
      return null
    })
    if (value) return value
    await setTimeout(100)
  }
  throw new Error(`Never came: ${look}`, { cause: problem })
}

export const isTrue = <Args extends unknown[]>(tab: Tab, test: (...args: Args) => unknown, ...args: Args) =>
  until(() => tab.run(test, ...args))

/** The text of an element, once there is one. */
export const textOf = (tab: Tab, selector: string): Promise<string> =>
  isTrue(
    tab,
    (selector) => {
      const path = selector.startsWith('//')
      const element = path
        ? document.evaluate(selector, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
        : document.querySelector(selector)
      return element && (element.textContent || ' ')
    },
    selector,
  ) as Promise<string>

/** Clicks an element, once there is one. */
export async function press(tab: Tab, selector: string): Promise<void> {
  await textOf(tab, selector)
  await tab.click(selector)
}
