import { hasLetter } from '../text/fold.ts'
import type { Node } from './node.ts'
import { inQuotes, isPlain, quoteValue } from './plain.ts'

const isBare = (text: string) => isPlain(text) && !/[()\s]/.test(text) && hasLetter(text)

/** The text of a query: what `parseQuery` reads as the same node. */
export function printQuery(node: Node | null): string {
  if (node === null) return ''
  switch (node.kind) {
    case 'text':
      return isBare(node.text) ? node.text : inQuotes(node.text)
    case 'field':
      return `${node.name}${node.operator}${quoteValue(node.value)}`
    case 'not':
      return `-${printOperand(node.of)}`
    case 'or':
      return node.of.map(printQuery).join(' or ')
    case 'and':
      return node.of.map((one) => (one.kind === 'or' ? printOperand(one) : printQuery(one))).join(' ')
  }
}

const isGroup = (node: Node) => node.kind === 'and' || node.kind === 'or'

const printOperand = (node: Node) => (isGroup(node) ? `(${printQuery(node)})` : printQuery(node))
