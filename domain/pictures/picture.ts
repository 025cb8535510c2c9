import { Broken, join, must, type Size } from './bytes.ts'
import { readJpeg } from './jpeg.ts'
import { PNG_START, readPng } from './png.ts'
import { readWebp } from './webp.ts'

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte)

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'
const READERS: Record<PictureType, (bytes: Uint8Array) => Size & { parts: Uint8Array[] }> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
}

/** The type that the first bytes say; null for what is no JPEG, PNG or WebP picture. No SVG, which can hold scripts. */
function typeOf(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, PNG_START)) return 'image/png'
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8) ? 'image/webp' : null
}

/** Why a picture is refused: it is of another type, damaged or more than a picture, or of too many pixels. */
type PictureFault = 'type' | 'structure' | 'size'
export type Picture = Size & { type: PictureType; bytes: Uint8Array }

/**
 * Reads the structure of a picture and writes it anew with only what is needed to draw it: no place where it was taken, no comment, no
 * profile. The pixels themselves are not decoded. What follows the end of a picture, or stands where its format has nothing, is a fault.
 */
export function readPicture(bytes: Uint8Array, most: Size): Picture | PictureFault {
  const type = typeOf(bytes)
  if (!type) return 'type'
  try {
    const { width, height, parts } = READERS[type](bytes)
    must(width > 0 && height > 0)
    return width <= most.width && height <= most.height ? { type, width, height, bytes: join(parts) } : 'size'
  } catch (error) {
    if (error instanceof Broken) return 'structure'
    throw error
  }
}
