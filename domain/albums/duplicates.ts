import type { AlbumView } from './album.ts'
import { itemKeyOf } from './album-match.ts'

/** Why albums are taken for the same: the same item or address at Bandcamp, the same artist and title, the same cover. */
export const REASONS = ['item', 'names', 'cover'] as const
export type Reason = (typeof REASONS)[number]

/** What albums are compared by. */
export type Candidate = Pick<AlbumView, 'id' | 'title' | 'artist' | 'coverUrl' | 'bandcampUrl' | 'itemType' | 'itemId'>

/** Albums that are likely the same, in the order in which they were given. */
export type DuplicateGroup = { ids: number[]; reasons: Reason[] }

const IS_EDITION =
  /^(?:editions?|remaster(?:s|ed|ing)?|deluxe|expanded|re-?issued?|repress(?:ed)?|anniversary|bonus|vinyl|cassette|digital|\d?x?(?:lp|cd)s?)$/
const GOES_WITH_EDITION =
  /^(?:the|a|and|with|&|\+|super|special|limited|ultimate|definitive|extended|standard|original|collector'?s|versions?|tracks?|album|releases?|pressing|press|box|set|download|international|japan(?:ese)?|uk|us|eu|years?|bit|khz|hi-?res)$/
const IS_YEAR = /^(?:(?:19|20)\d\d|\d+(?:st|nd|rd|th)|\d+-?bit)$/
const COUNTS_YEARS = /^(?:years?|anniversary|bit|khz)$/
const ENDS_WITH_EDITION = /^(?:edition|remaster(?:ed)?|reissue|deluxe)$/

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,./]+/)
    .filter(Boolean)

/** Whether words say nothing but which edition this is. */
function areEdition(words: readonly string[]): boolean {
  const hasYears = words.some((word) => COUNTS_YEARS.test(word))
  return (
    words.some((word) => IS_EDITION.test(word)) &&
    words.every(
      (word) =>
        IS_EDITION.test(word) || GOES_WITH_EDITION.test(word) || IS_YEAR.test(word) || (hasYears && /^\d+$/.test(word)),
    )
  )
}

/** Whether a text says nothing but which edition this is. */
export const saysEdition = (text: string): boolean => areEdition(wordsOf(text))

/** A title without brackets that only name the edition, and without such words behind a dash or colon or at the end. */
export function withoutEdition(title: string): string {
  // An album may be called “Deluxe”.
  if (areEdition(wordsOf(title)) && !wordsOf(title).some((word) => IS_YEAR.test(word))) return title
  let text = title.replace(/[([{]([^()[\]{}]*)[)\]}]/g, (whole, inside: string) =>
    areEdition(wordsOf(inside)) ? ' ' : whole,
  )
  for (;;) {
    const parted = /^(.*\S)(?:\s+[-–—|~]\s*|:\s+)([^-–—|~:]+)$/.exec(text.trim())
    if (!parted?.[1] || !areEdition(wordsOf(parted[2] ?? ''))) break
    text = parted[1]
  }
  const words = text.trim().split(/\s+/)
  if (ENDS_WITH_EDITION.test(words.at(-1)?.toLowerCase() ?? '')) {
    // Without a mark between them, a year may be part of the title.
    const isPart = (word: string) => !IS_YEAR.test(word.toLowerCase()) && areEdition([...wordsOf(word), 'edition'])
    let from = words.length - 1
    while (from > 1 && isPart(words[from - 1] ?? '')) from -= 1
    if (from > 0) text = words.slice(0, from).join(' ')
  }
  const bare = text.replace(/\s+/g, ' ').trim()
  return bare === '' ? title : bare
}

const MARKS = /['’‘`"“”«».,:;!?()[\]{}/\\_~|–—-]+/g

/** A name as it is compared: without case, accents of Latin letters and punctuation. */
function fold(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’‘`]/g, '')
  const plain = folded.replace(MARKS, ' ').replace(/\s+/g, ' ').trim()
  return plain === '' ? folded.replace(/\s+/g, ' ').trim() : plain
}

const NUMBER =
  /^(?:.*\p{N}.*|[ivxlcdm]+|[\p{L}]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third|fourth|fifth)$/u

/** The parts of a folded title that tell one volume of a series from another. */
export const numbersOf = (title: string): string =>
  title
    .split(' ')
    .filter((word) => NUMBER.test(word))
    .join(' ')

const BANDCAMP_ART = /\.bcbits\.com\/img\/(a\d+)_/

const coverKey = (url: string | null) => (url ? (BANDCAMP_ART.exec(url)?.[1] ?? url) : null)

/**
 * What an album shares with those that are likely the same, with the reason. A cover counts only with the same title, or for albums by the
 * same artist: singles have the cover of their album, and the volumes of a series may have one cover.
 */
function keysOf(album: Candidate): [Reason, string][] {
  const [title, artist] = [fold(withoutEdition(album.title)), fold(album.artist).replace(/^the /, '')]
  const [item, cover] = [itemKeyOf(album), coverKey(album.coverUrl)]
  return [
    ...(item ? [['item', item] as const] : []),
    ...(album.bandcampUrl ? [['item', album.bandcampUrl.toLowerCase()] as const] : []),
    ['names', `${title}\n${artist}`] as const,
    ...(cover ? [['cover', `${cover}\n${title}`] as const] : []),
    ...(cover && album.itemType !== 'track' ? [['cover', `${cover}\n${numbersOf(title)}\n${artist}`] as const] : []),
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
    /** The groups, but for what is only linked by pairs of `distinct` ids. */
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

/** The members of a bucket that hang together without the pairs that are apart. Each pair is looked at once at most. */
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

/** The albums of a group with the one first that is best kept: known at Bandcamp, bought, rated, with most written about it, oldest. */
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
