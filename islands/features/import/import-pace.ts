import type { List } from '#domain/albums/album.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'

const PAGE = { albums: 100, seconds: 5 }
const TAGS_SECONDS = 1.5
const SLOWEST = 3
/** The assumed number of albums until Bandcamp reports it. */
export const GUESS: Record<List, number> = { collection: 100, wishlist: 500 }

export type ImportPace = {
  /** What is being read: the fan's page, their list, or the albums' pages for tags. */
  phase: 'fan' | 'list' | 'tags'
  /** Albums read so far and in total; 0 while unknown. */
  seen: number
  found: number
  /** Albums whose tags were read, and how many there are; 0 while unknown, as when the import also reads tags for earlier ones. */
  tagged: number
  toTag: number
  /** From 0 to 1, by time. */
  share: number
}

const secondsFor = (albums: number, toTag: number) => (albums / PAGE.albums) * PAGE.seconds + toTag * TAGS_SECONDS

/** The progress of an import. */
export function paceOf({
  kind,
  found,
  added,
  existing,
  updated,
  skipped,
  tagged,
  failed,
  importTags,
}: ImportView): ImportPace {
  // A Bandcamp link does not say how many albums there are.
  const isLink = kind === 'link'
  const seen = added + existing + updated + skipped
  const asked = tagged + failed
  const isListRead = asked > 0 || seen >= found
  const isTagging = isListRead && importTags && asked + added > 0
  const phase = found + seen === 0 && !isLink ? 'fan' : isTagging ? 'tags' : 'list'
  const all = Math.max(found, seen)
  const expected = isListRead ? added : (added / seen) * all || 0
  const toTag = importTags && asked <= expected ? expected : 0
  const share = Math.min(1, secondsFor(isListRead ? all : seen, asked) / secondsFor(all, toTag) || 0)
  const known = isLink ? { found: 0, share: 0 } : { found, share }
  return { phase, seen, ...known, tagged: asked, toTag: Math.round(toTag) }
}

/** The remaining seconds of an import, by the pace of requests and its delay so far. */
export function secondsLeft(one: ImportView, now: number): number {
  const { seen, found, tagged, toTag } = paceOf(one)
  const done = secondsFor(seen, tagged)
  const left = secondsFor(Math.max(0, found - seen), Math.max(0, toTag - tagged))
  const passed = (now - Date.parse(one.startedAt)) / 1_000
  const speed = done >= PAGE.seconds && passed > 0 ? Math.min(passed / done, SLOWEST) : 1
  const wait = one.waitingUntil ? Math.max(0, (Date.parse(one.waitingUntil) - now) / 1_000) : 0
  return wait + left * speed
}

/** The estimated seconds for a list of assumed size. */
export const usualSeconds = (list: List, importTags: boolean): number =>
  secondsFor(GUESS[list], importTags ? GUESS[list] : 0)
