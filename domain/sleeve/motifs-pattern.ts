import type { Dice } from './dice.ts'
import { disc, label, type Motif, rect, ring, tenth } from './shapes.ts'
import { stripedDisc, stripedSquare, stripes as stripeField } from './stripes.ts'

/** Motifs that repeat one shape: lines, rows, grids. */

export const grooves: Motif = (press) => {
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

export const halftone: Motif = ({ dice, first, second }) => {
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

export const bars: Motif = (press) => {
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

export const pleats: Motif = (press) => {
  const { dice, ink, first, second, tone } = press
  const count = dice.pick([4, 5, 6])
  const width = 300 / count
  const drop = dice.whole(22, 46)
  const top = dice.whole(78, 128)
  let drawn = ''
  for (let row = 0; row < 2; row++) {
    const y = top + row * dice.between(66, 92)
    const [lit, shaded] = row ? [ink, second] : [first, tone]
    for (let i = 0; i < count; i++) {
      const [left, right] = i % 2 ? [drop, 0] : [0, drop]
      const d = `M${tenth(i * width)} ${tenth(y + left)}L${tenth((i + 1) * width)} ${tenth(y + right)}`
      drawn += `<path fill="${i % 2 ? shaded : lit}" d="${d}V300H${tenth(i * width)}z"/>`
    }
  }
  return drawn + label(press)
}

export const waves: Motif = (press) => {
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

export const quarters: Motif = ({ dice, ink, first, second, tone }) => {
  const count = dice.pick([3, 4, 4, 5])
  const cell = 300 / count
  let drawn = ''
  for (let j = 0; j < count; j++)
    for (let i = 0; i < count; i++) {
      const corner = dice.whole(0, 3)
      const fill = dice.pick([first, second, ink, first])
      const round = dice.roll() < 0.12
      if ((i + j) % 2 && dice.roll() < 0.6) drawn += rect(i * cell, j * cell, cell, cell, tone)
      drawn += round
        ? disc((i + 0.5) * cell, (j + 0.5) * cell, cell / 2, fill)
        : quarter(i * cell, j * cell, cell, corner, fill)
    }
  return drawn
}

/** A quarter disc that fills a square cell, with its corner at the cell's top left, top right, bottom right or bottom left. */
function quarter(x: number, y: number, size: number, corner: number, fill: string): string {
  const [cx, cy] = [corner === 1 || corner === 2 ? x + size : x, corner >= 2 ? y + size : y]
  const k = tenth(size)
  const side = [`h${k}`, `v${k}`, `h${-k}`, `v${-k}`][corner]
  const end = [`${-k} ${k}`, `${-k} ${-k}`, `${k} ${-k}`, `${k} ${k}`][corner]
  return `<path fill="${fill}" d="M${tenth(cx)} ${tenth(cy)}${side}a${k} ${k} 0 0 1 ${end}z"/>`
}

export const stripes: Motif = ({ dice, ink, first, tone }) => {
  const width = dice.pick([12, 16, 20, 25])
  const turn = dice.pick([45, -45, 30, -60])
  const size = dice.pick([150, 168, 190])
  const square = dice.pick([true, false])
  const inner = dice.pick([-turn, turn, turn + 90])
  const window = square
    ? rect(150 - size / 2, 150 - size / 2, size, size, first) + stripedSquare(size, width, inner, ink)
    : disc(150, 150, size / 2 + 12, first) + stripedDisc(size / 2 + 12, width, inner, ink)
  return stripeField(width, turn, tone) + window
}

export const moons: Motif = (press) => {
  const { dice, ink, first, tone } = press
  const count = dice.pick([3, 3, 4])
  const total = count * count
  const cell = 232 / count
  const radius = cell * 0.38
  const start = dice.whole(0, 7)
  let drawn = ''
  for (let i = 0; i < total; i++) {
    const age = (start + i) / total
    const [x, y] = [34 + ((i % count) + 0.5) * cell, 52 + (Math.floor(i / count) + 0.5) * cell]
    const fill = i === start % total ? first : ink
    drawn += disc(x, y, radius, tone) + moon(x, y, radius, age % 1, fill)
  }
  return drawn + label(press)
}

/** The lit part of a moon; `age` runs from 0 to 1 through a month. */
function moon(x: number, y: number, radius: number, age: number, fill: string): string {
  const phase = Math.cos(age * Math.PI * 2)
  const waxing = age < 0.5
  const [r, bend] = [tenth(radius), tenth(Math.abs(phase) * radius)]
  const [top, foot] = [`${tenth(x)} ${tenth(y - radius)}`, `${tenth(x)} ${tenth(y + radius)}`]
  const edge = `A${bend} ${r} 0 0 ${phase > 0 === waxing ? 0 : 1} ${top}`
  return `<path fill="${fill}" d="M${top}A${r} ${r} 0 0 ${waxing ? 1 : 0} ${foot}${edge}z"/>`
}

export const weave: Motif = ({ dice, ink, first, second }) => {
  const count = dice.pick([5, 6, 7])
  const cell = 300 / count
  const width = cell * dice.between(0.58, 0.76)
  const inset = (cell - width) / 2
  const warp = (i: number) => (i % 3 === 1 ? second : first)
  let [under, weft, over] = ['', '', '']
  for (let i = 0; i < count; i++) {
    under += rect(i * cell + inset, 0, width, 300, warp(i))
    weft += rect(0, i * cell + inset, 300, width, ink)
    for (let j = i % 2; j < count; j += 2) over += rect(i * cell + inset, j * cell, width, cell, warp(i))
  }
  return under + weft + over
}

export const swell: Motif = ({ dice, ink, first }) => {
  const count = dice.pick([14, 18, 22])
  const gap = 300 / count
  const height = swellHeight(dice)
  const hot = dice.whole(0, count - 1)
  let drawn = ''
  for (let i = -3; i < count + 3; i++) {
    const y = (i + 0.5) * gap
    let last = tenth(y + height(-20, y))
    let d = `M-20 ${last}`
    for (let x = 0; x <= 320; x += 20) {
      const next = tenth(y + height(x, y))
      d += `l20 ${tenth(next - last)}`
      last = next
    }
    const [stroke, share] = i === hot ? [first, 0.62] : [ink, 0.36]
    drawn += `<path fill="none" stroke="${stroke}" stroke-width="${tenth(gap * share)}" stroke-linejoin="round" d="${d}"/>`
  }
  return drawn
}

function swellHeight({ between }: Dice) {
  const [cx, cy] = [between(100, 200), between(110, 190)]
  const lift = between(26, 44)
  const wide = between(2600, 5200)
  return (x: number, y: number) => {
    const crest = Math.exp(-((x - cx) ** 2 + (y - cy) ** 2 * 1.4) / wide)
    const trough = Math.exp(-((x - 300 + cx) ** 2 + (y - 300 + cy) ** 2) / wide)
    return trough * lift * 0.8 - crest * lift
  }
}
