import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Line } from '../../scripts/bench/line.ts'
import { DEMO } from '../../scripts/demo/accounts.ts'
import { type Browser, isTrue, press, type Tab, textOf, until } from './tab.ts'

/** `server` is where people log in; `address` is the same through `line`, which can be closed. */
type Given = { browser: Browser; tab: Tab; server: string; address: string; line: Line }

/** What people do most, a step at a time, each on the page that the one before left. */
export const MAIN_PATH: Record<string, (given: Given) => Promise<void>> = {
  'signs in': async ({ tab, server, address }) => {
    await tab.open(server)
    const { email, password } = DEMO.demo
    const signIn = await tab.run(async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/auth/sign-in/email', { method: 'POST', headers, body })).status
    }, JSON.stringify({ email, password }))
    assert.equal(signIn, 200)
    await openApp(tab, address)
  },
  'finds an album by a word of one of its tracks': async ({ tab }) => {
    await press(tab, '#search')
    await tab.type('lumen')
    await isTrue(tab, () => document.querySelector('.albums')?.textContent?.includes('Ferro Lumen'))
    assert.match(await tab.run(() => location.search), /q=lumen/)
    await press(tab, button('Clear the search'))
    await isTrue(tab, () => document.querySelectorAll('.albums li[id]').length > 5)
  },
  'rates with a key': async ({ tab }) => {
    const id = await firstAlbum(tab)
    await focus(tab, album(id))
    await tab.press('3')
    await waitForRating(tab, id, 3)
  },
  'drags an album onto a crate': async ({ tab }) => {
    const isOver = () => isTrue(tab, () => document.querySelector('.drag-tip')?.textContent)
    await tab.drag(`${album(await firstAlbum(tab))} .cover`, '[data-crate]', isOver)
    await isTrue(tab, () => document.querySelector('[data-toasts]')?.textContent !== '')
  },
  // WebDriver of WebKitGTK makes a mouse of every finger, so these events are made in the page.
  'drags another one by touch': async ({ tab }) => {
    const id = await firstAlbum(tab)
    const isDragged = await tab.run(dragByTouch, `${album(id)} ~ li .cover`, '[data-crate] ~ [data-crate]')
    assert.equal(isDragged, true)
    await isTrue(tab, () => document.querySelector('[data-toasts]')?.textContent !== '')
  },
  'returns the focus when a dialog closes': async ({ tab }) => {
    await press(tab, 'a[href="#settings"]')
    await isTrue(tab, () => document.activeElement?.closest('[role=dialog]') !== null)
    await tab.press('Escape')
    await isTrue(tab, () => document.activeElement?.matches('a[href="#settings"]'))
  },
  'decides about a wish on the desk, and takes it back': async ({ tab, address }) => {
    await tab.open(`${address}/app?list=wishlist`)
    await press(tab, inMain('a', 'Desk'))
    const title = await textOf(tab, '[data-desk] h1')
    const verdicts = () =>
      tab.run(async () => {
        const all: { verdict: string | null }[] = await (await fetch('/api/albums?list=wishlist')).json()
        return all.filter(({ verdict }) => verdict === 'later').length
      })
    const before = await verdicts()
    await tab.press('l')
    await isTrue(tab, (title) => document.querySelector('[data-desk] h1')?.textContent !== title, title)
    await until(async () => (await verdicts()) === before + 1)
    await tab.press('z')
    await isTrue(tab, (title) => document.querySelector('[data-desk] h1')?.textContent === title, title)
    await until(async () => (await verdicts()) === before)
  },
  'shares a crate, which a guest sees until it is stopped': async ({ browser, tab, address }) => {
    await tab.open(`${address}/app`)
    const name = await textOf(tab, '.rail .crate-row[data-crate] .crate-name')
    await press(tab, '.rail .crate-row[data-crate] .crate-name')
    await isTrue(tab, (name) => document.querySelector('h1')?.textContent === name, name)
    await press(tab, inMain('button', 'Share'))
    await textOf(tab, '//*[@role="dialog"]//button[.="Copy link"]')
    const link = await tab.run(
      () => document.querySelector<HTMLInputElement>('[role=dialog] input[readonly]')?.value ?? '',
    )
    await browser.asGuest(async (guest) => {
      await guest.open(link)
      assert.equal(await textOf(guest, 'h1'), name)
      assert.ok((await guest.run(() => document.querySelectorAll('main li').length)) > 5)
      await tab.open(`${address}/app/shares`)
      await press(tab, `main ${button(`Stop sharing ${name}`)}`)
      await isTrue(tab, () => document.querySelector('[data-toasts]')?.textContent?.includes('Sharing stopped'))
      await guest.open(link)
      assert.notEqual(await textOf(guest, 'h1'), name)
    })
  },
  'writes an entry of the diary, and shows its year': async ({ tab, address }) => {
    await openApp(tab, address)
    await focus(tab, album(await firstAlbum(tab)))
    await tab.press('h')
    await isTrue(tab, () => document.querySelector('[data-toasts]')?.textContent?.includes('Added to your diary'))
    await press(tab, 'nav[aria-label=Places] a[href="/app/diary"]')
    await press(tab, 'main button[aria-label^="Add a note on"]')
    await tab.type('Rain all evening.')
    await tab.press('Control+Enter')
    await isTrue(tab, async () => {
      const { listens }: { listens: { note: string }[] } = await (await fetch('/api/listens')).json()
      return listens.some(({ note }) => note === 'Rain all evening.')
    })
    await press(tab, 'main a[href^="/app/year/"]')
    await isTrue(tab, () => /^Your 20\d\d$/.test(document.querySelector('h1')?.textContent ?? ''))
    await isTrue(tab, () => /listens?\d/.test(document.querySelector('dl')?.textContent ?? ''))
  },
  'plays a preview, and the next one': async ({ tab, address }) => {
    await tab.open(`${address}/app`)
    await press(tab, inMain('button', 'Play'))
    const playing = '[aria-label=Player] a'
    const first = await textOf(tab, playing)
    // Firefox stops a sound where the machine has nothing to play it, unless it is muted.
    await press(tab, `[aria-label=Player] ${button('Mute')}`)
    await tab.run(() => document.querySelector<HTMLElement>('[aria-label=Player] [aria-label=Play]')?.click())
    await waitForSound(tab)
    await tab.press('Shift+N')
    await isTrue(tab, (playing, first) => document.querySelector(playing)?.textContent !== first, playing, first)
    await waitForSound(tab)
    await tab.press('p')
    await isTrue(tab, () => document.querySelector('[aria-label=Player] [aria-label=Play]') !== null)
  },
  'keeps a rating without a network, and sends it later': async ({ tab, address, line }) => {
    await openApp(tab, address)
    const id = await firstAlbum(tab)
    line.close()
    const isReached = await tab.run(() => fetch('/api/health').then(Boolean, () => false))
    assert.equal(isReached, false)
    await tab.open(`${address}/app`)
    await textOf(tab, album(id))
    await focus(tab, album(id))
    await tab.press('4')
    await waitForShownRating(tab, id, 4)
    await line.reopen()
    await tab.open(`${address}/app`)
    await waitForRating(tab, id, 4)
  },
  'imports a file': async ({ tab, address }) => {
    const folder = await mkdtemp(join(tmpdir(), 'gatefold-browsers-'))
    try {
      const file = join(folder, 'albums.csv')
      await writeFile(file, 'title,artist,bandcampUrl\nFoxglove,Firefox,https://fox.bandcamp.com/album/foxglove\n')
      await tab.open(`${address}/app#files`)
      await press(tab, '//*[@role="tab"][.="Import"]')
      await textOf(tab, '.drop input[type=file]')
      await tab.choose('.drop input[type=file]', file)
      await press(tab, '//*[@role="dialog"]//button[.="Import"][not(@role)]')
      await isTrue(tab, async () => {
        const all: { title: string }[] = await (await fetch('/api/albums')).json()
        return all.some(({ title }) => title === 'Foxglove')
      })
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

const album = (id: string) => `.albums li[id="${id}"]`
const button = (name: string) => `button[aria-label="${name}"]`
/** A button or link of the page by its text. */
const inMain = (element: 'a' | 'button', text: string) => `//main//${element}[normalize-space(.)="${text}"]`

/** Opens the collection, and waits until the service worker answers its calls. */
async function openApp(tab: Tab, address: string): Promise<void> {
  await tab.open(`${address}/app`)
  await textOf(tab, '.albums li[id]')
  await isTrue(tab, () => navigator.serviceWorker.controller !== null)
}

const focus = (tab: Tab, selector: string) =>
  isTrue(
    tab,
    (selector) => {
      document.querySelector<HTMLElement>(selector)?.focus()
      return document.activeElement === document.querySelector(selector)
    },
    selector,
  )

/** Rests a finger on an element until it is picked up, moves it to another one, and lifts it; resolves to whether it was picked up. */
async function dragByTouch(from: string, to: string): Promise<boolean> {
  const root = document.documentElement
  const isKnown = (pointerId: number) => {
    try {
      root.setPointerCapture(pointerId)
      root.releasePointerCapture(pointerId)
      return true
    } catch {
      return false
    }
  }
  // A pointer that does not exist cannot be captured.
  const pointerId = [0, 1, 2].find(isKnown)
  const send = (type: string, selector: string) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`There is no ${selector}`)
    const { x, y, width, height } = element.getBoundingClientRect()
    const spot = { clientX: x + width / 2, clientY: y + height / 2 }
    const finger = { pointerId, pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true, ...spot }
    element.dispatchEvent(new PointerEvent(type, finger))
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
  send('pointerdown', from)
  const isPickedUp = () => document.querySelector('.drag-preview') !== null
  for (let tries = 0; tries < 100 && !isPickedUp(); tries += 1) await pause()
  const isDragged = isPickedUp()
  send('pointermove', to)
  await pause()
  send('pointerup', to)
  // Only a real one releases it by itself.
  if (pointerId !== undefined) root.releasePointerCapture(pointerId)
  return isDragged
}

const waitForSound = (tab: Tab) =>
  isTrue(tab, () => {
    const position = document.querySelector<HTMLInputElement>('[aria-label=Player] input[aria-label=Position]')
    return Number(position?.value) > 0.05
  })

const firstAlbum = (tab: Tab) => isTrue(tab, () => document.querySelector('.albums li[id]')?.id) as Promise<string>

const waitForRating = (tab: Tab, id: string, rating: number) =>
  isTrue(
    tab,
    async (number, wanted) => (await (await fetch(`/api/albums/${number}`)).json()).rating === wanted,
    id.replace(/\D/g, ''),
    rating,
  )

const waitForShownRating = (tab: Tab, id: string, rating: number) =>
  isTrue(
    tab,
    (name, wanted) =>
      document.getElementById(name)?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value === wanted,
    id,
    String(rating),
  )
