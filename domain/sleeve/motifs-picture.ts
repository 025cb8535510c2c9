import { escapeText, initialOf, lettersWide, posterLines } from './lettering.ts'
import { blob, disc, label, type Motif, type Press, rect, tenth } from './shapes.ts'

/** Motifs that show one thing: a sun, a letter, a landscape. */

export const sun: Motif = (press) => {
  const { dice, ground, first, second, tone } = press
  const y = dice.whole(128, 160)
  const radius = dice.whole(68, 96)
  const x = dice.pick([150, 150, 96, 204])
  const horizon = y + dice.whole(-4, 24)
  let drawn = disc(x, y, radius, first) + rect(0, horizon, 300, 300 - horizon, dice.pick([ground, tone]))
  for (let line = horizon + 1, gap = 3; line < 300; line += gap, gap *= 1.23)
    drawn += rect(0, line, 300, Math.max(1.2, gap * 0.3), line < horizon + 26 ? first : second)
  return drawn + label(press)
}

export const discs: Motif = ({ dice, ink, first, second }) => {
  const radius = dice.whole(78, 98)
  const tilt = dice.between(-0.9, 0.9)
  const apart = radius * dice.between(0.5, 0.66)
  const [dx, dy] = [Math.cos(tilt) * apart, Math.sin(tilt) * apart]
  const half = Math.sqrt(radius ** 2 - apart ** 2)
  const [ex, ey] = [(-dy / apart) * half, (dx / apart) * half]
  const [top, foot] = [`${tenth(150 - ex)} ${tenth(150 - ey)}`, `${tenth(150 + ex)} ${tenth(150 + ey)}`]
  const arc = `A${radius} ${radius} 0 0 1 `
  return (
    disc(150 - dx, 150 - dy, radius, first) +
    disc(150 + dx, 150 + dy, radius, second) +
    `<path fill="${ink}" d="M${top}${arc}${foot}${arc}${top}z"/>`
  )
}

export const initial: Motif = ({ dice, title, first, tone }) => {
  const size = dice.whole(400, 480)
  const x = dice.pick([150, 112, 190])
  const y = dice.whole(292, 330)
  const shadow = dice.pick([0, 10, 14])
  const letter = (off: number, fill: string) =>
    `<text x="${x + off}" y="${y + off}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}">${escapeText(initialOf(title))}</text>`
  return (shadow ? letter(shadow, tone) : '') + letter(0, first)
}

export const topography: Motif = ({ dice, ground, ink, first, second }) => {
  const [cx, cy] = [dice.between(90, 210), dice.between(100, 200)]
  const count = dice.whole(10, 14)
  const bends = [
    [2, dice.between(0.08, 0.2), dice.roll() * 6],
    [3, dice.between(0.06, 0.14), dice.roll() * 6],
    [5, dice.between(0.02, 0.06), dice.roll() * 6],
  ] as const
  const hot = dice.whole(2, 6)
  let drawn = ''
  for (let i = count; i > 0; i--) {
    const here = bends.map(([k, amount, phase]) => [k, amount * (0.55 + i / count), phase + i * 0.09] as const)
    const d = blob(cx + (count - i) * 1.6, cy - (count - i) * 1.2, i * 20 - 8, here, 0, 22)
    const fill = i > hot ? 'none' : i === hot || i % 2 ? first : second
    drawn += `<path fill="${fill}" stroke="${i > hot ? ink : ground}" stroke-width="1.6" d="${d}"/>`
  }
  return drawn
}

export const arches: Motif = (press) => {
  const { dice, ground, ink, first, second } = press
  const bands = [first, ground, ink, ground, second, ground, first]
  const nested = (radius: number, draw: (fill: string, radius: number) => string) =>
    bands.map((fill, i) => draw(fill, radius * (1 - i / bands.length))).join('')
  const arch = (x: number, y: number, radius: number) =>
    nested(radius, (fill, r) => {
      const k = tenth(r)
      return `<path fill="${fill}" d="M${tenth(x - k)} ${y}a${k} ${k} 0 0 1 ${2 * k} 0z"/>`
    })
  return dice.pick([
    () => arch(150, 300, 136) + label(press),
    () => scales(press),
    () => arch(0, 300, 236) + label(press, 'right'),
    () => nested(116, (fill, r) => disc(150, 150, r, fill)),
  ])()
}

/** Discs in rows like a fish's scales, each row over the lower half of the one above it. */
function scales({ dice, ground, ink, first, second }: Press): string {
  const radius = dice.pick([37.5, 50, 75])
  const rings = dice.pick([
    [first, ground, ink, second],
    [ink, ground, first],
    [ink, second, ground, first],
  ])
  let drawn = ''
  for (let row = 0, y = 0; y - radius < 300; row++, y += radius / 2) {
    let dots = ''
    for (let x = row % 2 ? radius : 0; x <= 300; x += radius * 2) dots += `M${tenth(x)} ${tenth(y)}h0`
    rings.forEach((stroke, i) => {
      drawn += `<path d="${dots}" stroke="${stroke}" stroke-width="${tenth(radius * 2 * (1 - i / rings.length))}"/>`
    })
  }
  return `<g stroke-linecap="round">${drawn}</g>`
}

export const cutouts: Motif = ({ dice, ink, first, second }) => {
  const places = dice.pick<(readonly [x: number, y: number, radius: number, fill: string])[]>([
    [
      [76, 84, 51, first],
      [214, 74, 51, ink],
      [150, 158, 51, second],
      [70, 228, 51, first],
      [232, 220, 51, ink],
    ],
    [
      [112, 116, 86, first],
      [206, 204, 74, ink],
      [238, 68, 30, second],
      [62, 242, 32, second],
    ],
    [
      [150, 58, 40, second],
      [84, 150, 64, ink],
      [222, 156, 58, first],
      [150, 250, 42, second],
    ],
    [50, 150, 250].flatMap((y, row) =>
      [50, 150, 250].map((x, column) => [x, y, 34, [first, ink, second][(row + column) % 3] ?? ink] as const),
    ),
  ])
  return places
    .map(([x, y, about, fill]) => {
      const [cx, cy] = [x + dice.between(-8, 8), y + dice.between(-8, 8)]
      const radius = about * dice.between(0.86, 1.12)
      const bends = [
        [2, dice.between(0.1, 0.28), dice.roll() * 6],
        [3, dice.between(0.05, 0.2), dice.roll() * 6],
        [5, dice.between(0, 0.16), dice.roll() * 6],
      ] as const
      return `<path fill="${fill}" d="${blob(cx, cy, radius, bends, dice.roll() * 6, 20)}"/>`
    })
    .join('')
}

export const hills: Motif = ({ dice, ink, first, second, tone }) => {
  let drawn = disc(dice.whole(70, 230), dice.whole(74, 104), dice.whole(26, 44), first)
  for (const [fill, y] of [
    [tone, 168],
    [second, 210],
    [ink, 252],
  ] as const) {
    const [rise, fall] = [dice.between(20, 46), dice.between(20, 46)]
    const middle = dice.between(100, 200)
    const up = `M0 ${tenth(y + dice.between(-16, 16))}C${tenth(middle / 2)} ${tenth(y - rise)} ${tenth(middle)} ${tenth(y - rise)} ${tenth(middle + 20)} ${tenth(y)}`
    const down = `S${tenth(middle + 110)} ${tenth(y + fall)} 300 ${tenth(y - fall * 0.6)}`
    drawn += `<path fill="${fill}" d="${up}${down}V300H0z"/>`
  }
  return drawn
}

export const poster: Motif = ({ dice, title, ink, first }) => {
  const lines = posterLines(title)
  const longest = Math.max(...lines.map(lettersWide), 4)
  const size = Math.min(92, 268 / (longest * 0.62), 210 / lines.length)
  const mark = dice.pick([rect(0, 0, 300, 12, first), disc(252, 48, 28, first), rect(16, 16, 40, 40, first)])
  const type = lines.map(
    (line, i) => `<text x="15" y="${tenth(284 - (lines.length - 1 - i) * size * 0.9)}">${escapeText(line)}</text>`,
  )
  return `${mark}<g font-size="${tenth(size)}" font-weight="700" letter-spacing="${tenth(-size * 0.03)}" fill="${ink}">${type.join('')}</g>`
}

export const squares: Motif = ({ dice, ink, first, second, tone }) => {
  const fills = dice.pick([
    [tone, first, second],
    [first, second, ink],
    [ink, second, first],
  ])
  const bias = dice.pick([0.5, 0.74, 0.26])
  let [drawn, x, y, size] = ['', 0, 0, 300]
  for (const fill of fills) {
    const inset = size * 0.24
    size -= inset
    x += inset / 2
    y += inset * bias
    drawn += rect(x, y, size, size, fill)
  }
  return drawn
}

export const halves: Motif = (press) => {
  const { dice, ground, ink, first } = press
  const fold = dice.pick([100, 150, 150, 200])
  const radius = dice.whole(70, 96)
  const middle = dice.whole(130, 170)
  const below = dice.roll() < 0.5
  const [start, chord] = below
    ? [`${dice.whole(120, 190) + radius} ${fold}`, `${-2 * radius} 0`]
    : [`${fold} ${middle - radius}`, `0 ${2 * radius}`]
  const half = (fill: string, sweep: 0 | 1) =>
    `<path fill="${fill}" d="M${start}a${radius} ${radius} 0 0 ${sweep} ${chord}z"/>`
  const field = below ? rect(0, fold, 300, 300 - fold, first) : rect(fold, 0, 300 - fold, 300, first)
  return field + half(ink, 0) + half(ground, 1) + (below ? label(press) : '')
}
