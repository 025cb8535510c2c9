import * as pattern from './motifs-pattern.ts'
import * as picture from './motifs-picture.ts'
import type { Motif } from './shapes.ts'

/** The motifs of a sleeve. Any change to the list, even an addition, redraws most existing sleeves. */
export const MOTIFS = {
  grooves: pattern.grooves,
  sun: picture.sun,
  halftone: pattern.halftone,
  bars: pattern.bars,
  pleats: pattern.pleats,
  waves: pattern.waves,
  discs: picture.discs,
  quarters: pattern.quarters,
  initial: picture.initial,
  stripes: pattern.stripes,
  moons: pattern.moons,
  topography: picture.topography,
  arches: picture.arches,
  cutouts: picture.cutouts,
  hills: picture.hills,
  poster: picture.poster,
  weave: pattern.weave,
  squares: picture.squares,
  swell: pattern.swell,
  halves: picture.halves,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof MOTIFS

export const MOTIF_NAMES = Object.keys(MOTIFS) as [MotifName, ...MotifName[]]
