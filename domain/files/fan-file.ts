import * as z from 'zod/mini'
import type { List } from '../albums/album.ts'
import { readMoment } from '../bandcamp/dates.ts'
import { datesOf, fanAlbum, readFanItem } from '../bandcamp/fan-items.ts'
import { readFollowed } from '../bandcamp/followed.ts'
import { countNoAlbums, type NoAlbum, toldOfNoAlbums } from '../bandcamp/no-albums.ts'
import { coverOfUrl } from '../bandcamp/pictures.ts'
import { cleanOrNull } from '../bandcamp/text.ts'
import { flag, text } from '../bandcamp/tolerant.ts'
import type { FailedRow } from '../errors/error.ts'
import { LIMITS } from '../limits.ts'
import { isObject } from './json-values.ts'
import type { Steps } from './steps.ts'

const Items = z._default(z.custom<unknown[]>(Array.isArray), [])

/**
 * What the bookmarklet saves of a fan's page on Bandcamp: the entries of both lists, newest first, as Bandcamp sends them, and on
 * one's own page those that it hides, and what artists whom the fan follows have released.
 */
const FanFile = z.object({
  format: z.literal('gatefold-bandcamp'),
  version: z.literal(1),
  collection: Items,
  wishlist: Items,
  hidden: Items,
  followed: Items,
})
export type FanFile = z.input<typeof FanFile> & { fan: string; savedAt: string }

const LISTS = ['collection', 'wishlist'] as const

const MOST_DEPTH = 5
const MOST_FOLLOWED = 500

type Listed = { list: List; entry: unknown; isHidden?: boolean }

const isEntry = (value: unknown) =>
  isObject(value) && typeof value.item_url === 'string' && ('item_title' in value || 'band_name' in value)

// What was bought has the time of it; a wish has the field without one.
const listOf = (entry: unknown): List =>
  isObject(entry) && 'purchased' in entry && !entry.purchased ? 'wishlist' : 'collection'

/** The entries in what collectors save of Bandcamp's answers and pages: a list of them, answers with lists, or lists by their names. */
function entriesIn(value: unknown, list: List | null = null, depth = 0): Listed[] {
  if (depth > MOST_DEPTH) return []
  if (Array.isArray(value)) {
    if (!value.some(isEntry)) return value.flatMap((part) => (isObject(part) ? entriesIn(part, list, depth + 1) : []))
    return value.map((entry) => ({ list: list ?? listOf(entry), entry }))
  }
  if (!isObject(value)) return []
  if (Array.isArray(value.items)) return entriesIn(value.items, list, depth + 1)
  if (isObject(value.item_cache)) return entriesIn(value.item_cache, null, depth + 1)
  return LISTS.flatMap((name) => {
    const part = value[name] ?? value[`${name}_items`]
    return entriesIn(isObject(part) && Object.values(part).some(isEntry) ? Object.values(part) : part, name, depth + 1)
  })
}

/** What a list of Bandcamp's has at least, where a collector saved no more. */
const Lean = z.object({
  hidden: flag,
  item_title: text,
  band_name: text,
  item_url: text,
  item_art_url: text,
  purchased: text,
})

function leanAlbum(entry: unknown, list: List, addedAt: string | null): unknown {
  const lean = Lean.safeParse(entry).data
  if (!lean) return entry
  const purchasedAt = readMoment(lean.purchased)
  return {
    list,
    title: cleanOrNull(lean.item_title) ?? '',
    artist: cleanOrNull(lean.band_name) ?? '',
    bandcampUrl: cleanOrNull(lean.item_url) ?? '',
    coverUrl: coverOfUrl(lean.item_art_url),
    addedAt,
    ...(purchasedAt && { purchasedAt }),
  }
}

/**
 * The unchecked albums of a fan's lists, those that a public collection names, the keys of the albums that tracks are from, how many the
 * fan hides, what else is no album, and what followed artists have released that is in no list.
 */
export type FanAlbums = {
  albums: unknown[]
  named: ReadonlySet<unknown>
  from: ReadonlyMap<unknown, string>
  hidden: number
  left: FailedRow[]
  followed: unknown[]
}

/**
 * The albums in a file of a fan's lists, by the rules of an import from Bandcamp: private ones are left out, and those that the fan hides
 * unless they are wanted too (`withHidden`). Null if it is another file.
 */
export function* albumsOfFanFile(value: unknown, withHidden = false): Steps<FanAlbums | null> {
  const file = FanFile.safeParse(value).data
  const isOthers = !isObject(value) || value.format === undefined
  const found = file ? listed(file) : isOthers ? entriesIn(value) : []
  if (!file && found.length === 0) return null
  // They are not read, since they are refused.
  if (found.length > LIMITS.importRows)
    return { albums: found, named: new Set(), from: new Map(), hidden: 0, left: [], followed: [] }
  const named = new Set<unknown>()
  const from = new Map<unknown, string>()
  const keys = new Set<string>()
  let hidden = 0
  const others: NoAlbum[] = []
  const albums: unknown[] = []
  const dates = datesIn(found)
  for (const one of found) {
    yield
    const { list, entry, isHidden = false } = one
    const addedAt = dates.get(one) ?? null
    const item = readFanItem(entry, addedAt)
    const shown = item === 'hidden' ? readFanItem(entry, addedAt, true) : item
    if (typeof shown === 'string' && shown !== 'unreadable') {
      others.push(shown)
      continue
    }
    if (typeof shown !== 'string') keys.add(`${shown.tralbumType}${shown.tralbumId}`)
    if (item === 'hidden' || isHidden) {
      hidden += 1
      if (!withHidden) continue
    }
    const album = typeof shown === 'string' ? leanAlbum(entry, list, addedAt) : fanAlbum(shown, list)
    if (file && list === 'collection' && item !== 'hidden' && !isHidden) named.add(album)
    if (typeof shown !== 'string' && shown.onKey) from.set(album, shown.onKey)
    albums.push(album)
  }
  const left = toldOfNoAlbums(countNoAlbums({}, others)).map((message) => ({ row: 0, field: 'plays', message }))
  const followed: unknown[] = []
  for (const entry of file?.followed.slice(0, MOST_FOLLOWED) ?? []) {
    yield
    const release = readFollowed(entry)
    if (!release || keys.has(release.key)) continue
    keys.add(release.key)
    followed.push(release.album)
    if (release.onKey) from.set(release.album, release.onKey)
  }
  return { albums, named, from, hidden, left, followed }
}

/** When each was added, by its list. */
const datesIn = (found: readonly Listed[]) =>
  new Map(
    [...Map.groupBy(found, ({ list, isHidden }) => `${list} ${isHidden}`).values()].flatMap((ofList) => {
      const dates = datesOf(ofList.map(({ entry }) => entry))
      return ofList.map((one, place) => [one, dates[place] ?? null] as const)
    }),
  )

const listed = (file: z.infer<typeof FanFile>): Listed[] => [
  ...LISTS.flatMap((list) => file[list].map((entry) => ({ list, entry }))),
  ...file.hidden.map((entry) => ({ list: 'collection' as const, entry, isHidden: true })),
]
