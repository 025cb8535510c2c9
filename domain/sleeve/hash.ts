/**
 * A 32-bit hash of a text: FNV-1a over the code points of its lower-case NFC form, then an avalanche. Spellings that differ only in case
 * or composition have the same hash.
 */
export function hash(text: string): number {
  let bits = 0x811c9dc5
  for (const char of text.toLowerCase().normalize('NFC'))
    bits = Math.imul(bits ^ (char.codePointAt(0) ?? 0), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return (bits ^ (bits >>> 16)) >>> 0
}
