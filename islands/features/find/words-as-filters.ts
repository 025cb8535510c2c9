import { conditionOf, fieldCalled, isField } from '#domain/query/fields.ts'
import type { Node } from '#domain/query/node.ts'
import { parseQuery } from '#domain/query/parse-query.ts'
import { isPlain, quoteValue } from '#domain/query/plain.ts'
import { printQuery } from '#domain/query/print-query.ts'
import { tagTerm } from '#domain/query/query-text.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { foldText } from '#domain/text/fold.ts'
import { termWords } from '#locales/query-language.ts'
import { type Names, withoutSpaces } from './complete-query.ts'

/** The most words that are recognized as one name, with a field or a “not” before it. */
const MAX_WORDS = 5
const YEAR = /^(?:19|20)\d\d$/
const DECADE = /^((?:19|20)?\d0)s$/
const century = (decade: string) => (Number(decade) < 30 ? '20' : '19')

/** The term for one or more words, by the folded text, and the names that can follow a field. */
export type WordTerms = { terms: ReadonlyMap<string, string>; names: Names }

/** The terms for all tags and artists, ignoring spaces; a text that is both means the tag, and the most used one wins. */
export const wordTermsOf = (names: Names): WordTerms => ({ terms: termsOfNames(names), names })

const termsOfNames = ({ tag, artist }: Names) =>
  new Map([
    ...Object.entries(termWords).flatMap(([term, words]) => words.map((word) => [withoutSpaces(word), term] as const)),
    ...artist.toReversed().map((name) => [withoutSpaces(name), `artist=${quoteValue(name)}`] as const),
    ...tag.toReversed().map((name) => [withoutSpaces(name), tagTerm(name)] as const),
    // A tag in its exact spelling is itself.
    ...artist.map((name) => [foldText(name), `artist=${quoteValue(name)}`] as const),
    ...tag.map((name) => [foldText(name), tagTerm(name)] as const),
  ])

const STARS = /^([1-5](?:[.,]5)?)(\+)? stars?$/

const NEGATIONS = new Set(['not', 'no', 'without'])
/** What an album is without, where that is no mark. */
const WITHOUT: Readonly<Record<string, string>> = {
  tag: 'is:untagged',
  tags: 'is:untagged',
  rating: 'is:unrated',
  ratings: 'is:unrated',
  stars: 'is:unrated',
  crate: 'is:uncrated',
  crates: 'is:uncrated',
}

const canBe = (name: string, value: string) =>
  conditionOf({ kind: 'field', name, operator: ':', value }, new Date(0)) !== null

/** Fields whose values are unambiguous without the field. */
const UNNAMED = ['is', 'has', 'list', 'sort']

/** The term of a field that is named by a word: “label low tide” is `label:"low tide"` if there is such a label. */
function fieldTermOf(typed: string, names: Names): string | undefined {
  const [, word = '', value = ''] = /^(\S+) (.+)$/.exec(typed) ?? []
  const field = fieldCalled(word)
  if (!isField(field) || UNNAMED.includes(field)) return
  if (field === 'tag') {
    const like = names.tag.find((name) => withoutSpaces(name) === withoutSpaces(value))
    return like && tagTerm(like)
  }
  const isKnown =
    field in names
      ? names[field as keyof Names].some((name) => foldText(name).includes(foldText(value)))
      : !value.includes(' ')
  return isKnown && canBe(field, value) ? `${field}:${quoteValue(value)}` : undefined
}

/** The term for words; after “not”, “no” or “without”, the opposite. */
function termOf(typed: string, given: WordTerms): string | undefined {
  const [, negation = '', negated = ''] = /^(\S+) (.+)$/.exec(typed) ?? []
  if (!NEGATIONS.has(negation.toLowerCase())) return plainTermOf(typed, given)
  const word = foldText(negated)
  const term = Object.hasOwn(WITHOUT, word) ? WITHOUT[word] : undefined
  if (term) return term
  const opposite = canBe('has', word) ? `has:${word}` : plainTermOf(negated, given)
  return opposite && `-${opposite}`
}

function plainTermOf(typed: string, { terms, names }: WordTerms): string | undefined {
  if (YEAR.test(typed)) return `year:${typed}`
  const word = foldText(typed)
  const [, decade] = DECADE.exec(word) ?? []
  if (decade) return `year:${decade.length === 2 ? century(decade) : ''}${decade}s`
  const [, stars, more] = STARS.exec(typed.toLowerCase()) ?? []
  if (stars) return `rating${more ? '>=' : ':'}${stars.replace(',', '.')}`
  if (canBe('is', word)) return `is:${word}`
  return terms.get(word) ?? terms.get(word.replaceAll(' ', '')) ?? fieldTermOf(typed, names)
}

/** Corrects the spelling of names in a text that do not exist: `tag:"hip hop"` becomes `tag:hip-hop` if only that exists. */
export function asSpelled(text: string, { tag }: Pick<Names, 'tag'>): string {
  if (!/\btag/i.test(text)) return text
  const { node, faults } = parseQuery(text)
  if (!node || faults.length > 0) return text
  const known = new Set(tag.map(foldTag))
  const spelled = (one: Node): Node => {
    if (one.kind === 'text') return one
    if (one.kind === 'not') return { ...one, of: spelled(one.of) }
    if (one.kind !== 'field') return { ...one, of: one.of.map(spelled) }
    if (one.name !== 'tag' || known.has(foldTag(one.value))) return one
    const letters = withoutSpaces(one.value)
    const like = tag.find((name) => withoutSpaces(name) === letters)
    return like === undefined ? one : { ...one, value: like }
  }
  const changed = spelled(node)
  return JSON.stringify(changed) === JSON.stringify(node) ? text : printQuery(changed)
}

/**
 * A text without operators, in which words that are a tag, an artist, a year or a flag are replaced by the term for it: `ambient unrated
 * 2021` becomes `tag:ambient is:unrated year:2021`. Null if there is none.
 */
export function wordsAsFilters(text: string, terms: WordTerms): string | null {
  if (!isPlain(text)) return null
  const words = text.trim().split(/\s+/)
  const parts: string[] = []
  let hasTerm = false
  for (let at = 0; at < words.length; ) {
    const counts = Array.from({ length: Math.min(MAX_WORDS, words.length - at) }, (_, index) => index + 1).reverse()
    const found = counts
      .map((count) => ({ count, term: termOf(words.slice(at, at + count).join(' '), terms) }))
      .find(({ term }) => term !== undefined)
    // A “not” stays text if the words after it are no term.
    const count = found?.count ?? (NEGATIONS.has(words[at]?.toLowerCase() ?? '') ? 2 : 1)
    parts.push(found?.term ?? words.slice(at, at + count).join(' '))
    hasTerm ||= found !== undefined
    at += count
  }
  return hasTerm ? parts.join(' ') : null
}
