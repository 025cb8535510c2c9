async function draw(image: HTMLImageElement) {
  const { title = '', artist = '' } = image.dataset
  const { drawSleeve } = await import('#domain/sleeve/sleeve.ts')
  const art = image.ownerDocument.createElement('span')
  art.className = 'art'
  art.innerHTML = drawSleeve(title, artist)
  image.replaceWith(art)
}

const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0

/** Draws sleeves instead of covers that cannot be loaded, on a page that React only renders on the server. */
export function drawBrokenCovers(page: Document): void {
  const covers = page.querySelectorAll<HTMLImageElement>('img[data-title]')
  for (const image of covers) {
    // If this code cannot be loaded either, the cover stays empty.
    const drawIt = () => void draw(image).catch(() => undefined)
    if (hasFailed(image)) drawIt()
    else image.addEventListener('error', drawIt, { once: true })
  }
}
