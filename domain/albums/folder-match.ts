import { foldText } from '../text/fold.ts'
import type { AlbumView } from './album.ts'
import { withoutEdition } from './duplicates.ts'
import type { FolderName } from './folder-names.ts'

/** What an album is matched by. */
export type Matched = Pick<AlbumView, 'id' | 'title' | 'artist' | 'label' | 'list'>

type Pair = readonly [artist: string, title: string]

const MAX_PARTS = 6
const FORMAT =
  /^(?:flac|alac|mp3|wav|aiff?|aac|ogg|opus|vorbis|m4a|v0|v2|web|lossless|bandcamp|digital|vinyl|cd|e\.?p\.?|lp|single|album|pre-?order|\d{1,2}-?bits?|\d+(?:\.\d+)?k(?:hz|bps)?|320|256|192|128|kbps|khz)$/
const IS_YEAR = /^(?:(?:19|20)\d\d(?:[-.]\d\d){0,2})$/

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,&+/]+/)
    .filter(Boolean)
const isFormat = (word: string) => FORMAT.test(word)
/** Whether a part says nothing but the year or the format. */
const saysLittle = (part: string) => wordsOf(part).every((word) => isFormat(word) || IS_YEAR.test(word))

/** Letters and digits alone, as no other sign is sure to be in the name of a file; a name of signs as it is. */
function fold(name: string): string {
  const text = foldText(name).replaceAll('&', ' and ')
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '') || text
}
const keyOf = ([artist, title]: Pair) => `${fold(artist.replace(/^the\s+|,\s+the$/i, ''))}\n${fold(title)}`

/** A title without its year, format and edition, as far as something is left. */
function plainTitle(title: string): string {
  const bare = title
    .replace(/^\s*[[({]?(?:19|20)\d\d[\])}]?[\s._-]+(?=[^\s[({])/, '')
    .replace(/[[{][^[\]{}]*[\]}]/g, ' ')
    .replace(/\(([^()]*)\)/g, (whole, inside: string) =>
      /^\d+$/.test(inside) || wordsOf(inside).some((word) => isFormat(word) || IS_YEAR.test(word)) ? ' ' : whole,
    )
  const parts = bare.split(/\s+[-–—]\s+/)
  while (parts.length > 1 && saysLittle(parts.at(-1) ?? '')) parts.pop()
  const words = parts.join(' - ').trim().split(/\s+/)
  while (words.length > 1 && isFormat(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return withoutEdition(words.join(' ')) || title
}
const plain = ([artist, title]: Pair): Pair => [
  artist.replace(/^\s*[[(][^\])]*[\])]\s*|\s*[[(][^\])]*[\])]\s*$/g, '') || artist,
  plainTitle(title),
]

/** Each way to cut parts in two, an artist and a title. */
const cuts = (parts: readonly string[]): Pair[] =>
  parts
    .slice(1, MAX_PARTS)
    .map((_, index) => [parts.slice(0, index + 1).join(' - '), parts.slice(index + 1).join(' - ')])

/** What a name with dashes may say. */
function pairsIn(name: string): Pair[] {
  const text = name.replaceAll('_', ' ')
  const spaced = text.split(/\s+[-‐–—~|]+\s+|\t+/)
  const parts = (spaced.length > 1 ? spaced : text.split(/\s*[-‐–—]\s*/)).map((part) => part.trim()).filter(Boolean)
  const told = parts.filter((part) => !saysLittle(part))
  // Behind the year and the format is who made the file.
  const end = parts.findIndex((part, index) => index > 1 && saysLittle(part))
  return [
    ...cuts(parts),
    ...(told.length < parts.length ? cuts(told) : []),
    ...(end > 0 ? cuts(parts.slice(0, end)) : []),
  ]
}

/** What a path may say: in its last part, in that with the folder it is in, and with the one around that. */
function pairsOf(path: string): Pair[] {
  const [title = '', artist, around] = path.split('/').reverse()
  const inTitle = pairsIn(title)
  const titles = [title, ...inTitle.filter(([before]) => saysLittle(before)).map(([, after]) => after)]
  const under = (name: string | undefined): Pair[] => (name === undefined ? [] : titles.map((one) => [name, one]))
  return [...inTitle, ...under(artist), ...under(around)]
}

/**
 * Collects albums one at a time, so that a page can do it in time slices, and finds those that names in a folder mean: by artist and title,
 * else without year, format and edition. Of albums alike, it is the one in the collection, else the first.
 */
export function createFolderMatcher() {
  const exact = new Map<string, Matched>()
  const loose = new Map<string, Matched>()
  const put = (map: Map<string, Matched>, pair: Pair, album: Matched) => {
    const key = keyOf(pair)
    const known = map.get(key)
    if (!known || (known.list === 'wishlist' && album.list === 'collection')) map.set(key, album)
  }
  const firstIn = (maps: readonly Map<string, Matched>[], pairs: readonly Pair[]): Matched | undefined => {
    const keys = pairs.map(keyOf)
    for (const map of maps) {
      const key = keys.find((one) => map.has(one))
      if (key !== undefined) return map.get(key)
    }
    return undefined
  }
  const look = (pairs: readonly Pair[]) => firstIn([exact], pairs) ?? firstIn([exact, loose], pairs.map(plain))
  return {
    add(album: Matched): void {
      const { title, artist, label } = album
      put(exact, [artist, title], album)
      put(loose, plain([artist, title]), album)
      // A label's own page may name the artist in the title, and its files may be in a folder of the label.
      if (label) put(loose, plain([label, title]), album)
      for (const pair of pairsIn(title)) put(loose, plain(pair), album)
    },
    /** The albums that a name means, each with the name it is found by. */
    find({ path, inside }: FolderName): { id: number; name: string }[] {
      const album = look(pairsOf(path))
      if (album) return [{ id: album.id, name: path }]
      return inside.flatMap((name) => {
        const { id } = look(pairsIn(name)) ?? {}
        return id === undefined ? [] : [{ id, name }]
      })
    },
  }
}
