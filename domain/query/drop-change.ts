import { conditionOf } from './fields.ts'
import type { Node } from './node.ts'
import { parseQuery } from './parse-query.ts'
import { printQuery } from './print-query.ts'
import type { SearchableAlbum } from './searchable-album.ts'
import { createQueryTest, type QueryContext } from './test-query.ts'

/** The change that makes a query find an album: a tag or a rating, nothing if it already does, or more than that. */
export type DropChange =
  | { kind: 'tag'; tag: string }
  | { kind: 'rating'; rating: number }
  | { kind: 'none' }
  | { kind: 'more' }

function changeFor(node: Node, now: Date): DropChange {
  const condition = node.kind === 'field' ? conditionOf(node, now) : null
  if (condition?.kind !== 'filter') return { kind: 'more' }
  if (condition.name === 'tags' && condition.value[0]) return { kind: 'tag', tag: condition.value[0] }
  if (condition.name !== 'rating') return { kind: 'more' }
  const { min, max } = condition.value
  // The smallest sufficient rating, in whole stars if possible. A rating of 0 cannot be given.
  const rating = Math.ceil(min) <= max ? Math.ceil(min) : min
  return rating > 0 ? { kind: 'rating', rating } : { kind: 'more' }
}

/** The single tag or rating that an album needs for a query to find it. */
export function dropChange(query: string, album: SearchableAlbum, context: QueryContext): DropChange {
  const { node } = parseQuery(query)
  const items = node?.kind === 'and' ? node.of : node ? [node] : []
  const [missing, ...others] = items.filter((one) => !createQueryTest(printQuery(one), context)(album))
  if (!missing) return { kind: 'none' }
  return others.length > 0 ? { kind: 'more' } : changeFor(missing, context.now)
}
