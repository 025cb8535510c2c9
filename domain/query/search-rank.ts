import { foldText, searchWords } from '../text/fold.ts'

/**
 * The ranks by where a search occurs in title and artist, or in a name, the best first; `elsewhere` is in the note, a tag, the label or a
 * track.
 */
export const RANKS = [
  'title starts',
  'artist starts',
  'word of title starts',
  'word of artist starts',
  'in title',
  'in artist',
  'title starts with first word',
  'artist starts with first word',
  'elsewhere',
] as const

/** The characters before a word of a name. Other signs inside a word are not in a folded text. */
export const BEFORE_WORDS = ' (["'

/** A search prepared for ranking: the whole text without a leading “The”, whether it has that, and its first word. */
export function rankedSearch(typed: string): { phrase: string; hasArticle: boolean; first: string } {
  const [first = ''] = searchWords(typed)
  const text = foldText(typed).replace(/\s+/g, ' ')
  const phrase = text.replace(/^the (?=\S)/, '')
  return { phrase, hasArticle: phrase !== text, first }
}

/**
 * The rank of a search in a line of text: 0 if the line starts with it, as typed or with a “The” before it; 1 if a word does; 2 if it is
 * inside; 3 otherwise.
 */
function createStand({ phrase, hasArticle }: { phrase: string; hasArticle: boolean }) {
  const withArticle = `the ${phrase}`
  return (text: string, start: number, end: number): number => {
    const last = end - phrase.length
    let at = text.indexOf(phrase, start)
    if (at < 0 || at > last) return 3
    if (start + withArticle.length <= end && text.startsWith(withArticle, start)) return 0
    if (at === start) return hasArticle ? 1 : 0
    for (; at >= 0 && at <= last; at = text.indexOf(phrase, at + 1))
      if (BEFORE_WORDS.includes(text.charAt(at - 1))) return 1
    return 2
  }
}

/**
 * Ranks texts that contain all words of a search, folded: the first line is the title or the name, the second the artist. Lower is better.
 */
function createRank(typed: string): (text: string) => number {
  const search = rankedSearch(typed)
  const { phrase, first } = search
  const hasMore = first !== phrase
  const standsIn = createStand(search)
  const lineEnd = (text: string, start: number) => {
    const end = text.indexOf('\n', start)
    return end < 0 ? text.length : end
  }
  return (text) => {
    const end = lineEnd(text, 0)
    const inTitle = standsIn(text, 0, end)
    if (inTitle === 0) return 0
    const artist = end + 1
    const inArtist = end < text.length ? standsIn(text, artist, lineEnd(text, artist)) : 3
    const best = Math.min(2 * inTitle, 2 * inArtist + 1)
    if (best < 6) return best
    if (hasMore && text.startsWith(first)) return 6
    return hasMore && text.startsWith(first, artist) ? 7 : 8
  }
}

/** Items by the rank of their texts, a list for each rank, in the given order; at least the best `most`. */
export function byRank<Item>(
  items: Iterable<Item>,
  typed: string,
  textOf: (item: Item) => string,
  most = Number.POSITIVE_INFINITY,
): Item[][] {
  const rankOf = createRank(typed)
  const best: Item[] = []
  const ranks = [best, ...RANKS.slice(1).map((): Item[] => [])]
  for (const item of items) {
    ranks[rankOf(textOf(item))]?.push(item)
    if (best.length >= most) break
  }
  return ranks
}
