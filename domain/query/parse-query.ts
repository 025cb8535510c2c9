import { spokenWords } from '../text/fold.ts'
import { conditionOf, fieldCalled, isField } from './fields.ts'
import { joinNodes, type Node, type Operator, operatorOf, type Term, TYPED_COMPARISON, TYPED_OPERATOR } from './node.ts'
import { MAX_TERMS } from './plain.ts'

/** An invalid part of the text; `name` is its field. */
export type Fault = { from: number; to: number; why: 'field' | 'value' | 'quote' | 'length'; name: string }

const MAX_DEPTH = 8

// Spaces around a comparison belong to it, unless another term follows: `rating >= 4`. A colon must not have spaces, as titles have colons
// too.
const NEXT = `-|\\(|or\\s|[a-z]+\\s*(?:${TYPED_OPERATOR})`
const FIELD = new RegExp(`([a-z]+)(?:(:)(?![<>=])|\\s*(${TYPED_COMPARISON})(?:\\s+(?![\\s)]|${NEXT}|$))?)`, 'iy')
const OR = /or\s+(?=\S)/iy
const WORD = /\S+/y
const WORD_IN_GROUP = /[^\s)]+/y
const QUOTED = /"((?:[^"]|"")*)("?)/y

/** Parses a query. Invalid parts are ignored, or searched as text if possible; `faults` are their positions. */
export function parseQuery(source: string): { node: Node | null; faults: Fault[] } {
  const faults: Fault[] = []
  let at = 0
  let terms = 0

  const eat = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at = pattern.lastIndex
    return found
  }
  const note = (why: Fault['why'], from: number, name = '') => {
    faults.push({ from, to: at, why, name })
    return null
  }
  const leaf = (node: Node, from: number) => (++terms > MAX_TERMS ? note('length', from) : node)
  const textFrom = (text: string, from: number) =>
    text.trim() === '' ? null : leaf({ kind: 'text', text: text.trim() }, from)
  const isEnd = (depth: number, place = at) => place >= source.length || (depth > 0 && source[place] === ')')

  function quoted(from: number): string {
    const [, inside = '', end] = eat(QUOTED) ?? []
    if (end === '') note('quote', from)
    return inside.replaceAll('""', '"')
  }

  function isOr(depth: number): boolean {
    const from = at
    const isFollowed = eat(OR) !== null && !isEnd(depth)
    if (!isFollowed) at = from
    return isFollowed
  }

  function or(depth: number): Node | null {
    const sides = [and(depth)]
    // `and` binds more tightly than `or`.
    while (!isEnd(depth)) sides.push(and(depth))
    return joinNodes('or', sides)
  }

  function and(depth: number): Node | null {
    const nodes: (Node | null)[] = []
    let words: { from: number; text: string }[] = []
    let isFirst = true
    const endWords = () => {
      for (const { from, text } of spokenWords(words, (word) => word.text)) {
        const node = textFrom(text, from)
        if (!node) break
        nodes.push(node)
      }
      words = []
    }
    for (;;) {
      eat(/\s*/y)
      if (isEnd(depth) || (!isFirst && isOr(depth))) break
      isFirst = false
      const from = at
      const node = unary(depth)
      if (node === 'word') words.push({ from, text: source.slice(from, at) })
      else {
        endWords()
        nodes.push(node)
      }
    }
    endWords()
    return joinNodes('and', nodes)
  }

  function unary(depth: number): Node | null | 'word' {
    if (source[at] !== '-' || isEnd(depth, at + 1) || /\s/.test(source[at + 1] ?? '')) return primary(depth)
    at += 1
    const from = at
    const found = primary(depth)
    const of = found === 'word' ? textFrom(source.slice(from, at), from) : found
    return of?.kind === 'not' ? of.of : of && { kind: 'not', of }
  }

  function primary(depth: number): Node | null | 'word' {
    const from = at
    if (source[at] === '"') return textFrom(quoted(from), from)
    if (source[at] === '(' && depth < MAX_DEPTH) {
      at += 1
      const node = or(depth + 1)
      at += 1
      return node
    }
    const [, name = '', colon, comparison = ''] = eat(FIELD) ?? []
    const field = fieldCalled(name)
    if (isField(field)) return value(from, depth, field, colon ? ':' : operatorOf(comparison))
    const isNumber = /[<>]/.test(comparison) && /\d/.test(source[at] ?? '')
    at = from
    eat(depth > 0 ? WORD_IN_GROUP : WORD)
    if (isNumber || (colon && /^[^:]+:[^/]/.test(source.slice(from, at)))) note('field', from, name)
    return 'word'
  }

  function value(from: number, depth: number, name: string, operator: Operator): Node | null {
    const start = at
    const text = source[at] === '"' ? quoted(start) : (eat(depth > 0 ? WORD_IN_GROUP : WORD)?.[0] ?? '')
    const term: Term = { kind: 'field', name, operator, value: text }
    return conditionOf(term, new Date(0)) === null ? note('value', from, name) : leaf(term, from)
  }

  return { node: or(0), faults }
}
