import * as fc from 'fast-check'
import { conditionOf, FIELDS } from '#domain/query/fields.ts'
import { joinNodes, type Node, type Operator } from '#domain/query/node.ts'
import { anyText } from './any-album.ts'

const words = fc.constantFrom(
  'dub',
  'DUB',
  'a',
  'b c',
  'or',
  '-a',
  '(a)',
  '"',
  'tag:x',
  'x:y',
  '7"',
  'f(x)',
  'a..b',
  '>4',
  'elan',
  'Élan dub',
  'tide low',
  '’',
)
const text = fc.oneof(words, words, anyText)

const values = fc.oneof(
  fc.constantFrom(
    ...[
      '4',
      '0',
      '5',
      '2.5',
      '0.5',
      '1..3',
      '1.5..4.5',
      '..2',
      '3..',
      '1999',
      '2010..2019',
      '1990..2019',
      '2019-12',
      '2019-12-31',
    ],
    ...['30d', '7d', '1y', '2w', 'this-year', '10', '10eur', '€10', '5..20jpy', '1isk', '0.5'],
    ...['unrated', 'untagged', 'wishlist', 'owned', 'uncrated', 'preorder', 'gone', 'note', 'preview', 'cover', 'both'],
    ...['friday', 'later', 'let-go', 'downloaded', 'partial', 'missing', 'undownloaded'],
    ...['collection', 'title', 'rating-high', 'Low Tide', 'low', 'Élan', 'C', 'd'],
  ),
  text,
)
const operators = fc.constantFrom<Operator[]>(':', ':', ':', '=', '<', '<=', '>', '>=')
const names = fc.constantFrom(...Object.keys(FIELDS))

const term: fc.Arbitrary<Node> = fc
  .record({ kind: fc.constant('field' as const), name: names, operator: operators, value: values })
  .filter((one) => conditionOf(one, new Date(0)) !== null)

const leaf: fc.Arbitrary<Node> = fc.oneof(
  { weight: 3, arbitrary: term },
  {
    weight: 1,
    arbitrary: text
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => ({ kind: 'text' as const, text: one })),
  },
)

const not = (of: Node): Node => (of.kind === 'not' ? of.of : { kind: 'not', of })

const node = (depth: number): fc.Arbitrary<Node> => {
  if (depth === 0) return leaf
  const inner = node(depth - 1)
  const some = fc.array(inner, { minLength: 2, maxLength: 2 })
  const join = (kind: 'and' | 'or') => some.map((of) => joinNodes(kind, of) as Node)
  return fc.oneof(leaf, inner.map(not), join('and'), join('or'))
}

/** Any query in normal form, with at most eight terms. */
export const anyNode: fc.Arbitrary<Node> = node(3)

const pieces = [
  'tag:',
  'rating>=',
  'year:',
  '"',
  '(',
  ')',
  '-',
  ' or ',
  ' ',
  '..',
  ':',
  '<',
  '=',
  'artist:"a',
  'is:',
  '""',
]

/** Any text at all, often nearly a query. */
export const anyQueryText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.oneof(fc.constantFrom(...pieces), values), { maxLength: 12 }).map((parts) => parts.join('')),
  anyText,
)
