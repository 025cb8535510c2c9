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

/** The type according to the first bytes; null unless it is a JPEG, PNG or WebP. No SVG, which can contain scripts. */
function typeOf(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, PNG_START)) return 'image/png'
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8) ? 'image/webp' : null
}

/** Why a picture is refused: another type, damaged or with extra data, or too many pixels. */
type PictureFault = 'type' | 'structure' | 'size'
type Picture = Size & { type: PictureType; bytes: Uint8Array }

/**
 * Reads the structure of a picture and writes it again with only the parts needed to draw it, without location, comments and profiles. The
 * pixels are not decoded. Data after the end, or where the format has none, is an error.
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
