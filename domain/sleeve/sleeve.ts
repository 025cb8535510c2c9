import { dice } from './dice.ts'
import { hash } from './hash.ts'
import { printable } from './lettering.ts'
import { MOTIF_NAMES, MOTIFS, type MotifName } from './motifs.ts'
import { mixColors, PALETTES } from './palettes.ts'
import { rect } from './shapes.ts'
import { choose, paletteOf } from './spine.ts'

// Any constant prefix works; this one spreads the motifs evenly.
const motifOf = (title: string) => choose(MOTIF_NAMES, hash(`gpp${title}`))

/**
 * The generated sleeve of an album without a cover: SVG markup of 300 by 300, at most 8 kB, without ids, scripts or external references,
 * always the same for the same texts. The artist determines the palette, the title the motif, both together the rest; `fixed` overrides
 * them (a palette by its index). Accepts any text and never throws.
 */
export function drawSleeve(title: string, artist: string, fixed: { motif?: MotifName; palette?: number } = {}): string {
  const words = { title: printable(title), artist: printable(artist) }
  const thrown = dice(hash(`${words.title}\n${words.artist}`))
  const palette = fixed.palette === undefined ? paletteOf(words.artist) : choose(PALETTES, fixed.palette)
  const colors = mixColors(palette, thrown)
  const motif = MOTIFS[fixed.motif ?? motifOf(words.title)]
  const drawn = rect(0, 0, 300, 300, colors.ground) + motif({ ...colors, ...words, dice: thrown })
  return `<svg class="sleeve" viewBox="0 0 300 300" aria-hidden="true">${drawn}</svg>`
}
