/** A list in pieces of at most `most` items, in order; an empty list is one empty piece. */
export const chunk = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / most)) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  )
