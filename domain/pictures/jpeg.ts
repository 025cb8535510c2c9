/** Thrown if bytes do not match the format. */
class Broken extends Error {
  override readonly name = 'Broken'
}

/** Throws `Broken` if a condition is false. */
function must(holds: boolean): asserts holds {
  if (!holds) throw new Broken()
}

/** A large picture has some thousand parts. */
const MOST_PARTS = 20_000

type Size = { width: number; height: number }

/** A part of a picture; it must not exceed the picture. */
function part(bytes: Uint8Array, from: number, length: number): Uint8Array {
  must(length >= 0 && from + length <= bytes.length)
  return bytes.subarray(from, from + length)
}

/** The byte at an offset that must exist. */
function at(bytes: Uint8Array, place: number): number {
  const byte = bytes[place]
  must(byte !== undefined)
  return byte
}

/** A number of two bytes. */
const numberAt = (bytes: Uint8Array, place: number): number => at(bytes, place) * 256 + at(bytes, place + 1)

const letters = (bytes: Uint8Array, count: number): string => String.fromCharCode(...part(bytes, 0, count))

const [DHT, RST0, SOI, EOI, SOS, DQT, DRI, APP0, APP14, COM] = [
  0xc4, 0xd0, 0xd8, 0xd9, 0xda, 0xdb, 0xdd, 0xe0, 0xee, 0xfe,
]
const START = [0xff, SOI, 0xff]
/** Baseline, extended and progressive: what browsers draw. */
const FRAMES = [0xc0, 0xc1, 0xc2]
const APPS = { from: 0xe0, to: 0xef }

/** The length of a quantization table, whose first byte has its precision. */
const quantization = (body: Uint8Array, from: number) => (at(body, from) < 16 ? 65 : 129)
/** The length of a Huffman table, which contains the number of codes of each length. */
const huffman = (body: Uint8Array, from: number) => 17 + part(body, from + 1, 16).reduce((sum, count) => sum + count, 0)

function mustBeTables(body: Uint8Array, lengthOf: (body: Uint8Array, from: number) => number): void {
  let place = 0
  while (place < body.length) place += lengthOf(body, place)
  must(body.length > 0 && place === body.length)
}

/** The end of a scan's coded data: the next marker that is not part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let place = from
  for (;;) {
    place = bytes.indexOf(0xff, place)
    must(place >= 0)
    const next = at(bytes, place + 1)
    if (next !== 0 && !(next >= RST0 && next < SOI)) return place
    place += 2
  }
}

function sizeOf(body: Uint8Array): Size {
  const parts = at(body, 5)
  must(at(body, 0) === 8 && (parts === 1 || parts === 3) && body.length === 6 + 3 * parts)
  return { height: numberAt(body, 1), width: numberAt(body, 3) }
}

/** Whether an application segment is needed for drawing: the density of JFIF, and Adobe's colors. All others are left out. */
const isNeeded = (marker: number, body: Uint8Array) =>
  (marker === APP0 && body.length === 14 && letters(body, 5) === 'JFIF\0') ||
  (marker === APP14 && body.length === 12 && letters(body, 5) === 'Adobe')

/** Its size, and the parts needed to draw it. @throws Broken */
function read(bytes: Uint8Array): Size & { parts: Uint8Array[] } {
  const parts = [part(bytes, 0, 2)]
  let size: Size | null = null
  let scans = 0
  let place = 2
  for (let count = 0; ; count += 1) {
    must(count < MOST_PARTS && at(bytes, place) === 0xff)
    const marker = at(bytes, place + 1)
    if (marker === EOI) break
    const length = numberAt(bytes, place + 2)
    const segment = part(bytes, place, length + 2)
    const body = part(segment, 4, length - 2)
    place += segment.length
    if (FRAMES.includes(marker)) {
      must(size === null)
      size = sizeOf(body)
    } else if (marker === DQT) mustBeTables(body, quantization)
    else if (marker === DHT) mustBeTables(body, huffman)
    else if (marker === DRI) must(body.length === 2)
    else if (marker === SOS) {
      must(size !== null && body.length === 4 + 2 * at(body, 0))
      const end = endOfScan(bytes, place)
      parts.push(segment, part(bytes, place, end - place))
      place = end
      scans += 1
      continue
    } else {
      must((marker >= APPS.from && marker <= APPS.to) || marker === COM)
      if (!isNeeded(marker, body)) continue
    }
    parts.push(segment)
  }
  must(size !== null && scans > 0 && place + 2 === bytes.length)
  return { ...size, parts: [...parts, part(bytes, place, 2)] }
}

/** Why a picture is refused: it is no JPEG, damaged or with extra data, or has too many pixels. */
type PictureFault = 'type' | 'structure' | 'size'

/**
 * Reads the structure of a JPEG and writes it again with only the parts needed to draw it, without location, comments and profiles. The
 * pixels are not decoded. Data after the end, or where the format has none, is an error.
 */
export function readJpeg(bytes: Uint8Array, most: Size): Uint8Array | PictureFault {
  if (!START.every((byte, index) => bytes[index] === byte)) return 'type'
  try {
    const { width, height, parts } = read(bytes)
    must(width > 0 && height > 0)
    return width <= most.width && height <= most.height ? Uint8Array.from(parts.flatMap((one) => [...one])) : 'size'
  } catch (error) {
    if (error instanceof Broken) return 'structure'
    throw error
  }
}
