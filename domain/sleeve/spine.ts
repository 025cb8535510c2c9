import { hash } from './hash.ts'
import { printable } from './lettering.ts'
import { PALETTES } from './palettes.ts'

export const choose = <T>(list: readonly [T, ...T[]], number: number): T => list[number % list.length] ?? list[0]

// Any constant prefix works; this one spreads the palettes evenly.
export const paletteOf = (artist: string) => choose(PALETTES, hash(`p2ct${artist}`))

/** The color of a sleeve's spine, as `#rrggbb`: one of the artist's palette, chosen by the title. */
export function sleeveSpine(title: string, artist: string): string {
  const [ground, ink, first, second] = paletteOf(printable(artist))
  return choose([ground, first, second, ink], hash(printable(title)))
}
