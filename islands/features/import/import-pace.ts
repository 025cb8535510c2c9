import type { List } from '#domain/albums/album.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { ALMOST, quarterOf, shareDone } from '#islands/lib/share-done.ts'
import * as messages from '#locales/import-progress.ts'

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
  /** From 0 to `ALMOST`, by time; null while the total is unknown. */
  share: number | null
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
  const isUnknown = isLink || phase === 'fan' || (phase === 'tags' && toTag === 0)
  const share = Math.min(ALMOST, secondsFor(isListRead ? all : seen, asked) / secondsFor(all, toTag) || 0)
  const known = { found: isLink ? 0 : all, share: isUnknown ? null : share }
  return { phase, seen, ...known, tagged: asked, toTag: Math.round(toTag) }
}

/** The highest progress shown of each import. */
const most = new Map<number, number>()

/** The progress of an import, which never decreases, even if the total turns out to be larger. */
function shareOf(one: ImportView): number | null {
  if (isImportOver(one.status)) return 1
  const { share } = paceOf(one)
  if (share === null) return null
  const shown = Math.max(share, most.get(one.id) ?? 0)
  most.set(one.id, shown)
  return shown
}

/** The progress of several imports together, including ended ones; null while it is unknown for one. */
export function shareOfAll(imports: readonly ImportView[]): number | null {
  const shares = imports.map(shareOf)
  const known = shares.filter((share) => share !== null)
  if (known.length < shares.length) return null
  return Math.min(ALMOST, known.reduce((sum, share) => sum + share, 0) / known.length)
}

/** How often a count without a known total is announced. */
const EACH = { albums: 500, tags: 100 }
const step = (count: number, each: number) => Math.floor(count / each) * each

/** What screen readers announce of a running import: each quarter, or from time to time if the total is unknown. */
export function spokenOf(one: ImportView): string {
  if (one.status === 'waiting') return messages.waitingSrOnly
  const { phase, seen, found, tagged, toTag } = paceOf(one)
  const list = one.type ?? 'collection'
  if (phase === 'tags')
    return toTag > 0
      ? messages.tagsSrOnly(list, quarterOf(shareDone(tagged, toTag)))
      : messages.tagsSoFarSrOnly(list, step(tagged, EACH.tags))
  return found > 0
    ? messages.albumsSrOnly(list, quarterOf(shareDone(seen, found)))
    : messages.albumsSoFarSrOnly(list, step(seen, EACH.albums))
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
