import { Buffer } from 'node:buffer'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPicture } from '#domain/pictures/picture.ts'
import { crc32 } from '#domain/pictures/png.ts'
import { JPEG, PNG, WEBP, WEBP_ALPHA, WEBP_LOSSLESS, withSegment, withSize } from '../../pictures.ts'

const MOST = { width: 1_024, height: 1_024 }
const read = (bytes: Uint8Array) => readPicture(bytes, MOST)
const bytesOf = (text: string) => Buffer.from(text, 'latin1')
const PLACE = '59.3293 18.0686 <script>'

const PICTURES = { JPEG, PNG, WEBP, WEBP_ALPHA, WEBP_LOSSLESS }
const all = Object.entries(PICTURES)
const TYPES = { JPEG: 'image/jpeg', PNG: 'image/png' } as Record<string, string>

/** A chunk of a PNG. */
function chunk(name: string, body: Uint8Array, sum?: number): Buffer {
  const named = Buffer.concat([bytesOf(name), body])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  crc.writeUInt32BE(sum ?? crc32(named))
  return Buffer.concat([length, named, crc])
}
const AFTER_HEADER = 8 + 25
const withChunk = (added: Uint8Array, at = AFTER_HEADER) =>
  Buffer.concat([PNG.subarray(0, at), added, PNG.subarray(at)])
const header = (width: number, height: number, rest = [8, 6, 0, 0, 0]) => {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(width)
  body.writeUInt32BE(height, 4)
  body.set(rest, 8)
  return Buffer.concat([PNG.subarray(0, 8), chunk('IHDR', body), PNG.subarray(AFTER_HEADER)])
}

/** A WebP of these chunks. */
function webp(...chunks: [name: string, body: Uint8Array][]): Buffer {
  const parts = chunks.map(([name, body]) => {
    const length = Buffer.alloc(4)
    length.writeUInt32LE(body.length)
    return Buffer.concat([bytesOf(name), length, body, Buffer.alloc(body.length % 2)])
  })
  const body = Buffer.concat([bytesOf('WEBP'), ...parts])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([bytesOf('RIFF'), length, body])
}
const FRAME = WEBP.subarray(20)
const extended = (flags: number, width = 8, height = 6) =>
  Uint8Array.of(flags, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0)

it.each(all)('keeps a %s that has only what is needed to draw it', (name, bytes) => {
  expect(read(bytes)).toEqual({ type: TYPES[name] ?? 'image/webp', width: 8, height: 6, bytes })
})

describe('leaves out what is not needed to draw it', () => {
  const metadata = {
    'a place in EXIF': withSegment(JPEG, 0xe1, `Exif\0\0${PLACE}`),
    XMP: withSegment(JPEG, 0xe1, `http://ns.adobe.com/xap/1.0/\0${PLACE}`),
    'a color profile': withSegment(JPEG, 0xe2, `ICC_PROFILE\0${PLACE}`),
    'a segment of Photoshop': withSegment(JPEG, 0xed, PLACE),
    'a comment': withSegment(JPEG, 0xfe, PLACE),
    'a JFIF header with more in it': withSegment(JPEG, 0xe0, `JFIF\0${PLACE}`),
  }
  it.each(Object.entries(metadata))('in a JPEG: %s', (_, bytes) => {
    expect(read(bytes)).toMatchObject({ bytes: JPEG })
  })

  it.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'iCCP', 'tIME', 'acTL', 'prVt'])('in a PNG: %s', (name) => {
    expect(read(withChunk(chunk(name, bytesOf(PLACE))))).toMatchObject({ bytes: PNG })
    expect(read(withChunk(chunk(name, bytesOf(PLACE)), PNG.length - 12))).toMatchObject({ bytes: PNG })
  })

  it.each(['ICCP', 'EXIF', 'XMP '])('in a WebP: %s', (name) => {
    expect(read(webp(['VP8X', extended(0x2c)], [name, bytesOf(PLACE)], ['VP8 ', FRAME]))).toMatchObject({ bytes: WEBP })
  })
})

describe('refuses what is more than a picture', () => {
  it.each(all)('a %s with anything after its end', (_, bytes) => {
    for (const more of ['\0', '<html>', 'PK\x03\x04', JPEG, PNG, WEBP])
      expect(read(Buffer.concat([bytes, Buffer.from(more as string)]))).toBe('structure')
  })

  it.each(all)('a %s that is cut off anywhere', (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1)
      expect(['type', 'structure'], String(length)).toContain(read(bytes.subarray(0, length)))
  })

  it('a JPEG with anything between its segments, or a part that drawing does not need', () => {
    expect(read(Buffer.concat([JPEG.subarray(0, 2), bytesOf('<!--'), JPEG.subarray(2)]))).toBe('type')
    const end = JPEG.length - 2
    expect(read(Buffer.concat([JPEG.subarray(0, 20), bytesOf('<!--'), JPEG.subarray(20)]))).toBe('structure')
    for (const marker of [0xc8, 0xf0, 0x01, 0xdc, 0xdb, 0xc4])
      expect(read(withSegment(JPEG, marker, PLACE)), marker.toString(16)).toBe('structure')
    expect(read(Buffer.concat([JPEG.subarray(0, 2), JPEG.subarray(end)]))).toBe('structure')
    expect(read(withSize(JPEG, 8, 0))).toBe('structure')
  })

  it.each([
    ['a wrong checksum', withChunk(chunk('tEXt', bytesOf('a'), 1))],
    ['an unknown chunk that must not be left out', withChunk(chunk('ABCD', bytesOf('a')))],
    ['a second header', withChunk(PNG.subarray(8, AFTER_HEADER))],
    ['a chunk before the header', withChunk(chunk('tEXt', bytesOf('a')), 8)],
    ['a long palette', withChunk(chunk('PLTE', new Uint8Array(771)))],
    ['a length beyond the end', withChunk(Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x74, 0x45, 0x58, 0x74]))],
    ['an end before the pixels', withChunk(chunk('IEND', new Uint8Array()))],
    ['an unknown depth', header(8, 6, [3, 6, 0, 0, 0])],
    ['no pixels', header(0, 6)],
  ])('a PNG with %s', (_, bytes) => {
    expect(read(bytes)).toBe('structure')
  })

  it.each([
    ['an animation', webp(['VP8X', extended(2)], ['ANIM', new Uint8Array(6)], ['ANMF', FRAME])],
    ['an unknown chunk', webp(['VP8X', extended(0)], ['VP8 ', FRAME], ['html', bytesOf(PLACE)])],
    ['two pictures', webp(['VP8X', extended(0)], ['VP8 ', FRAME], ['VP8L', WEBP_LOSSLESS.subarray(20)])],
    ['the same chunk twice', webp(['VP8X', extended(0)], ['VP8 ', FRAME], ['VP8 ', FRAME])],
    ['more than one chunk without a header', webp(['VP8 ', FRAME], ['EXIF', bytesOf(PLACE)])],
    ['another size in its header', webp(['VP8X', extended(0, 9, 6)], ['VP8 ', FRAME])],
    ['no picture', webp(['VP8X', extended(0)])],
  ])('a WebP with %s', (_, bytes) => {
    expect(read(bytes)).toBe('structure')
  })

  it('a picture of more pixels than are allowed, whatever it claims', () => {
    for (const side of [1_025, 65_535]) expect(read(withSize(JPEG, side, 6))).toBe('size')
    for (const side of [1_025, 2 ** 31, 2 ** 32 - 1]) expect(read(header(side, side))).toBe('size')
    const wide = Uint8Array.from(FRAME)
    wide.set([0xff, 0x3f], 6)
    expect(read(webp(['VP8 ', wide]))).toBe('size')
    expect(readPicture(PNG, { width: 8, height: 5 })).toBe('size')
    expect(readPicture(PNG, { width: 8, height: 6 })).toMatchObject({ width: 8, height: 6 })
  })

  it('what is no picture', () => {
    for (const text of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF0000WAVEfmt ', '%PDF-1.7'])
      expect(read(bytesOf(text)), text).toBe('type')
  })
})

const picture = fc.constantFrom(...all.map(([, bytes]) => bytes))
const junk = fc.uint8Array({ maxLength: 60 })
/** A picture of which bytes are replaced, added or taken away. */
const mutated = fc
  .tuple(
    picture,
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(8), junk), { minLength: 1, maxLength: 4 }),
  )
  .map(([bytes, changes]) =>
    changes.reduce((changed, [where, taken, put]) => {
      const at = Math.floor(where * changed.length)
      return Buffer.concat([changed.subarray(0, at), put, changed.subarray(at + taken)])
    }, Buffer.from(bytes)),
  )
const started = fc
  .tuple(picture, fc.nat(40), fc.uint8Array({ maxLength: 300 }))
  .map(([bytes, length, rest]) => Buffer.concat([bytes.subarray(0, length), rest]))

it('reads or refuses any bytes, and what it has written it leaves as it is', () => {
  let kept = 0
  fc.assert(
    fc.property(fc.oneof(mutated, mutated, started, fc.uint8Array({ maxLength: 400 })), (bytes) => {
      const found = read(bytes)
      if (typeof found === 'string') {
        expect(['type', 'structure', 'size']).toContain(found)
        return
      }
      kept += 1
      expect(found.width * found.height).toBeLessThanOrEqual(MOST.width * MOST.height)
      expect(found.bytes.length).toBeLessThanOrEqual(bytes.length)
      expect(read(found.bytes)).toEqual(found)
    }),
    { numRuns: 5_000 },
  )
  expect(kept).toBeGreaterThan(0)
})

it('is damaged with more parts than a picture has', () => {
  const comments = Buffer.concat(Array.from({ length: 30_000 }, () => Uint8Array.of(0xff, 0xfe, 0, 2)))
  expect(read(Buffer.concat([JPEG.subarray(0, 2), comments, JPEG.subarray(2)]))).toBe('structure')
  const chunks = Buffer.concat(Array.from({ length: 30_000 }, () => chunk('tEXt', new Uint8Array(0))))
  expect(read(withChunk(chunks))).toBe('structure')
})
