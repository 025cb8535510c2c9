export type Value = string | number | null | number[]

/** A name as SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const toHex = (bytes: Iterable<number>) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A value as SQL without a line break, since an empty line ends a statement. */
export function literal(value: Value): string {
  if (value === null) return 'NULL'
  if (Array.isArray(value)) return `X'${toHex(value)}'`
  if (typeof value === 'number') return String(value)
  const isBroken = value.includes('\n')
  if (value.includes('\0') || value.includes('\r') || (isBroken && value.includes('\\n')))
    return `CAST(X'${toHex(new TextEncoder().encode(value))}' AS TEXT)`
  const text = `'${value.replaceAll("'", "''")}'`
  return isBroken ? `replace(${text.replaceAll('\n', '\\n')},'\\n',char(10))` : text
}

/** A text in pieces of at most `most` UTF-16 units; no character is split. */
export function* textPieces(text: string, most: number): Generator<string> {
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = from + most
    if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to -= 1
    yield text.slice(from, to)
  }
}
