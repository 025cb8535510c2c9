import { at, highFirst, letters, MOST_PARTS, must, part, type Size } from './bytes.ts'

export const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const

/** The allowed bit depths of each color type. */
const DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

const CRC_OF_BYTES = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  return sum
})

/** The CRC-32 checksum of PNG. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (CRC_OF_BYTES[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

function sizeOf(body: Uint8Array): Size {
  must(body.length === 13)
  const [depth, color, compression, filter, interlace] = part(body, 8, 5)
  must(DEPTHS[color ?? -1]?.includes(depth ?? 0) === true && compression === 0 && filter === 0 && (interlace ?? 2) < 2)
  return { width: highFirst(body, 0, 4), height: highFirst(body, 4, 4) }
}

/** Reads a PNG: its size, and the parts needed to draw it. @throws Broken */
export function readPng(bytes: Uint8Array): Size & { parts: Uint8Array[] } {
  const parts = [part(bytes, 0, PNG_START.length)]
  const seen = new Set<string>()
  let last = ''
  let count = 0
  let size: Size | null = null
  let place = PNG_START.length
  while (last !== 'IEND') {
    count += 1
    must(count <= MOST_PARTS)
    const length = highFirst(bytes, place, 4)
    const chunk = part(bytes, place, length + 12)
    const name = letters(chunk, 4, 4)
    const body = part(chunk, 8, length)
    place += chunk.length
    must(/^[A-Za-z]{4}$/.test(name) && highFirst(chunk, length + 8, 4) === crc32(part(chunk, 4, length + 4)))
    must((name === 'IHDR') === (size === null))
    // A lower-case first letter marks optional parts; transparency is needed all the same.
    const isNeeded = at(chunk, 4) < 0x61 || name === 'tRNS'
    if (name === 'IHDR') size = sizeOf(body)
    else if (name === 'PLTE' || name === 'tRNS') must(length <= 768 && !seen.has(name) && !seen.has('IDAT'))
    else if (name === 'IDAT') must(!seen.has(name) || last === name)
    else if (name === 'IEND') must(length === 0 && seen.has('IDAT'))
    else must(!isNeeded)
    if (isNeeded) parts.push(chunk)
    seen.add(name)
    last = name
  }
  must(size !== null && place === bytes.length)
  return { ...size, parts }
}
