import type { Node } from './node.ts'
import { inQuotes, isPlain, quoteValue } from './plain.ts'

const isBare = (text: string) => isPlain(text) && !/[()]/.test(text)

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
      return printAll(node.of)
  }
}

function printOperand(node: Node): string {
  if (node.kind === 'text') return isBare(node.text) && !/\s/.test(node.text) ? node.text : inQuotes(node.text)
  return node.kind === 'field' ? printQuery(node) : `(${printQuery(node)})`
}

/** Texts side by side: words without quotes would become one text. */
function printAll(nodes: readonly Node[]): string {
  let isAfterWords = false
  const parts = nodes.map((node) => {
    const text = node.kind === 'or' ? `(${printQuery(node)})` : printQuery(node)
    const isWords = node.kind === 'text' && text === node.text
    const mustQuote = isWords && isAfterWords
    isAfterWords = isWords && !mustQuote
    return mustQuote ? inQuotes(text) : text
  })
  return parts.join(' ')
}
