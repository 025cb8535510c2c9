type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** The stars of a key, 0 for none. If half stars are enabled, Shift gives half a star less. Null for any other key. */
export function starsByKey({ key, code, shiftKey }: Key, halves: boolean): number | null {
  // Some keyboards need Shift to type digits.
  if (/^[0-5]$/.test(key)) return Number(key)
  const [, digit] = (halves && shiftKey && /^Digit([1-5])$/.exec(code)) || []
  return digit ? Number(digit) - 0.5 : null
}
