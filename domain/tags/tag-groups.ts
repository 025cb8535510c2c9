import { foldTag, type TagCount } from './tags.ts'

const AND = /&|['’]n['’]|(?<=\S)\s+n\s+(?=\S)/g
const SEPARATORS = /[\s\-‐-―_'’./]/g

/** The key that likely spellings of one tag share: without case, spaces, hyphens and the like, and with "and" for "&". */
export function looseTag(tag: string): string {
  const folded = foldTag(foldTag(tag).normalize('NFKC'))
  // Letters and accents may combine once the characters between them are removed.
  return (folded.replace(AND, 'and').replace(SEPARATORS, '') || folded).normalize('NFKC')
}

/** Tags that are likely the same, and the most used of them. */
export type TagGroup = { to: TagCount; from: TagCount[] }

/** The tags that are likely spellings of one, those with the most albums to rename first. `tags` have the most used first. */
export function groupTags(tags: readonly TagCount[]): TagGroup[] {
  const albums = ({ from }: TagGroup) => from.reduce((sum, { count }) => sum + count, 0)
  return [...Map.groupBy(tags, ({ tag }) => looseTag(tag)).values()]
    .flatMap(([to, ...from]) => (to && from.length > 0 ? [{ to, from }] : []))
    .sort((a, b) => albums(b) - albums(a))
}
