/** The most bytes of an uploaded photo, and how many pixels wide and high browsers make it. */
export const PHOTO_BYTES = 100_000
export const PHOTO_PIXELS = 256

const ADDRESS = '/api/user/photo/'

/** The address of an uploaded photo, which names what is in it. */
export const photoAddress = (hash: string): string => ADDRESS + hash

/** Whether a photo was uploaded, and is not at an address of another site. */
export const isUploadedPhoto = (photoUrl: string | null): boolean => photoUrl?.startsWith(ADDRESS) ?? false

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte)

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/** The type of a photo by its first bytes; null for what is no JPEG, PNG or WebP picture. No SVG, which can hold scripts. */
export function photoType(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  return startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8) ? 'image/webp' : null
}
