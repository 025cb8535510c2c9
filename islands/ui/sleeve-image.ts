import { drawSleeve } from '#domain/sleeve/sleeve.ts'

/** Loads a picture, for a canvas only if it may read it. */
export function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = address
  })
}

/** The drawn sleeve of an album as a picture of this width in px. */
export const loadSleeve = ({ title, artist }: { title: string; artist: string }, size: number) =>
  loadImage(
    `data:image/svg+xml,${encodeURIComponent(
      drawSleeve(title, artist).replace(
        '<svg',
        `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"`,
      ),
    )}`,
  )
