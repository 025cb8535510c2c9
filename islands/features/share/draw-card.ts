import { LIMITS } from '#domain/limits.ts'
import { CARD_SIZE } from '#domain/shares/card-size.ts'
import type { CardContents } from '#domain/shares/share.ts'
import { wrap } from '#domain/text/wrap.ts'
import { readCard, saveCard } from '#islands/data/api/shares-api.ts'
import { loadImage, loadSleeve } from '#islands/ui/sleeve-image.ts'
import { isolated } from '#locales/intl.ts'
import { onCard, sharedBy } from '#locales/share.ts'
import { albumCount } from '#locales/ui.ts'

// The picture uses the light theme, whatever the owner's theme.
const PAPER = '#fbf9f4'
const INK = '#1c1713'
const INK_2 = '#5a5047'
const { width: WIDTH, height: HEIGHT } = CARD_SIZE
const PANEL = WIDTH - HEIGHT
const MARGIN = 56
const LINES = 5
const QUALITIES = [0.88, 0.75, 0.6, 0.4]
const SLEEVE = 300

const font = (size: number, weight = 600) => `${weight} ${size}px 'Familjen Grotesk', sans-serif`

// A canvas can only read Bandcamp's pictures through Gatefold.
const coverOf = (album: CardContents['albums'][number]) =>
  album.coverUrl
    ? loadImage(`/api/pictures?url=${encodeURIComponent(album.coverUrl)}`).catch(() => loadSleeve(album, SLEEVE))
    : loadSleeve(album, SLEEVE)

/** A text, wrapped to a width. */
const linesOf = (context: CanvasRenderingContext2D, text: string, most: number): string[] =>
  wrap(text, (line) => context.measureText(line).width <= most)

/** The largest size at which a title fits, with its lines. */
function fitted(context: CanvasRenderingContext2D, title: string): { size: number; lines: string[] } {
  const most = PANEL - 2 * MARGIN
  for (let size = 84; ; size -= 8) {
    context.font = font(size)
    const lines = linesOf(context, title, most)
    const fits =
      lines.length * size <= HEIGHT / 2 + MARGIN && lines.every((line) => context.measureText(line).width <= most)
    if (fits || size <= 36) return { size, lines: lines.slice(0, LINES) }
  }
}

async function draw({ title, sharer, total, albums }: CardContents): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  await document.fonts.load(font(84))
  context.fillStyle = PAPER
  context.fillRect(0, 0, WIDTH, HEIGHT)

  const front = albums.slice(0, albums.length >= 4 ? 4 : 1)
  const side = front.length === 4 ? HEIGHT / 2 : HEIGHT
  const covers = await Promise.all(front.map(coverOf))
  covers.forEach((cover, index) => {
    const least = Math.min(cover.naturalWidth, cover.naturalHeight)
    const [left, top] = [PANEL + (index % 2) * side, Math.floor(index / 2) * side]
    context.drawImage(cover, 0, 0, least, least, left, top, side, side)
  })
  const fold = context.createLinearGradient(PANEL - 32, 0, PANEL + 32, 0)
  for (const [at, color] of [
    [0, '#3b2a1a00'],
    [0.5, '#3b2a1a66'],
    [1, '#3b2a1a00'],
  ] as const)
    fold.addColorStop(at, color)
  context.fillStyle = fold
  context.fillRect(PANEL - 32, 0, 64, HEIGHT)

  context.fillStyle = INK_2
  context.font = font(26, 500)
  const [by = ''] = linesOf(context, sharer ? sharedBy(sharer) : onCard, PANEL - 2 * MARGIN)
  context.fillText(by, MARGIN, MARGIN + 26)
  context.fillText(albumCount(total), MARGIN, HEIGHT - MARGIN)
  context.fillStyle = INK
  const { size, lines } = fitted(context, title)
  lines.forEach((line, index) => {
    context.fillText(isolated(line), MARGIN, HEIGHT - MARGIN - 56 - (lines.length - 1 - index) * size)
  })
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (blob && blob.size <= LIMITS.shareCardBytes) return blob
  }
  throw new Error('The picture is too large')
}

/** Draws the picture that other sites show for a share, and stores it. Without it they show Gatefold's own. */
export async function storeCard(id: number): Promise<void> {
  const contents = await readCard(id)
  await saveCard(id, contents.of, await draw(contents))
}
