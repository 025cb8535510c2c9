export type Operator = ':' | '=' | '<' | '<=' | '>' | '>='

/** The operators but the colon as they can be typed, as a part of a pattern: a colon before them is allowed. */
export const TYPED_COMPARISON = ':?[<>]=?|:?='
/** The operators as they can be typed, as a part of a pattern. */
export const TYPED_OPERATOR = `${TYPED_COMPARISON}|:`

/** The operator that was typed. */
export const operatorOf = (typed: string): Operator => typed.replace(/^:(?=.)/, '') as Operator

/** A field and what it must be: `rating>=4`. */
export type Term = { kind: 'field'; name: string; operator: Operator; value: string }

/**
 * What a query asks for. In its normal form, lists have at least two nodes and none of their own kind, nothing is negated twice, and
 * texts are trimmed and not empty.
 */
export type Node =
  | { kind: 'text'; text: string }
  | Term
  | { kind: 'not'; of: Node }
  | { kind: 'and' | 'or'; of: Node[] }

/** One node for several that are joined in the same way, in normal form; null for none. */
export function joinNodes(kind: 'and' | 'or', nodes: readonly (Node | null)[]): Node | null {
  const flat = nodes.flatMap((node) => (node === null ? [] : node.kind === kind ? node.of : [node]))
  return flat.length > 1 ? { kind, of: flat } : (flat[0] ?? null)
}
