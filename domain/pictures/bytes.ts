/** Thrown by the readers if bytes do not match the format. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

/** Throws `Broken` if a condition is false. */
export function must(holds: boolean): asserts holds {
  if (!holds) throw new Broken()
}

/** A large picture has some thousand parts. */
export const MOST_PARTS = 20_000

export type Size = { width: number; height: number }

/** A part of a picture; it must not exceed the picture. */
export function part(bytes: Uint8Array, from: number, length: number): Uint8Array {
  must(length >= 0 && from + length <= bytes.length)
  return bytes.subarray(from, from + length)
}

/** The byte at an offset that must exist. */
export function at(bytes: Uint8Array, place: number): number {
  const byte = bytes[place]
  must(byte !== undefined)
  return byte
}

/** A big-endian number. */
export const highFirst = (bytes: Uint8Array, from: number, count: number): number =>
  part(bytes, from, count).reduce((value, byte) => value * 256 + byte, 0)

/** A little-endian number. */
export const lowFirst = (bytes: Uint8Array, from: number, count: number): number =>
  part(bytes, from, count).reduceRight((value, byte) => value * 256 + byte, 0)

/** ASCII text of a part. */
export const letters = (bytes: Uint8Array, from: number, count: number): string =>
  String.fromCharCode(...part(bytes, from, count))

/** Joins parts. */
export function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, one) => length + one.length, 0))
  let place = 0
  for (const one of parts) {
    all.set(one, place)
    place += one.length
  }
  return all
}
