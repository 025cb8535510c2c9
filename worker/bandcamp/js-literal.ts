const DEEPEST = 64
const SPACE_OR_COMMENT = /(?:[\s\uFEFF]+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*/y
const NUMBER = /[+-]?(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y
const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const PLAIN = /[^\\'"\n]+/y
const WORDS = new Map<string, unknown>(Object.entries({ true: true, false: false, null: null }))
const ESCAPES = new Map(Object.entries({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' }))

/**
 * Parses a JavaScript literal at a position in a script without running it: quoted and unquoted keys, comments, trailing commas, single
 * quotes, strings joined with `+`. Values that are no literals (variables, calls) become undefined. Null for an invalid literal.
 */
export function parseJsLiteral(script: string, start: number): unknown {
  try {
    return new LiteralReader(script, start).value(0)
  } catch (error) {
    if (error instanceof BrokenLiteral) return null
    throw error
  }
}

class BrokenLiteral extends Error {}

class LiteralReader {
  readonly #script: string
  #at: number

  constructor(script: string, at: number) {
    this.#script = script
    this.#at = at
  }

  value(depth: number): unknown {
    if (depth > DEEPEST) throw new BrokenLiteral()
    let value = this.#operand(depth)
    while (this.#take('+')) {
      const next = this.#operand(depth)
      value = typeof value === 'string' && typeof next === 'string' ? value + next : undefined
    }
    if (depth === 0 || /[,\]}]/.test(this.#peek())) return value
    this.#skipExpression()
    return undefined
  }

  #operand(depth: number): unknown {
    const next = this.#peek()
    if (next === '{') return this.#object(depth)
    if (next === '[') return this.#array(depth)
    if (next === '"' || next === "'") return this.#string()
    const number = this.#match(NUMBER)
    if (number !== null) return Number(number)
    return WORDS.get(this.#match(NAME) ?? '')
  }

  #object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = []
    this.#expect('{')
    while (!this.#take('}')) {
      const key = this.#key()
      this.#expect(':')
      entries.push([key, this.value(depth + 1)])
      if (!this.#take(',') && this.#peek() !== '}') throw new BrokenLiteral()
    }
    return Object.fromEntries(entries)
  }

  #array(depth: number): unknown[] {
    const items: unknown[] = []
    this.#expect('[')
    while (!this.#take(']')) {
      items.push(this.value(depth + 1))
      if (!this.#take(',') && this.#peek() !== ']') throw new BrokenLiteral()
    }
    return items
  }

  #key(): string {
    const next = this.#peek()
    const key = next === '"' || next === "'" ? this.#string() : (this.#match(NAME) ?? this.#match(NUMBER))
    if (key === null) throw new BrokenLiteral()
    return key
  }

  #string(): string {
    const quote = this.#script[this.#at++]
    const parts: string[] = []
    for (;;) {
      const next = this.#script[this.#at]
      if (next === quote) {
        this.#at += 1
        return parts.join('')
      }
      if (next === undefined || next === '\n') throw new BrokenLiteral()
      if (next === '\\') parts.push(this.#escape())
      else parts.push(this.#plain(next))
    }
  }

  #plain(next: string): string {
    PLAIN.lastIndex = this.#at
    const run = PLAIN.exec(this.#script)?.[0] ?? next
    this.#at += run.length
    return run
  }

  #escape(): string {
    const sign = this.#script[this.#at + 1] ?? ''
    const digits = sign === 'u' ? 4 : sign === 'x' ? 2 : 0
    const hex = this.#script.slice(this.#at + 2, this.#at + 2 + digits)
    if (digits > 0 && !(hex.length === digits && /^[\da-f]+$/i.test(hex))) throw new BrokenLiteral()
    this.#at += 2 + digits
    if (digits > 0) return String.fromCharCode(Number.parseInt(hex, 16))
    return sign === '\n' ? '' : (ESCAPES.get(sign) ?? sign)
  }

  /** Skips an expression that is no literal, up to the comma or bracket that ends it. */
  #skipExpression(): void {
    for (let open = 0; ; ) {
      const next = this.#peek()
      if (next === '') throw new BrokenLiteral()
      if (open === 0 && /[,\]}]/.test(next)) return
      if (next === '"' || next === "'") {
        this.#string()
        continue
      }
      if (/[([{]/.test(next)) open += 1
      if (/[)\]}]/.test(next)) open -= 1
      this.#at += 1
    }
  }

  #peek(): string {
    this.#match(SPACE_OR_COMMENT)
    return this.#script[this.#at] ?? ''
  }

  #take(sign: string): boolean {
    if (this.#peek() !== sign) return false
    this.#at += 1
    return true
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) throw new BrokenLiteral()
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#script)?.[0] ?? null
    if (found !== null) this.#at += found.length
    return found
  }
}
