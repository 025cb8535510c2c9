import { areOtherItems, isItem } from './item-key.ts'
import { RULES, type Rule, type RuleName } from './match-rules.ts'
import { fold, type Known, type Named, type Names, type Wanted, yearOf } from './matched.ts'
import { namesKey } from './names.ts'

export type { Known, Wanted } from './matched.ts'

/** Distinguishes rows with the same names. */
export type RowNumber = {
  /** Its number, from 1, among rows without address with the same names and year. */
  nth: number
  /** Whether its year differs from that of the first row with these names. */
  isOtherYear?: boolean | undefined
}

/** Creates a function that numbers rows without address, in file order. */
export function createNumbers(): (row: Names & { releaseDate?: string | null | undefined }) => RowNumber {
  const counts = new Map<string, number>()
  const firsts = new Map<string, string>()
  return (row) => {
    const names = namesKey(row)
    const own = `${names}\n${yearOf(row) ?? ''}`
    if (!firsts.has(names)) firsts.set(names, own)
    const nth = (counts.get(own) ?? 0) + 1
    counts.set(own, nth)
    return { nth, ...(firsts.get(names) !== own && { isOtherYear: true }) }
  }
}

/** The album that a row matches, and the matching rule. */
type Match<Album> = { album: Album; rule: RuleName }

type Entry<Album> = { album: Album; named: Named }
/** Most keys lead to one album. */
type ByKey<Album> = Map<string, Entry<Album> | Entry<Album>[]>

const NAMES = Object.keys(RULES) as RuleName[]
const isSure = (name: RuleName) => RULES[name].is !== 'probably'
const SURE = NAMES.filter(isSure)
const PROBABLE = NAMES.filter((name) => !isSure(name))

const entriesOf = <Album extends Known>(albums: readonly Album[]): Entry<Album>[] =>
  albums.map((album) => ({ album, named: fold(album) }))

function byKeyOf<Album>(keysOf: Rule['keys'], entries: readonly Entry<Album>[]): ByKey<Album> {
  const byKey: ByKey<Album> = new Map()
  for (const entry of entries) {
    for (const key of keysOf(entry.named)) {
      const known = byKey.get(key)
      if (!known) byKey.set(key, entry)
      else if (Array.isArray(known)) known.push(entry)
      else byKey.set(key, [known, entry])
    }
  }
  return byKey
}

const identityOf = ({ isExact, bandcampUrl, itemKey }: Wanted): string | null =>
  isExact ? null : bandcampUrl || (isItem(itemKey) ? itemKey : null)

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * Creates an index that finds the album of a row, by the rules that all imports share; `alike` are further candidates by name. If several
 * have the same names, a row with an address or an item takes the first that no other row has taken; a row without either takes the nth.
 * Albums in the trash come last, then those of an unknown year.
 */
export function createAlbumIndex<Album extends Known>(albums: readonly Album[], alike: readonly Album[] = albums) {
  const all = lazily(() => entriesOf(albums))
  const named = alike === albums ? all : lazily(() => entriesOf(alike))
  // Built lazily: it takes a while for many albums, and most rows need few of the rules. Some rules share their keys.
  const maps = new Map<Rule['keys'], ByKey<Album>>()
  const mapOf = ({ keys, byNames }: Rule): ByKey<Album> => {
    const byKey = maps.get(keys) ?? byKeyOf(keys, byNames ? named() : all())
    maps.set(keys, byKey)
    return byKey
  }
  const taken = new Map<number, Wanted>()

  /** Calls `take` with the albums that a rule matches, until it returns true. */
  const each = (name: RuleName, row: Named, take: (album: Album) => boolean): void => {
    const rule: Rule = RULES[name]
    for (const key of (rule.rowKeys ?? rule.keys)(row)) {
      const known = mapOf(rule).get(key)
      for (const entry of known === undefined ? [] : Array.isArray(known) ? known : [known]) {
        if (!rule.isOther?.(row, entry.named) && take(entry.album)) return
      }
    }
  }
  const first = (name: RuleName, row: Named): Album | undefined => {
    let found: Album | undefined
    each(name, row, (album) => {
      found = album
      return true
    })
    return found
  }

  const alikeOf = (wanted: Wanted, row: Named, { isOtherYear }: RowNumber): Album[] => {
    const year = yearOf(row)
    const isOfYear = (album: Album) => yearOf(album) === year
    // An earlier row may have filled in the year of the album that one without a year joined before. An own file names each album.
    const isOfAnyYear = !isOtherYear || !(year || wanted.isExact)
    const order = (one: Album, other: Album) =>
      Number(one.isTrashed ?? false) - Number(other.isTrashed ?? false) ||
      Number(isOfYear(other)) - Number(isOfYear(one)) ||
      Number(Boolean(one.bandcampUrl)) - Number(Boolean(other.bandcampUrl)) ||
      (one.place ?? one.id) - (other.place ?? other.id)
    const possible: Album[] = []
    each('names', row, (album) => {
      const isApart = wanted.isExact && (wanted.bandcampUrl || album.bandcampUrl)
      if (!isApart && (isOfAnyYear || isOfYear(album))) possible.push(album)
      return false
    })
    return possible.length > 1 ? possible.sort(order) : possible
  }
  const byNames = (wanted: Wanted, row: Named, number: RowNumber): Album | undefined => {
    const possible = alikeOf(wanted, row, number)
    const identity = identityOf(wanted)
    if (!identity) return possible[number.nth - 1]
    return possible.find(({ id }) => {
      const other = taken.get(id)
      return !other || (identityOf(other) === identity && !areOtherItems(other, wanted))
    })
  }

  return {
    /** The album that a row surely matches, or is a track of. */
    find(wanted: Wanted, number: RowNumber = { nth: 1 }): Match<Album> | undefined {
      const row = fold(wanted)
      for (const rule of SURE) {
        const album = rule === 'names' ? byNames(wanted, row, number) : first(rule, row)
        if (!album) continue
        if (identityOf(wanted) && rule !== 'track') taken.set(album.id, wanted)
        return { album, rule }
      }
      return undefined
    },
    /** The album that a row probably matches, if it surely matches none. */
    findProbable(wanted: Wanted): Match<Album> | undefined {
      const row = fold(wanted)
      for (const rule of PROBABLE) {
        const album = first(rule, row)
        if (album) return { album, rule }
      }
      return undefined
    },
    /** Whether a row surely matches an album, or is a track of one, no matter which of several equal ones it is. */
    has(wanted: Wanted): boolean {
      const row = fold(wanted)
      return SURE.some((rule) =>
        rule === 'names' ? alikeOf(wanted, row, { nth: 1 }).length > 0 : first(rule, row) !== undefined,
      )
    },
  }
}
