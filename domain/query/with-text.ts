import { type CollectionQuery, sortsOf } from './collection-query.ts'
import { conditionOf } from './fields.ts'
import { FILTERS } from './filters.ts'
import { joinNodes, type Node } from './node.ts'
import { parseQuery } from './parse-query.ts'
import { isPlain } from './plain.ts'
import { printQuery } from './print-query.ts'

const conditionAt = (node: Node) => (node.kind === 'field' ? conditionOf(node, new Date(0)) : null)

const saysList = (node: Node): boolean => {
  if (node.kind === 'text') return false
  if (node.kind === 'not') return saysList(node.of)
  return node.kind === 'field' ? conditionAt(node)?.kind === 'list' : node.of.some(saysList)
}

/** Crates show albums of both lists. */
const hasBothLists = ({ crate, smartCrate }: CollectionQuery) => typeof crate === 'number' || smartCrate !== undefined

/** The query with a term as its filter, list or sort; null if the term must stay in the text. */
function withTerm(query: CollectionQuery, node: Node, canSetList: boolean): CollectionQuery | null {
  const condition = conditionAt(node)
  switch (condition?.kind) {
    case 'list':
      return canSetList ? { ...query, list: condition.list } : null
    case 'sort':
      return sortsOf(query).includes(condition.sort) ? { ...query, sort: condition.sort } : query
    case 'filter': {
      const { name, value } = condition
      if (name === 'tags') {
        const tags = [...new Set([...query.tags, ...value])]
        return tags.length > 20 ? null : { ...query, tags }
      }
      const { print } = FILTERS[name]
      const isFree = print(query[name] as never).length === 0
      const isSame = JSON.stringify(query[name]) === JSON.stringify(value)
      return isFree || isSame ? { ...query, [name]: value } : null
    }
    default:
      return null
  }
}

/**
 * The query with a text as its search: terms that are filters become filters, so that their chips light up; `q` keeps the rest. Applying
 * the same text again changes nothing.
 */
export function withText(base: CollectionQuery, text: string): CollectionQuery {
  if (isPlain(text)) return { ...base, q: text }
  const { node } = parseQuery(text)
  const items = node?.kind === 'and' ? node.of : node ? [node] : []
  const lists = items.filter(saysList)
  const canSetList = !hasBothLists(base) && lists.length === 1 && lists[0]?.kind === 'field'
  let query = base
  const rest: Node[] = []
  for (const item of items) {
    const next = withTerm(query, item, canSetList)
    if (next) query = next
    else rest.push(item)
  }
  return { ...query, q: printQuery(joinNodes('and', rest)) }
}

/** The query of a text that was typed in a list: if the text itself mentions lists, both are searched. */
export function typedQuery(place: CollectionQuery, text: string): CollectionQuery {
  const query = withText(place, text)
  const { node } = isPlain(query.q) ? { node: null } : parseQuery(query.q)
  return node && saysList(node) && !hasBothLists(place) ? { ...query, list: 'both' } : query
}
