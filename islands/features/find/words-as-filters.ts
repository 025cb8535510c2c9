import { conditionOf } from '#domain/query/fields.ts'
import { isPlain, quoteValue } from '#domain/query/plain.ts'
import { foldText } from '#domain/text/fold.ts'
import type { Names } from './complete-query.ts'

/** The most words of a tag or an artist that are recognized. */
const MAX_WORDS = 4
const YEAR = /^(?:19|20)\d\d$/

/** What a text of one or more words says as a term, by the folded text. */
export type WordTerms = ReadonlyMap<string, string>

/** The terms for all tags and artists; a text that is both is the tag. */
export const wordTermsOf = ({ tag, artist }: Pick<Names, 'tag' | 'artist'>): WordTerms =>
  new Map([
    ...artist.map((name) => [foldText(name), `artist=${quoteValue(name)}`] as const),
    ...tag.map((name) => [foldText(name), `tag:${quoteValue(name)}`] as const),
  ])

function termOf(typed: string, terms: WordTerms): string | undefined {
  if (YEAR.test(typed)) return `year:${typed}`
  const word = foldText(typed)
  const isMark = conditionOf({ kind: 'field', name: 'is', operator: ':', value: word }, new Date(0)) !== null
  return isMark ? `is:${word}` : terms.get(word)
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
