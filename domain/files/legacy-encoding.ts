/** Encodings from before Unicode. */
export const LEGACY_ENCODINGS = ['windows-1252', 'macintosh', 'windows-1251', 'shift_jis', 'gbk'] as const
export type LegacyEncoding = (typeof LEGACY_ENCODINGS)[number]

/** The text of bytes that may end within a character; null where they are none in that encoding. */
function decoded(bytes: Uint8Array, encoding: LegacyEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}

/** The lengths of runs of bytes that are not ASCII. */
function runsOf(bytes: Uint8Array): number[] {
  const runs: number[] = []
  let length = 0
  for (const byte of [...bytes, 0]) {
    if (byte >= 0x80) length += 1
    else if (length > 0) {
      runs.push(length)
      length = 0
    }
  }
  return runs
}

// Of a text in another script than the Latin one, so many of these bytes have a neighbor among them.
const JOINED = 0.8

/**
 * The likeliest encoding of the beginning of a text that is not in UTF-8. Western texts have single letters beyond ASCII, others whole
 * words: in GBK of two bytes a letter, in Windows-1251 of one; Shift-JIS shows by its kana. Mac Roman is for a person to choose.
 */
export function guessLegacy(bytes: Uint8Array): LegacyEncoding {
  const japanese = decoded(bytes, 'shift_jis')
  if (japanese && /[\u3041-\u30fa]/.test(japanese) && !/\p{Co}/u.test(japanese)) return 'shift_jis'
  const runs = runsOf(bytes)
  const all = runs.reduce((sum, length) => sum + length, 0)
  const joined = runs.reduce((sum, length) => sum + (length > 1 ? length : 0), 0)
  if (all === 0 || joined / all < JOINED) return 'windows-1252'
  return runs.every((length) => length % 2 === 0) && decoded(bytes, 'gbk') !== null ? 'gbk' : 'windows-1251'
}
