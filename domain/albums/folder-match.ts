import type { AlbumView } from './album.ts'
import type { FolderName, OnDisk } from './folder-names.ts'
import { foldName, saysEdition, withoutEdition, wordsOf } from './names.ts'

/** The data by which an album is matched. */
export type Matched = Pick<AlbumView, 'id' | 'title' | 'artist' | 'label' | 'list' | 'itemId'>

type Pair = readonly [artist: string, title: string]

const MAX_PARTS = 6
const FORMAT =
  /^(?:flac|alac|mp3|wav|aiff?|aac|ogg|opus|vorbis|m4a|v0|v2|web|lossless|bandcamp|digital|vinyl|cd|e\.?p\.?|lp|single|album|pre-?order|\d{1,2}-?bits?|\d+(?:\.\d+)?k(?:hz|bps)?|320|256|192|128|kbps|khz)$/
const IS_YEAR = /^(?:(?:19|20)\d\d(?:[-.]\d\d){0,2})$/

/** Formats that are also words of titles. */
const IS_SHAPE = /^(?:e\.?p\.?|lp|single|album)$/
const IS_NUMBER = /^\d+$/
/** In brackets, these words mark a different album: “(Green Album)”, “[Remixes]”, “(Live 1999)”. */
const TELLS =
  /^(?:e\.?p\.?|album|singles?|live|(?:re)?mix(?:e[sd])?|re-?works?|instrumentals?|acoustic|a\s?cappellas?|demos?|sessions?|covers?|dubs?|b-?sides?|rarities|outtakes|vol(?:ume)?s?\.?|p(?:ar)?ts?\.?|dis[ck]s?|sides?|books?|chapters?)$/
const IS_LABEL = /^(?:rec(?:ord(?:ing)?)?s?\.?|tapes|label|music|productions)$/

const isFormat = (word: string) => FORMAT.test(word)
const isYear = (word: string) => IS_YEAR.test(word)
/** Whether a part only contains the year or the format. */
const saysLittle = (part: string) => wordsOf(part).every((word) => isFormat(word) || isYear(word))

const keyOf = ([artist, title]: Pair) => `${foldName(artist.replace(/^the\s+|,\s+the$/i, ''))}\n${foldName(title)}`

/** The parts removed from a title: the year, and other text in brackets, such as a label. They are compared if both names have them. */
type LeftOut = { year: string; rest: string }

const BRACKETS = /[[{]([^[\]{}]*)[\]}]|\(([^()]*)\)/g

/** A title without its year, format and edition, unless nothing would be left. */
function plainTitle(title: string): LeftOut & { text: string } {
  let year = ''
  let rest = ''
  const inBrackets = (whole: string, square: string | undefined, round = '') => {
    const inside = square ?? round
    const words = wordsOf(inside)
    const others = words.filter((word) => !(isFormat(word) || isYear(word) || IS_NUMBER.test(word)))
    year ||= words.find(isYear)?.slice(0, 4) ?? ''
    if ((words.length > 0 && others.length === 0) || saysEdition(inside)) return ' '
    if (words.some((word) => TELLS.test(word)) && !words.some((word) => IS_LABEL.test(word))) return ` (${inside}) `
    const isAside = words.some((word) => isYear(word) || (isFormat(word) && !IS_SHAPE.test(word)))
    if (square === undefined && !isAside) return whole
    // Catalog numbers do not distinguish albums.
    rest += foldName(others.filter((word) => !/\d/.test(word)).join(' '))
    return ' '
  }
  const bare = title
    .replace(/^\s*[[({]?((?:19|20)\d\d)[\])}]?[\s._-]+(?=[^\s[({])/, (_, leading: string) => {
      year = leading
      return ''
    })
    .replace(BRACKETS, inBrackets)
  const parts = bare.split(/(?<!\s)\s+[-–—]\s+/)
  while (parts.length > 1 && saysLittle(parts.at(-1) ?? '')) parts.pop()
  const words = parts.join(' - ').trim().split(/\s+/)
  while (words.length > 1 && isFormat(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return { text: withoutEdition(words.join(' ')) || title, year, rest }
}

type Plain = LeftOut & { pair: Pair }

const withoutOuterBrackets = (text: string) => text.replace(/^[[(][^[(\])]*[\])]|[[(][^[(\])]*[\])]$/g, '')

function plain([artist, title]: Pair): Plain {
  const { text, ...leftOut } = plainTitle(title)
  return { pair: [withoutOuterBrackets(artist.trim()).trim() || artist, text], ...leftOut }
}

/** Each way to split parts into an artist and a title. */
const cuts = (parts: readonly string[]): Pair[] =>
  parts
    .slice(1, MAX_PARTS)
    .map((_, index) => [parts.slice(0, index + 1).join(' - '), parts.slice(index + 1).join(' - ')])

/** The possible readings of a name with dashes. */
function pairsIn(name: string): Pair[] {
  const text = name.replaceAll('_', ' ')
  const spaced = text.split(/(?<!\s)\s+[-‐–—~|]+\s+|\t+/)
  const parts = (spaced.length > 1 ? spaced : text.split(/[-‐–—]/)).map((part) => part.trim()).filter(Boolean)
  const told = parts.filter((part) => !saysLittle(part))
  // The group that made the files comes after the year and the format.
  const end = parts.findIndex((part, index) => index > 1 && saysLittle(part))
  return [
    ...cuts(parts),
    ...(told.length < parts.length ? cuts(told) : []),
    ...(end > 0 ? cuts(parts.slice(0, end)) : []),
  ]
}

/** The possible readings of a path: its last part, with the folder it is in, and with the parent of that folder. */
function pairsOf(path: string): Pair[] {
  const [title = '', artist, around] = path.split('/').reverse()
  const inTitle = pairsIn(title)
  const titles = [title, ...inTitle.filter(([before]) => saysLittle(before)).map(([, after]) => after)]
  const under = (name: string | undefined): Pair[] => (name === undefined ? [] : titles.map((one) => [name, one]))
  return [...inTitle, ...under(artist), ...under(around)]
}

type Known = LeftOut & { album: Matched }

/** The album that a name means among those with the same plain name, if it is unambiguous. */
function choose(known: readonly Known[], { rest }: LeftOut): Matched | undefined {
  const possible = known.filter((one) => one.rest === rest || one.rest === '' || rest === '')
  const same = possible.filter((one) => one.rest === rest)
  const left = same.length > 0 ? same : possible
  if (new Set(left.map((one) => one.rest)).size > 1) return undefined
  return (left.find(({ album }) => album.list === 'collection') ?? left[0])?.album
}

/**
 * Collects albums one at a time, so that a page can do it in time slices, and matches names in a folder: by the number at Bandcamp, else by
 * artist and title, else without year, format and edition. Among equal albums, one in the collection comes first.
 */
export function createFolderMatcher() {
  const items = new Map<number, Matched>()
  const exact = new Map<string, Known[]>()
  const loose = new Map<string, Known[]>()
  const put = (map: Map<string, Known[]>, { pair, year, rest }: Plain, album: Matched) => {
    const key = keyOf(pair)
    const known = map.get(key)
    if (known) known.push({ album, year, rest })
    else map.set(key, [{ album, year, rest }])
  }
  const firstIn = (maps: readonly Map<string, Known[]>[], names: readonly Plain[]): Matched | undefined => {
    const keyed = names.map((name) => ({ key: keyOf(name.pair), name }))
    for (const map of maps) {
      for (const { key, name } of keyed) {
        const album = choose(map.get(key) ?? [], name)
        if (album) return album
      }
    }
    return undefined
  }
  const whole = (pair: Pair): Plain => ({ pair, year: '', rest: '' })
  // Albums with the same name may differ in their year.
  const ofSameYear = (name: Plain): Matched | undefined =>
    name.year === ''
      ? undefined
      : choose(
          (loose.get(keyOf(name.pair)) ?? []).filter(({ year }) => year === name.year),
          name,
        )
  const look = (pairs: readonly Pair[]): Matched | undefined => {
    const asIs = firstIn([exact], pairs.map(whole))
    if (asIs) return asIs
    const names = pairs.map(plain)
    for (const name of names) {
      const album = ofSameYear(name)
      if (album) return album
    }
    return firstIn([exact, loose], names)
  }
  return {
    add(album: Matched): void {
      const { title, artist, label, itemId } = album
      if (itemId && (album.list === 'collection' || !items.has(itemId))) items.set(itemId, album)
      put(exact, whole([artist, title]), album)
      put(loose, plain([artist, title]), album)
      // A label's own page may have the artist in the title, and its files may be in a folder named by the label.
      if (label) put(loose, plain([label, title]), album)
      for (const pair of pairsIn(title)) put(loose, plain(pair), album)
    },
    /** The matched albums, each with what is there of it. */
    find(name: FolderName): { id: number; there: OnDisk }[] {
      const album = items.get(name.itemId ?? 0) ?? look(pairsOf(name.path))
      if (album) return [{ id: album.id, there: name }]
      return name.inside.flatMap((there) => {
        const { id } = look(pairsIn(there.path)) ?? {}
        return id === undefined ? [] : [{ id, there }]
      })
    },
  }
}
