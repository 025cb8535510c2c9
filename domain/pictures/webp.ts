import { at, join, letters, lowFirst, must, part, type Size } from './bytes.ts'

const HEADER = 12
/** The flag in the header of an extended WebP for transparency. */
const ALPHA = 0x10

function chunk(name: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + body.length + (body.length % 2))
  bytes.set(new TextEncoder().encode(name))
  new DataView(bytes.buffer).setUint32(4, body.length, true)
  bytes.set(body, 8)
  return bytes
}

/** The size of a lossy still picture (`VP8 `). */
function lossySize(body: Uint8Array): Size {
  must((at(body, 0) & 1) === 0 && lowFirst(body, 3, 3) === 0x2a019d)
  return { width: lowFirst(body, 6, 2) & 0x3fff, height: lowFirst(body, 8, 2) & 0x3fff }
}

/** The size of a lossless one (`VP8L`). */
function losslessSize(body: Uint8Array): Size {
  must(at(body, 0) === 0x2f && at(body, 4) >> 5 === 0)
  const bits = lowFirst(body, 1, 4)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function chunksOf(bytes: Uint8Array): Map<string, Uint8Array> {
  must(lowFirst(bytes, 4, 4) + 8 === bytes.length)
  const found = new Map<string, Uint8Array>()
  let place = HEADER
  while (place < bytes.length) {
    const name = letters(bytes, place, 4)
    const length = lowFirst(bytes, place + 4, 4)
    must(!found.has(name))
    found.set(name, part(bytes, place + 8, length))
    if (length % 2) must(at(bytes, place + 8 + length) === 0)
    place += 8 + length + (length % 2)
  }
  return found
}

const DRAWN = ['VP8X', 'ALPH', 'VP8 ', 'VP8L']
const LEFT_OUT = ['ICCP', 'EXIF', 'XMP ']

/** Reads a WebP without animation: its size, and the parts needed to draw it. @throws Broken */
export function readWebp(bytes: Uint8Array): Size & { parts: Uint8Array[] } {
  const chunks = chunksOf(bytes)
  for (const name of chunks.keys()) must(DRAWN.includes(name) || LEFT_OUT.includes(name))
  const [extended, alpha, lossy, lossless] = DRAWN.map((name) => chunks.get(name))
  const frame = lossy ?? lossless
  must(frame !== undefined && (lossy === undefined || lossless === undefined))
  const size = lossy ? lossySize(frame) : losslessSize(frame)
  const parts: Uint8Array[] = []
  if (extended) {
    must(extended.length === 10)
    must(lowFirst(extended, 4, 3) + 1 === size.width && lowFirst(extended, 7, 3) + 1 === size.height)
  } else must(chunks.size === 1)
  if (alpha) {
    must(extended !== undefined && lossy !== undefined)
    parts.push(chunk('VP8X', Uint8Array.of(ALPHA, 0, 0, 0, ...part(extended, 4, 6))), chunk('ALPH', alpha))
  }
  parts.push(chunk(lossy ? 'VP8 ' : 'VP8L', frame))
  const body = join([new TextEncoder().encode('WEBP'), ...parts])
  return { ...size, parts: [chunk('RIFF', body)] }
}
