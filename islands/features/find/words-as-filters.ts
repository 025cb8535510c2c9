import { conditionOf } from '#domain/query/fields.ts'
import type { Node } from '#domain/query/node.ts'
import { parseQuery } from '#domain/query/parse-query.ts'
import { isPlain, quoteValue } from '#domain/query/plain.ts'
import { printQuery } from '#domain/query/print-query.ts'
import { tagTerm } from '#domain/query/query-text.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { foldText } from '#domain/text/fold.ts'
import type { Names } from './complete-query.ts'

/** The most words of a tag or an artist that are recognized. */
const MAX_WORDS = 4
const YEAR = /^(?:19|20)\d\d$/
const DECADE = /^((?:19|20)?\d0)s$/
const century = (decade: string) => (Number(decade) < 30 ? '20' : '19')

/** What a text of one or more words says as a term, by the folded text. */
export type WordTerms = ReadonlyMap<string, string>

const lettersOf = (name: string) => foldText(name).replaceAll(' ', '')

/** The terms for all tags and artists, however they are spaced; a text that is both is the tag, and the most used one comes first. */
export const wordTermsOf = ({ tag, artist }: Pick<Names, 'tag' | 'artist'>): WordTerms =>
  new Map([
    ...artist.toReversed().map((name) => [lettersOf(name), `artist=${quoteValue(name)}`] as const),
    ...tag.toReversed().map((name) => [lettersOf(name), tagTerm(name)] as const),
    // Spelled as it is, a tag is itself.
    ...artist.map((name) => [foldText(name), `artist=${quoteValue(name)}`] as const),
    ...tag.map((name) => [foldText(name), tagTerm(name)] as const),
  ])

const STARS = /^([1-5](?:[.,]5)?)(\+)? stars?$/

function termOf(typed: string, terms: WordTerms): string | undefined {
  if (YEAR.test(typed)) return `year:${typed}`
  const word = foldText(typed)
  const [, decade] = DECADE.exec(word) ?? []
  if (decade) return `year:${decade.length === 2 ? century(decade) : ''}${decade}s`
  const [, stars, more] = STARS.exec(typed.toLowerCase()) ?? []
  if (stars) return `rating${more ? '>=' : ':'}${stars.replace(',', '.')}`
  const isMark = conditionOf({ kind: 'field', name: 'is', operator: ':', value: word }, new Date(0)) !== null
  return isMark ? `is:${word}` : (terms.get(word) ?? terms.get(word.replaceAll(' ', '')))
}

/** The names in a text that nobody has so, as they are spelled: `tag:"hip hop"` is `tag:hip-hop` where there is only that. */
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
    const letters = lettersOf(one.value)
    const like = tag.find((name) => lettersOf(name) === letters)
    return like === undefined ? one : { ...one, value: like }
  }
  const changed = spelled(node)
  return JSON.stringify(changed) === JSON.stringify(node) ? text : printQuery(changed)
}

/**
 * A text without operators with each word, or words together, that is a tag, an artist, a year or a mark as the term that says so:
 * `ambient unrated 2021` becomes `tag:ambient is:unrated year:2021`. Null if none is.
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
    parts.push(found?.term ?? words[at] ?? '')
    hasTerm ||= found !== undefined
    at += found?.count ?? 1
  }
  return hasTerm ? parts.join(' ') : null
}
