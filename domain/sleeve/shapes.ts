import type { Dice } from './dice.ts'
import { escapeText, fitLetters } from './lettering.ts'
import type { Colors } from './palettes.ts'

/** The input of a motif: random source, colors, printable texts. A sleeve is 300 by 300. */
type Press = Colors & { dice: Dice; title: string; artist: string }
export type Motif = (press: Press) => string

export const tenth = (value: number): number => Math.round(value * 10) / 10

type Point = [x: number, y: number]

const step = (from: Point, to: Point): string => `${tenth(to[0] - from[0])} ${tenth(to[1] - from[1])}`

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path fill="${fill}" d="M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}z"/>`

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${fill}"/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="none" stroke="${stroke}" stroke-width="${tenth(width)}"/>`

type Bend = readonly [waves: number, amount: number, phase: number]

/** The path of a smooth closed outline: a circle bent by a few waves, rotated by `turn` radians, through `points` points. */
export function blob(cx: number, cy: number, radius: number, bends: readonly Bend[], turn: number, points: number) {
  const at = (i: number): Point => {
    const angle = ((i % points) / points) * Math.PI * 2
    const far =
      radius * bends.reduce((sum, [waves, amount, phase]) => sum + amount * Math.sin(waves * angle + phase), 1)
    return [cx + Math.cos(angle + turn) * far, cy + Math.sin(angle + turn) * far]
  }
  const middle = (i: number): Point => {
    const [[x1, y1], [x2, y2]] = [at(i), at(i + 1)]
    return [tenth((x1 + x2) / 2), tenth((y1 + y2) / 2)]
  }
  // Relative steps are a third shorter than absolute positions; computed from rounded positions they do not drift.
  let here = middle(points - 1)
  let d = `M${here[0]} ${here[1]}`
  for (let i = 0; i < points; i++) {
    const [bend, end] = [at(i), middle(i)]
    d += `q${step(here, bend)} ${step(here, end)}`
    here = end
  }
  return `${d.replaceAll(' -', '-')}z`
}

/** Artist above title in small type at the top. */
export function label({ artist, title, ink }: Press, side: 'left' | 'right' = 'left'): string {
  const [x, anchor] = side === 'right' ? [284, ' text-anchor="end"'] : [16, '']
  const line = (text: string, y: number, weight: number) =>
    `<text x="${x}" y="${y}" font-weight="${weight}">${escapeText(fitLetters(text, 34))}</text>`
  return `<g font-size="11" fill="${ink}"${anchor}>${line(artist, 26, 700)}${line(title, 39.75, 400)}</g>`
}
