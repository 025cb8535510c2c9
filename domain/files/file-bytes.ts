import * as messages from '#locales/file-rows.ts'
import { guessLegacy, type LegacyEncoding } from './legacy-encoding.ts'

/** The encoding of a text file. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding

const HEAD_BYTES = 65_536
const KINDS: readonly [message: string, ...start: number[]][] = [
  [messages.archive, 0x50, 0x4b, 0x03, 0x04],
  [messages.workbook, 0xd0, 0xcf, 0x11, 0xe0],
  [messages.pdf, 0x25, 0x50, 0x44, 0x46],
  [messages.picture, 0x89, 0x50, 0x4e, 0x47],
  [messages.picture, 0xff, 0xd8, 0xff],
  [messages.picture, 0x47, 0x49, 0x46, 0x38],
  [messages.compressed, 0x1f, 0x8b],
  [messages.utf32, 0xff, 0xfe, 0x00, 0x00],
  [messages.utf32, 0x00, 0x00, 0xfe, 0xff],
]

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

type Verdict = { encoding: TextEncoding } | { message: string }

/** The verdict from the first bytes; null if the whole file has to be read. */
function judgeHead(head: Uint8Array): Verdict | null {
  for (const [message, ...start] of KINDS) {
    if (startsWith(head, start)) return { message }
  }
  if (startsWith(head, [0xef, 0xbb, 0xbf])) return null
  if (startsWith(head, [0xff, 0xfe])) return { encoding: 'utf-16le' }
  if (startsWith(head, [0xfe, 0xff])) return { encoding: 'utf-16be' }
  // Column names are ASCII letters: in UTF-16 every second byte is zero.
  const zeros = [0, 0]
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const pairs = head.length / 2
  if (odd > pairs * 0.3 && even < pairs * 0.05) return { encoding: 'utf-16le' }
  if (even > pairs * 0.3 && odd < pairs * 0.05) return { encoding: 'utf-16be' }
  return even + odd > head.length / 100 ? { message: messages.notText } : null
}

/**
 * Detects the encoding of a file chunk by chunk: UTF-8 or UTF-16, with or without a byte order mark. Invalid UTF-8 is what `guessLegacy`
 * makes of its beginning; where that is Western and part of it is clearly UTF-8, it is mixed. `add` takes the next bytes, `verdict`
 * returns the result after the last.
 */
export function createEncodingJudge() {
  let head = new Uint8Array(0)
  let total = 0
  let line = 1
  let firstBadLine = 0
  let bad = 0
  let good = 0
  let missing = 0
  let [low, high] = [0x80, 0xbf]

  const misfit = () => {
    bad += 1
    if (firstBadLine === 0) firstBadLine = line
    missing = 0
  }
  const lead = (byte: number) => {
    low = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80
    high = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf
    if (byte >= 0xc2 && byte <= 0xdf) missing = 1
    else if (byte >= 0xe0 && byte <= 0xef) missing = 2
    else if (byte >= 0xf0 && byte <= 0xf4) missing = 3
    else misfit()
  }
  const follow = (byte: number) => {
    if (byte < low || byte > high) {
      misfit()
      if (byte >= 0x80) lead(byte)
      return
    }
    ;[low, high] = [0x80, 0xbf]
    missing -= 1
    if (missing === 0) good += 1
  }
  return {
    add(bytes: Uint8Array): void {
      if (total < HEAD_BYTES) {
        const joined = new Uint8Array(Math.min(HEAD_BYTES, total + bytes.length))
        joined.set(head)
        joined.set(bytes.subarray(0, HEAD_BYTES - total), total)
        head = joined
      }
      total += bytes.length
      for (const byte of bytes) {
        if (missing > 0) follow(byte)
        else if (byte >= 0x80) lead(byte)
        if (byte === 0x0a) line += 1
      }
    },
    verdict(): Verdict {
      if (total === 0) return { message: messages.empty }
      const known = judgeHead(head)
      if (known) return known
      if (missing > 0) misfit()
      if (bad === 0) return { encoding: 'utf-8' }
      const legacy = guessLegacy(head)
      if (legacy === 'shift_jis' || (legacy !== 'windows-1252' && good <= bad)) return { encoding: legacy }
      // Windows-1252 text rarely forms a valid UTF-8 sequence by chance.
      if (good * 10 <= bad) return { encoding: 'windows-1252' }
      return { message: messages.mixedEncodings(firstBadLine) }
    },
  }
}
