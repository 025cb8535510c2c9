/**
 * The `values` of the listed keys in the list's order, as Bandcamp writes them; null for a key without a value. A value of undefined
 * leaves its key out.
 */
export function inOrder<T extends object>(keys: string, values: T): T {
  const given = new Map<string, unknown>(Object.entries(values))
  const entries = keys.split(/\s*,\s*/).map((key) => [key, given.has(key) ? given.get(key) : null] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T
}
