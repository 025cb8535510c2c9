import type { TagEdit } from '../tags/tag-rules.ts'
import { foldTag } from '../tags/tags.ts'
import type { Node, Term } from './node.ts'
import { parseQuery } from './parse-query.ts'
import { MAX_QUERY } from './plain.ts'
import { printQuery } from './print-query.ts'

const isWholeTag = ({ name, operator, value }: Term) => name === 'tag' && (operator === '=' || !value.endsWith('*'))

function renamed(node: Node, { from, to }: TagEdit): Node {
  switch (node.kind) {
    case 'text':
      return node
    case 'field':
      return isWholeTag(node) && to !== null && from.includes(foldTag(node.value))
        ? { ...node, operator: to.endsWith('*') ? '=' : node.operator, value: to }
        : node
    case 'not':
      return { ...node, of: renamed(node.of, { from, to }) }
    case 'and':
    case 'or':
      return { ...node, of: node.of.map((one) => renamed(one, { from, to })) }
  }
}

/** A query with renamed tags. Deleted tags stay, and so do old names if the query would get too long. */
export function renameInQuery(text: string, edit: TagEdit): string {
  const { node } = parseQuery(text)
  const before = printQuery(node)
  const after = node ? printQuery(renamed(node, edit)) : before
  return after === before || after.length > MAX_QUERY ? text : after
}
