import { escapeText, initialOf, lettersWide, posterLines } from './lettering.ts'
import { blob, disc, label, type Motif, rect, ring, tenth } from './shapes.ts'

const grooves: Motif = (press) => {
  const { dice, ink, first, second, ground } = press
  const [cx, cy, edge, side] = dice.pick<[number, number, number, 'left' | 'right' | null]>([
    [150, 150, 132, null],
    [300, 300, 300, 'left'],
    [0, 300, 300, 'right'],
    [150, 300, 250, null],
    [196, 126, 250, null],
  ])
  const step = dice.pick([6, 7, 9])
  const every = dice.whole(3, 7)
  let drawn = ''
  for (let radius = edge, i = 0; radius > 44; radius -= step, i++) {
    const hot = i % every === 0
    drawn += ring(cx, cy, radius, hot ? first : ink, step * (hot ? 0.62 : i % 2 ? 0.16 : 0.3))
  }
  drawn += disc(cx, cy, 38, first) + disc(cx, cy, 25, second) + disc(cx, cy, 4, ground)
  return side ? drawn + label(press, side) : drawn
}

const halftone: Motif = ({ dice, first, second }) => {
  const cells = 15
  const cell = 300 / cells
  const kind = dice.whole(0, 3)
  const [cx, cy] = [dice.between(60, 240), dice.between(60, 240)]
  const beat = dice.between(0.018, 0.03)
  const strength = (x: number, y: number) => {
    const far = Math.hypot(x - cx, y - cy)
    if (kind === 0) return 1.06 - far / 210
    if (kind === 1) return 0.5 + 0.52 * Math.sin(far * beat * 2.2)
    if (kind === 2) return (x * 0.45 + y) / 400
    return 0.5 + 0.5 * Math.sin(x * beat + Math.sin(y * beat) * 2)
  }
  const dots = new Map<number, string>()
  for (let j = 0; j < cells; j++)
    for (let i = 0; i < cells; i++) {
      const [x, y] = [(i + 0.5) * cell, (j + 0.5) * cell]
      const size = Math.round(Math.min(1.06, Math.max(0, strength(x, y))) * 9) * 2
      if (size > 0) dots.set(size, `${dots.get(size) ?? ''}M${x} ${y}h0`)
    }
  const hot = dice.pick([18, 16, 12])
  return [...dots]
    .map(
      ([size, d]) =>
        `<path d="${d}" stroke="${size === hot ? second : first}" stroke-width="${size}" stroke-linecap="round"/>`,
    )
    .join('')
}

const bars: Motif = (press) => {
  const { dice, ink, first } = press
  const count = dice.pick([9, 13, 17, 21])
  const width = 252 / count
  const hot = dice.whole(1, count - 2)
  const kind = dice.whole(0, 2)
  let drawn = ''
  let height = dice.between(60, 120)
  for (let i = 0; i < count; i++) {
    // Pulled toward the middle, so that no row of bars is cut off evenly at an end.
    height = Math.min(196, Math.max(16, height + (106 - height) * 0.4 + dice.between(-92, 92)))
    const top = kind === 0 ? 164 - height / 2 : kind === 2 && i % 2 ? 300 - height : 62
    drawn += rect(24 + i * width, top, width * 0.62, kind === 1 ? height + 42 : height, i === hot ? first : ink)
  }
  return drawn + label(press)
}

const waves: Motif = (press) => {
  const { dice, ground, ink, first, second, tone } = press
  const count = dice.pick([6, 7, 9])
  const height = dice.between(14, 30)
  const length = dice.pick([60, 75, 100])
  const fills = dice.pick([
    [first, tone, second, ink],
    [ink, first],
    [first, second, ink, ground],
  ])
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const y = 74 + i * (240 / count)
    const x = -length * 2 + (i % 2 ? length : 0) + dice.between(-10, 10)
    const crest = `q${length / 2} ${tenth(-height * 2)} ${length} 0${`t${length} 0`.repeat(Math.ceil(700 / length))}`
    drawn += `<path fill="${fills[i % fills.length]}" d="M${tenth(x)} ${tenth(y)}${crest}V300H-200z"/>`
  }
  return drawn + label(press)
}

const sun: Motif = (press) => {
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

const discs: Motif = ({ dice, ink, first, second }) => {
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

const initial: Motif = ({ dice, title, first, tone }) => {
  const size = dice.whole(400, 480)
  const x = dice.pick([150, 112, 190])
  const y = dice.whole(292, 330)
  const shadow = dice.pick([0, 10, 14])
  const letter = (off: number, fill: string) =>
    `<text x="${x + off}" y="${y + off}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}">${escapeText(initialOf(title))}</text>`
  return (shadow ? letter(shadow, tone) : '') + letter(0, first)
}

const topography: Motif = ({ dice, ground, ink, first, second }) => {
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

const hills: Motif = ({ dice, ink, first, second, tone }) => {
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

const poster: Motif = ({ dice, title, ink, first }) => {
  const lines = posterLines(title)
  const longest = Math.max(...lines.map(lettersWide), 4)
  const size = Math.min(92, 268 / (longest * 0.62), 210 / lines.length)
  const mark = dice.pick([rect(0, 0, 300, 12, first), disc(252, 48, 28, first), rect(16, 16, 40, 40, first)])
  const type = lines.map(
    (line, i) => `<text x="15" y="${tenth(284 - (lines.length - 1 - i) * size * 0.9)}">${escapeText(line)}</text>`,
  )
  return `${mark}<g font-size="${tenth(size)}" font-weight="700" letter-spacing="${tenth(-size * 0.03)}" fill="${ink}">${type.join('')}</g>`
}

const squares: Motif = ({ dice, ink, first, second, tone }) => {
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

const halves: Motif = (press) => {
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

/** The motifs of a sleeve. Any change to the list, even an addition, redraws most existing sleeves. */
export const MOTIFS = {
  grooves,
  sun,
  halftone,
  bars,
  waves,
  discs,
  initial,
  topography,
  hills,
  poster,
  squares,
  halves,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS

export const MOTIF_NAMES = Object.keys(MOTIFS) as [MotifName, ...MotifName[]]
