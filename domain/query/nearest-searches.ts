import * as z from 'zod/mini'
import { compareText } from '../text/compare-text.ts'
import { foldText, hasWords, spokenWords } from '../text/fold.ts'
import { Count } from '../view-values.ts'
import { isPlain } from './plain.ts'
import type { SearchableAlbum } from './searchable-album.ts'

const MAX_NEAREST = 3
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/u

/** Whether two words differ by one letter: added, removed, replaced, or two neighbors swapped. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  if (restA.length > restB.length) return restA.slice(1) === restB
  if (restA.length < restB.length) return restA === restB.slice(1)
  return (
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** Another text to search for, and how many albums it finds. */
export const NearestSearch = z.strictObject({ q: z.string(), count: Count })
export type NearestSearch = z.infer<typeof NearestSearch>

/**
 * Finds searches similar to one without operators that finds nothing: with a word from albums instead of one that differs by a letter, or
 * without one of the words. `add` takes an album that passes the other filters; in `result`, searches with all words come first, then those
 * that find most.
 */
export function createNearestSearch(q: string) {
  const typed = isPlain(q) ? spokenWords(q.trim().split(/\s+/), (word) => word) : []
  const words = typed.map((word, index) => {
    const replaced = (near: string) => typed.with(index, near).join(' ')
    const others = typed.toSpliced(index, 1)
    return { word: foldText(word), replaced, without: others.join(' '), others: others.map(foldText) }
  })
  const found = new Map<string, number>()
  const count = (text: string) => found.set(text, (found.get(text) ?? 0) + 1)
  return {
    /** Whether there can be searches similar to a text. */
    isPossible: words.length > 0,
    add({ searchText }: Pick<SearchableAlbum, 'searchText'>): void {
      const possible = words.filter(({ others }) => hasWords(searchText, others))
      if (possible.length === 0) return
      const inAlbum = new Set(searchText.split(NOT_IN_WORDS))
      for (const { word, replaced, without } of possible) {
        if (without !== '') count(without)
        if (word.length < 3) continue
        for (const near of inAlbum) if (isOneLetterOff(near, word)) count(replaced(near))
      }
    },
    result: (): NearestSearch[] =>
      [...found]
        .map(([text, albumCount]) => ({ q: text, count: albumCount }))
        .sort((a, b) => b.q.split(' ').length - a.q.split(' ').length || b.count - a.count || compareText(a.q, b.q))
        .slice(0, MAX_NEAREST),
  }
}
