import type { Dice } from './dice.ts'

type Palette = readonly [ground: string, ink: string, first: string, second: string, tone: string]

/** Ground, ink, two colors, a tone near the ground. Any change to the list, even an addition, recolors most existing sleeves. */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  ['#14202b', '#f3e7d2', '#e0683c', '#e9b44c', '#22384b'], // night bus
  ['#ecdfc8', '#26323a', '#b8452b', '#d99b3f', '#dccaa9'], // tea
  ['#2c3a2e', '#e8e4cc', '#c7cc8f', '#d97b45', '#3c4f3d'], // lichen
  ['#f0ebe0', '#1d3b5c', '#e2683c', '#86a9b8', '#dfd9cb'], // salt
  ['#3b1d29', '#f4e2d1', '#d64f43', '#e9a689', '#532c3a'], // plum stone
  ['#0e5458', '#f2e7cf', '#f0a33e', '#7cc0b0', '#0a4246'], // pool
  ['#dca834', '#1b1a18', '#b43a22', '#f6ecd6', '#cc9826'], // mustard
  ['#f0cdbf', '#7f1d2c', '#2a3f55', '#d9664d', '#e6b9a8'], // rose paper
  ['#1a1918', '#efe8db', '#e4572e', '#8f887c', '#2b2927'], // carbon
  ['#2143b0', '#f5efe2', '#f4b23c', '#ee6a44', '#1a368f'], // cobalt
  ['#c8cbc3', '#272b2f', '#e8613d', '#f2f0e9', '#b6bab1'], // fog
  ['#d5432a', '#f8e9d3', '#1d1b1e', '#f2a24d', '#bf3923'], // vermilion
  ['#bdd7c3', '#1c3b35', '#e76b4b', '#f6f1e3', '#a7c7af'], // mint tin
  ['#cfc0cf', '#2c2440', '#e98858', '#f5ece2', '#bdabbf'], // dusk
  ['#0f2b3c', '#efe5cf', '#d38f30', '#7aa8a1', '#183b50'], // ochre sea
  ['#ebe4d5', '#171513', '#8b8172', '#c9bea9', '#ded5c3'], // bone
  ['#7a2e22', '#f5e1c8', '#f0a35c', '#2a1613', '#8e3c2e'], // brick
  ['#a9c8d8', '#16324a', '#e9573a', '#f2efe4', '#96b9cb'], // sky
  ['#f4dc8f', '#26402f', '#d8532f', '#fff6dd', '#ebcd73'], // butter
  ['#143a34', '#f3dcc0', '#ee8a5e', '#c9d6a3', '#1e4b43'], // pine
]

export type Colors = { ground: string; ink: string; first: string; second: string; tone: string }

/**
 * The colors of one sleeve. The random source swaps ground and ink in a third of cases and the two colors in two fifths; a first color
 * too close to the ground is replaced by the second, then by the ink.
 */
export function mixColors(palette: Palette, { roll }: Dice): Colors {
  const turned = roll() < 0.34
  const swapped = roll() < 0.4
  const [ground, ink] = turned ? [palette[1], palette[0]] : [palette[0], palette[1]]
  const tone = turned ? blend(ground, ink, 0.1) : palette[4]
  let [first, second] = swapped ? [palette[3], palette[2]] : [palette[2], palette[3]]
  if (tooNear(first, ground)) [first, second] = [second, first]
  if (tooNear(first, ground)) first = ink
  return { ground, ink, first, second, tone }
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => (channel / 255) ** 2.2)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
}

function tooNear(one: string, other: string): boolean {
  const a = luminance(one)
  const b = luminance(other)
  return Math.max(a, b) / Math.min(a, b) < 1.7
}

function blend(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((channel, i) => Math.round(channel * (1 - share) + (target[i] ?? 0) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
