import { setTimeout as pause } from 'node:timers/promises'
import { addressOf } from '../bandcamp-site/albums.ts'
import { createSite, type Site, siteAlbum } from '../bandcamp-site/site.ts'

const ALBUMS = 30
const TOLD = 6
const PER_FAN = ALBUMS + 1
const FIRST = 20_000
const FIRST_ID = 5_000
/** A page that is held comes at last: the app waits ten seconds for it. */
const LONGEST_MS = 8_000

/** Fans, with one wish each, whose collection is told of no further than a few albums until a test lets it. */
export function createHeldFans(site: Site) {
  const holds: { name: string; numbers: Set<number>; held: Promise<void>; letGo: () => void }[] = []
  return {
    add() {
      const count = holds.length
      const name = `held-${count}`
      const albums = Array.from({ length: ALBUMS }, (_, index) => siteAlbum(FIRST + count * PER_FAN + index))
      const wish = siteAlbum(FIRST + count * PER_FAN + ALBUMS)
      const made = createSite(name, albums, [wish], FIRST_ID + count)
      for (const [one, fan] of made.fans) site.fans.set(one, fan)
      for (const album of [...albums, wish]) site.albums.set(addressOf(album), album)
      const { promise, resolve } = Promise.withResolvers<void>()
      const numbers = new Set(albums.slice(TOLD).map((_, index) => FIRST + count * PER_FAN + TOLD + index))
      holds.push({ name, numbers, held: promise, letGo: resolve })
      return { name, titles: albums.map(({ title }) => title) }
    },
    letGo: (name: string) => holds.find((one) => one.name === name)?.letGo(),
    /** Waits if the request is for a page that is held. */
    async hold(url: string): Promise<void> {
      const number = Number(/\/album\/record-(\d+)$/.exec(url)?.[1])
      const held = holds.find(({ numbers }) => numbers.has(number))?.held
      if (held) await Promise.race([held, pause(LONGEST_MS)])
    },
  }
}

type HeldFan = ReturnType<ReturnType<typeof createHeldFans>['add']>

/** A fan whose import does not end before `letGo`. */
export async function newHeldFan() {
  const address = new URL('/fans', process.env.GATEFOLD_TEST_PEOPLE)
  const fan = (await (await fetch(address, { method: 'POST' })).json()) as HeldFan
  return { ...fan, letGo: () => fetch(`${address}/${fan.name}`, { method: 'DELETE' }) }
}
