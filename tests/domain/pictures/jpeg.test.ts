import { Buffer } from 'node:buffer'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJpeg } from '#domain/pictures/jpeg.ts'
import { JPEG, PNG, withSegment, withSize } from '../../pictures.ts'

const MOST = { width: 1_024, height: 1_024 }
const read = (bytes: Uint8Array) => readJpeg(bytes, MOST)
const bytesOf = (text: string) => Buffer.from(text, 'latin1')
const PLACE = '59.3293 18.0686 <script>'

it('keeps a JPEG that has only what is needed to draw it', () => {
  expect(read(JPEG)).toEqual(JPEG)
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
  it.each(Object.entries(metadata))('%s', (_, bytes) => {
    expect(read(bytes)).toEqual(JPEG)
  })
})

describe('refuses what is more than a picture', () => {
  it('anything after its end', () => {
    for (const more of ['\0', '<html>', 'PK\x03\x04', JPEG, PNG])
      expect(read(Buffer.concat([JPEG, Buffer.from(more as string)]))).toBe('structure')
  })

  it('a JPEG that is cut off anywhere', () => {
    for (let length = 0; length < JPEG.length; length += 1)
      expect(['type', 'structure'], String(length)).toContain(read(JPEG.subarray(0, length)))
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

  it('a picture of more pixels than are allowed, whatever it claims', () => {
    for (const side of [1_025, 65_535]) expect(read(withSize(JPEG, side, 6))).toBe('size')
    expect(readJpeg(JPEG, { width: 8, height: 5 })).toBe('size')
    expect(readJpeg(JPEG, { width: 8, height: 6 })).toEqual(JPEG)
  })

  it('what is no JPEG', () => {
    for (const text of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF0000WAVEfmt ', '%PDF-1.7'])
      expect(read(bytesOf(text)), text).toBe('type')
    expect(read(PNG)).toBe('type')
  })
})

const junk = fc.uint8Array({ maxLength: 60 })
/** A picture of which bytes are replaced, added or taken away. */
const mutated = fc
  .array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(8), junk), { minLength: 1, maxLength: 4 })
  .map((changes) =>
    changes.reduce((changed, [where, taken, put]) => {
      const at = Math.floor(where * changed.length)
      return Buffer.concat([changed.subarray(0, at), put, changed.subarray(at + taken)])
    }, Buffer.from(JPEG)),
  )
const started = fc
  .tuple(fc.nat(40), fc.uint8Array({ maxLength: 300 }))
  .map(([length, rest]) => Buffer.concat([JPEG.subarray(0, length), rest]))

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
      expect(found.length).toBeLessThanOrEqual(bytes.length)
      expect(read(found)).toEqual(found)
    }),
    { numRuns: 5_000 },
  )
  expect(kept).toBeGreaterThan(0)
})

it('is damaged with more parts than a picture has', () => {
  const comments = Buffer.concat(Array.from({ length: 30_000 }, () => Uint8Array.of(0xff, 0xfe, 0, 2)))
  expect(read(Buffer.concat([JPEG.subarray(0, 2), comments, JPEG.subarray(2)]))).toBe('structure')
})
