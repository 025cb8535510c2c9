/** The maximum size of an uploaded photo in bytes, and the width and height that browsers create. */
export const PHOTO_BYTES = 100_000
export const PHOTO_PIXELS = 256
/** The maximum width and height. */
export const PHOTO_SIDE = 1_024

const ADDRESS = '/api/user/photo/'

/** The address of an uploaded photo, which contains a hash of its bytes. */
export const photoAddress = (hash: string): string => ADDRESS + hash

/** Whether a photo was uploaded, rather than linked from another site. */
export const isUploadedPhoto = (photoUrl: string | null): boolean => photoUrl?.startsWith(ADDRESS) ?? false
