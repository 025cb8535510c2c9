type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/** The stars that a key gives, 0 for none, where half stars are given also half of one less with Shift; null for any other key. */
export function starsByKey({ key, code, shiftKey }: Key, halves: boolean): number | null {
  // Some keyboards type digits with Shift.
  if (/^[0-5]$/.test(key)) return Number(key)
  const [, digit] = (halves && shiftKey && /^Digit([1-5])$/.exec(code)) || []
  return digit ? Number(digit) - 0.5 : null
}
