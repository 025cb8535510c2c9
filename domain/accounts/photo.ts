/** The most bytes of an uploaded photo, and how many pixels wide and high browsers make it. */
export const PHOTO_BYTES = 100_000
export const PHOTO_PIXELS = 256
/** The most that one can be wide and high. */
export const PHOTO_SIDE = 1_024

const ADDRESS = '/api/user/photo/'

/** The address of an uploaded photo, which names what is in it. */
export const photoAddress = (hash: string): string => ADDRESS + hash

/** Whether a photo was uploaded, and is not at an address of another site. */
export const isUploadedPhoto = (photoUrl: string | null): boolean => photoUrl?.startsWith(ADDRESS) ?? false
