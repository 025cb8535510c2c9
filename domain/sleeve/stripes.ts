import { tenth } from './shapes.ts'

// Stripes are clipped by arithmetic instead of a clip path: an id that two sleeves on a page share breaks both once the first is hidden.

/** Stripes as wide as the gaps between them, over the whole sleeve, rotated by `turn` degrees. */
export function stripes(width: number, turn: number, fill: string): string {
  let d = ''
  for (let x = -240; x < 540; x += width * 2) d += `M${x} -240h${width}v780h${-width}z`
  return `<path fill="${fill}" transform="rotate(${turn} 150 150)" d="${d}"/>`
}

/** The bounds of each stripe in a window, measured across the stripes from the center of the sleeve. */
function* spans(width: number, reach: number): Generator<[number, number]> {
  for (let x = -390 + width; x < 390; x += width * 2) {
    const [from, to] = [Math.max(x, -reach), Math.min(x + width, reach)]
    if (from < to) yield [from, to]
  }
}

/** Stripes rotated by `turn` degrees in a round window at the center of the sleeve. */
export function stripedDisc(radius: number, width: number, turn: number, fill: string): string {
  const half = (across: number) => Math.sqrt(radius ** 2 - across ** 2)
  const at = (across: number, along: number) => `${tenth(150 + across)} ${tenth(150 + along)}`
  let d = ''
  for (const [from, to] of spans(width, radius)) {
    const arc = `A${radius} ${radius} 0 0 1 `
    d += `M${at(from, -half(from))}${arc}${at(to, -half(to))}L${at(to, half(to))}${arc}${at(from, half(from))}z`
  }
  return `<path fill="${fill}" transform="rotate(${turn} 150 150)" d="${d}"/>`
}

type Point = readonly [x: number, y: number]

/** Stripes rotated by `turn` degrees in a square window at the center of the sleeve. */
export function stripedSquare(size: number, width: number, turn: number, fill: string): string {
  const k = size / 2
  const angle = (turn * Math.PI) / 180
  const across = ([x, y]: Point) => x * Math.cos(angle) + y * Math.sin(angle)
  const square: Point[] = [
    [-k, -k],
    [k, -k],
    [k, k],
    [-k, k],
  ]
  let d = ''
  for (const [from, to] of spans(width, k * Math.SQRT2)) {
    const piece = cut(
      cut(square, (p) => across(p) - from),
      (p) => to - across(p),
    )
    if (piece.length > 2) d += `M${piece.map(([x, y]) => `${tenth(150 + x)} ${tenth(150 + y)}`).join('L')}z`
  }
  return `<path fill="${fill}" d="${d}"/>`
}

/** The part of a convex outline where `depth`, linear over the plane, is not negative. */
function cut(outline: readonly Point[], depth: (point: Point) => number): Point[] {
  return outline.flatMap((point, i) => {
    const next = outline[(i + 1) % outline.length] ?? point
    const [here, there] = [depth(point), depth(next)]
    const kept = here >= 0 ? [point] : []
    if (here >= 0 === there >= 0) return kept
    const share = here / (here - there)
    return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share] as const]
  })
}
