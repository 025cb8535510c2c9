import { Buffer } from 'node:buffer'

const bytesOf = (...lines: string[]) => new Uint8Array(Buffer.from(lines.join(''), 'base64'))

// Drawn on a canvas of 8 × 6 pixels: what is needed to draw them, and no more.
export const JPEG = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/',
  '2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAGAAgDASIAAhEBAxEB/8QA',
  'FQABAQAAAAAAAAAAAAAAAAAAAAb/xAAgEAABAQgDAAAAAAAAAAAAAAAAEwMFERQVIjJRU2Fx/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAYEQACAwAAAAAA',
  'AAAAAAAAAAAAQQIDcf/aAAwDAQACEQMRAD8AsknjVVF2clxwux832AAxZSxYf//Z',
)
export const PNG = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAYAAAD+Bd/7AAAAM0lEQVR4AYyMsQ0AMAjD2r5UTuBsToCbYApCLBApyuL4nSF7QPl7LcR7Ax5900BitxZgAAAA',
  '//+++Xs6AAAABklEQVQDAIyEEA3Dor9dAAAAAElFTkSuQmCC',
)

/** A JPEG with a segment more, after its first two bytes. */
export function withSegment(jpeg: Uint8Array, marker: number, text: string): Uint8Array<ArrayBuffer> {
  const body = new TextEncoder().encode(text)
  const length = body.length + 2
  return Uint8Array.of(0xff, 0xd8, 0xff, marker, length >> 8, length & 255, ...body, ...jpeg.slice(2))
}

/** A JPEG that claims another size. */
export function withSize(jpeg: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(jpeg)
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0)
  bytes.set([height >> 8, height & 255, width >> 8, width & 255], frame + 5)
  return bytes
}
