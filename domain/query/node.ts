export type Operator = ':' | '=' | '<' | '<=' | '>' | '>='

/** The operators except the colon, as a pattern; they may follow a colon. */
export const TYPED_COMPARISON = ':?[<>]=?|:?='
/** All operators, as a pattern. */
export const TYPED_OPERATOR = `${TYPED_COMPARISON}|:`

/** The operator of a typed one. */
export const operatorOf = (typed: string): Operator => typed.replace(/^:(?=.)/, '') as Operator

/** A field and what it must be: `rating>=4`. */
export type Term = { kind: 'field'; name: string; operator: Operator; value: string }

/**
 * A parsed query. In its normal form, lists have at least two nodes and none of their own kind, nothing is negated twice, and texts are
 * trimmed and not empty.
 */
export type Node =
  | { kind: 'text'; text: string }
  | Term
  | { kind: 'not'; of: Node }
  | { kind: 'and' | 'or'; of: Node[] }

/** One node for several that are joined the same way, in normal form; null for none. */
export function joinNodes(kind: 'and' | 'or', nodes: readonly (Node | null)[]): Node | null {
  const flat = nodes.flatMap((node) => (node === null ? [] : node.kind === kind ? node.of : [node]))
  return flat.length > 1 ? { kind, of: flat } : (flat[0] ?? null)
}
