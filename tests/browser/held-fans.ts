import { setTimeout as pause } from 'node:timers/promises'
import { addressOf } from '../bandcamp-site/albums.ts'
import { createSite, type Site, siteAlbum } from '../bandcamp-site/site.ts'

const ALBUMS = 30
const TOLD = 6
const FIRST = 20_000
const FIRST_ID = 5_000
/** A page that is held comes at last: the app waits ten seconds for it. */
const LONGEST_MS = 8_000

/** Fans whose import goes on no further than a few albums until a test lets it. */
export function createHeldFans(site: Site) {
  const holds: { name: string; numbers: Set<number>; held: Promise<void>; letGo: () => void }[] = []
  return {
    add() {
      const count = holds.length
      const name = `held-${count}`
      const albums = Array.from({ length: ALBUMS }, (_, index) => siteAlbum(FIRST + count * ALBUMS + index))
      const made = createSite(name, albums, [], FIRST_ID + count)
      for (const [one, fan] of made.fans) site.fans.set(one, fan)
      for (const album of albums) site.albums.set(addressOf(album), album)
      const { promise, resolve } = Promise.withResolvers<void>()
      const numbers = new Set(albums.slice(TOLD).map((_, index) => FIRST + count * ALBUMS + TOLD + index))
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

export type HeldFan = ReturnType<ReturnType<typeof createHeldFans>['add']>
