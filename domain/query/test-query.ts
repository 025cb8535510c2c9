import { fromMinorUnits } from '../albums/bandcamp-facts.ts'
import { inDollars, type Rates } from '../albums/money.ts'
import { releaseYear } from '../albums/release.ts'
import type { CrateView } from '../crates/crate.ts'
import type { CrateMembers } from '../crates/crate-members.ts'
import { foldAscii, foldLetters, foldText } from '../text/fold.ts'
import { type Condition, conditionOf, type Mark, type PartName, type SpanName } from './fields.ts'
import { FILTERS } from './filters.ts'
import type { Node } from './node.ts'
import { parseQuery } from './parse-query.ts'
import type { AlbumTest, SearchableAlbum } from './searchable-album.ts'

/** The data that a query compares albums with. */
export type QueryContext = {
  now: Date
  crates: readonly Pick<CrateView, 'id' | 'name'>[]
  members: readonly CrateMembers[]
  rates: Rates
}

const moment = (iso: string | undefined) => (iso === undefined ? null : Date.parse(iso))

const moneyIn = (amount: number | null, currency: string | null, unit: string | undefined, rates: Rates) => {
  if (amount === null || currency === null) return null
  if (unit === undefined || unit === currency) return fromMinorUnits(amount, currency)
  const dollars = inDollars(amount, currency, rates)
  const perUsd = rates[unit]
  return dollars === null || perUsd === undefined ? null : dollars * perUsd
}

const SPANS: Record<SpanName, (album: SearchableAlbum, unit: string | undefined, rates: Rates) => number | null> = {
  year: releaseYear,
  tracks: ({ trackCount }) => trackCount,
  price: ({ price = null, currency = null }, unit, rates) => moneyIn(price, currency, unit, rates),
  paid: ({ paid, paidCurrency }, unit, rates) => moneyIn(paid, paidCurrency, unit, rates),
  added: ({ addedTime }) => addedTime,
  bought: ({ purchasedAt }) => moment(purchasedAt),
  changed: ({ changedAt }) => moment(changedAt),
}

const PARTS: Record<Exclude<PartName, 'crate'>, (album: SearchableAlbum) => string> = {
  title: ({ title }) => foldLetters(title),
  artist: ({ artist }) => foldLetters(artist),
  label: ({ label }) => foldLetters(label ?? ''),
  note: ({ notes }) => foldLetters(notes),
  track: ({ trackText = '' }) => trackText,
}

const isSame = (whole: string, text: string, isWhole: boolean) => (isWhole ? whole === text : whole.includes(text))

/** The albums that are in a crate, among the selected ones. */
const idsIn = ({ crates, members }: QueryContext, isChosen: (name: string) => boolean) => {
  const chosen = new Set(crates.filter(({ name }) => isChosen(name)).map(({ id }) => id))
  return new Set(members.filter(({ crateId }) => chosen.has(crateId)).flatMap(({ albumIds }) => albumIds))
}

const MARKS: Record<Mark, (context: QueryContext) => AlbumTest> = {
  uncrated: (context) => {
    const crated = idsIn(context, () => true)
    return ({ id }) => !crated.has(id)
  },
  preorder:
    () =>
    ({ isPreorder }) =>
      isPreorder === true,
  gone:
    () =>
    ({ goneAt }) =>
      goneAt !== undefined,
  note:
    () =>
    ({ notes }) =>
      notes !== '',
  preview:
    () =>
    ({ hasPreview }) =>
      hasPreview,
  cover:
    () =>
    ({ coverUrl }) =>
      coverUrl !== null,
}

function hasText(typed: string): AlbumTest {
  const text = foldText(typed)
  return ({ searchText }) => searchText.includes(text)
}

function testOf(condition: Condition, context: QueryContext): AlbumTest | null {
  switch (condition.kind) {
    case 'filter': {
      const { test } = FILTERS[condition.name]
      return test(condition.value as never, { now: context.now, crate: null })
    }
    case 'list': {
      const { list } = condition
      return list === 'both' ? null : (album) => album.list === list
    }
    case 'span': {
      const { name, from, to, currency } = condition
      const read = SPANS[name]
      return (album) => {
        const value = read(album, currency, context.rates)
        return value !== null && value >= from && value <= to
      }
    }
    case 'part': {
      const { name, text, isWhole } = condition
      if (name === 'crate') {
        const ids = idsIn(context, (crate) => isSame(foldAscii(crate), text, isWhole))
        return ({ id }) => ids.has(id)
      }
      const read = PARTS[name]
      return (album) => isSame(read(album), text, isWhole)
    }
    case 'tag-start': {
      const { text } = condition
      return ({ foldedTags }) => foldedTags.some((tag) => tag.startsWith(text))
    }
    case 'mark':
      return MARKS[condition.mark](context)
    case 'sort':
      return null
  }
}

function compile(node: Node, context: QueryContext): AlbumTest | null {
  switch (node.kind) {
    case 'text':
      return hasText(node.text)
    case 'field': {
      const condition = conditionOf(node, context.now)
      return condition && testOf(condition, context)
    }
    case 'not': {
      const test = compile(node.of, context)
      return test && ((album) => !test(album))
    }
    default: {
      const tests = node.of.flatMap((one) => compile(one, context) ?? [])
      if (tests.length === 0) return null
      return node.kind === 'and'
        ? (album) => tests.every((test) => test(album))
        : (album) => tests.some((test) => test(album))
    }
  }
}

/** Creates a function that tests albums for a query, for many albums. */
export function createQueryTest(query: string, context: QueryContext): AlbumTest {
  const { node } = parseQuery(query)
  return (node && compile(node, context)) ?? (() => true)
}
