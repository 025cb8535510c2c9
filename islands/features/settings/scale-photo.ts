import { PHOTO_PIXELS } from '#domain/accounts/photo.ts'

/** The middle of a picture as a small square JPEG, without what cameras write beside it. @throws if the browser can't open it */
export async function scalePhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const pixels = Math.min(side, PHOTO_PIXELS)
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.imageSmoothingQuality = 'high'
  // In place of what is transparent, which a JPEG has not.
  context.fillStyle = 'white'
  context.fillRect(0, 0, pixels, pixels)
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, pixels, pixels)
  picture.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/jpeg', 0.85),
  )
}
