/** What a text is as JSON; undefined for any other. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TOKEN = /[ \t\n\r]*(?:("[^"\\]*(?:\\.[^"\\]*)*")|(-?\d[\d.eE+-]*|true|false|null)|([{}[\],:]))/sy

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/** What may follow a token where it is expected; undefined where it is wrong. `open` holds the brackets that are open. */
function afterToken(token: string, expected: Expected, open: string[]): Expected | undefined {
  const isValue = expected === 'value' || expected === 'value or ]'
  if (token === '{' || token === '[') {
    open.push(token)
    return isValue ? (token === '{' ? 'key or }' : 'value or ]') : undefined
  }
  if (token === '}' || token === ']') {
    const isEnd = expected === ', or end' || expected.endsWith(`or ${token}`)
    return open.pop() === (token === '}' ? '{' : '[') && isEnd ? ', or end' : undefined
  }
  if (token === ',') {
    if (expected !== ', or end') return undefined
    return open.at(-1) === '{' ? 'key' : open.length > 0 ? 'value' : undefined
  }
  if (token === ':') return expected === ':' ? 'value' : undefined
  if (isValue) return ', or end'
  return token.startsWith('"') && expected.startsWith('key') ? ':' : undefined
}

/**
 * The line (from 1) at which a text stops being JSON, or null if it ends too early; undefined if it is not found within so many tokens. The
 * engines' own messages differ, and are in English only.
 */
export function findJsonFault(text: string, most = 300_000): number | null | undefined {
  const open: string[] = []
  let expected: Expected = 'value'
  let at = 0
  for (let tokens = 0; ; tokens += 1) {
    if (tokens === most) return undefined
    TOKEN.lastIndex = at
    const token: RegExpExecArray | null = TOKEN.exec(text)
    const next: Expected | null | undefined =
      token && afterToken(token[1] ?? token[2] ?? token[3] ?? '', expected, open)
    if (!token || !next) break
    at = TOKEN.lastIndex
    expected = next
  }
  const rest = /\S/.exec(text.slice(at))
  return rest ? text.slice(0, at + rest.index).split('\n').length : null
}
