import type { AlbumView } from './album.ts'
import { itemKeyOf } from './item-key.ts'
import { foldWords, namesKey, numbersOf, withoutEdition } from './names.ts'

/** Why albums are taken for the same: the same item or address at Bandcamp, the same artist and title, the same cover. */
const REASONS = ['item', 'names', 'cover'] as const
export type Reason = (typeof REASONS)[number]

/** The fields by which albums are compared. */
export type Candidate = Pick<AlbumView, 'id' | 'title' | 'artist' | 'coverUrl' | 'bandcampUrl' | 'itemType' | 'itemId'>

/** Albums that are likely the same, in the given order. */
export type DuplicateGroup = { ids: number[]; reasons: Reason[] }

const BANDCAMP_ART = /\.bcbits\.com\/img\/(a\d+)_/

const coverKey = (url: string | null) => (url ? (BANDCAMP_ART.exec(url)?.[1] ?? url) : null)

/**
 * The keys that an album shares with likely duplicates, with the reason. A cover only counts with the same title or artist: singles have
 * the cover of their album, and the volumes of a series may share one.
 */
function keysOf(album: Candidate): [Reason, string][] {
  const bare = withoutEdition(album.title)
  const [title, artist] = namesKey({ title: bare, artist: album.artist }).split('\n')
  const [item, cover] = [itemKeyOf(album), coverKey(album.coverUrl)]
  return [
    ...(item ? [['item', item] as const] : []),
    ...(album.bandcampUrl ? [['item', album.bandcampUrl.toLowerCase()] as const] : []),
    ['names', `${title}\n${artist}`] as const,
    ...(cover ? [['cover', `${cover}\n${title}`] as const] : []),
    ...(cover && album.itemType !== 'track'
      ? [['cover', `${cover}\n${numbersOf(foldWords(bare))}\n${artist}`] as const]
      : []),
  ].map(([reason, key]) => [reason, `${reason}\n${key}`])
}

/** Collects albums one at a time, so that a page can do it in time slices, and tells which of them are likely the same. */
export function createDuplicateFinder() {
  const ids: number[] = []
  type Bucket = { reason: Reason; members: number[] }
  const buckets = new Map<string, Bucket>()
  const shared: Bucket[] = []
  return {
    add(album: Candidate): void {
      const place = ids.push(album.id) - 1
      for (const [reason, key] of keysOf(album)) {
        const bucket = buckets.get(key)
        if (!bucket) buckets.set(key, { reason, members: [place] })
        else if (bucket.members.push(place) === 2) shared.push(bucket)
      }
    },
    /** The groups, without links that only consist of `distinct` pairs of ids. */
    groups(distinct: readonly (readonly [number, number])[] = []): DuplicateGroup[] {
      const apart = new Map<number, Set<number>>()
      const note = (id: number, other: number) => apart.set(id, (apart.get(id) ?? new Set()).add(other))
      for (const [id, other] of distinct) {
        note(id, other)
        note(other, id)
      }
      const links = shared.flatMap(({ reason, members }) =>
        linked(members, ids, apart).map((places) => ({ reason, places })),
      )
      return joinLinks(links, ids)
    },
  }
}

/** The connected members of a bucket, without the pairs that are marked as different. Each pair is checked at most once. */
function linked(
  members: readonly number[],
  ids: readonly number[],
  apart: ReadonlyMap<number, ReadonlySet<number>>,
): number[][] {
  if (apart.size === 0 || !members.some((place) => apart.has(ids[place] ?? 0))) return [[...members]]
  let rest = [...members]
  const parts: number[][] = []
  for (let first = rest.pop(); first !== undefined; first = rest.pop()) {
    const part = [first]
    for (const place of part) {
      const others = apart.get(ids[place] ?? 0)
      const reached = rest.filter((other) => !others?.has(ids[other] ?? 0))
      if (reached.length === 0) continue
      rest = others ? rest.filter((other) => others.has(ids[other] ?? 0)) : []
      part.push(...reached)
    }
    if (part.length > 1) parts.push(part)
  }
  return parts
}

function joinLinks(links: readonly { reason: Reason; places: number[] }[], ids: readonly number[]): DuplicateGroup[] {
  const parents = new Map<number, number>()
  const rootOf = (place: number): number => {
    let root = place
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root)) root = up
    parents.set(place, root)
    return root
  }
  for (const { places } of links) {
    const [first = 0] = places
    for (const place of places) parents.set(rootOf(place), rootOf(first))
  }
  const groups = new Map<number, { places: Set<number>; reasons: Set<Reason> }>()
  for (const { reason, places } of links) {
    const root = rootOf(places[0] ?? 0)
    const group = groups.get(root) ?? { places: new Set(), reasons: new Set() }
    groups.set(root, group)
    for (const place of places) group.places.add(place)
    group.reasons.add(reason)
  }
  return [...groups.values()]
    .map(({ places, reasons }) => ({
      places: [...places].sort((a, b) => a - b),
      reasons: REASONS.filter((reason) => reasons.has(reason)),
    }))
    .sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0))
    .map(({ places, reasons }) => ({ ids: places.map((place) => ids[place] ?? 0), reasons }))
}

/** The albums of a group with the best one to keep first: known at Bandcamp, bought, rated, with the longest notes, oldest. */
export const bestFirst = <Album extends AlbumView>(albums: readonly Album[]): Album[] =>
  albums.toSorted((a, b) => {
    const worth = (album: Album) =>
      [
        Number(Boolean(album.itemId)),
        Number(album.bandcampUrl !== ''),
        Number(album.list === 'collection'),
        Number(album.rating !== null),
        album.notes.length,
        -Date.parse(album.addedAt),
        -album.id,
      ] as const
    const [one, other] = [worth(a), worth(b)]
    const at = one.findIndex((value, index) => value !== other[index])
    return (other[at] ?? 0) - (one[at] ?? 0)
  })
