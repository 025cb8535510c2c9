import type { MotifName } from '#domain/sleeve/motifs.ts'

/** Fictional records for the landing page, with motifs that take few bytes. */
export const RECORDS = {
  umbel: { title: 'Umbel', artist: 'Kestrel Index', motif: 'initial', rating: 4, tags: ['techno', 'ambient'] },
  verdigris: { title: 'Verdigris', artist: 'Nadja Okoro-Lind', motif: 'waves', rating: 5, tags: ['soul'] },
  ferro: { title: 'Ferro Lumen', artist: 'Vellum Arcade', motif: 'squares', rating: 4, tags: ['idm', 'tape'] },
  plain: { title: 'Plain Song', artist: 'Tamsin Oake & Co.', motif: 'discs', rating: 5, tags: ['folk'] },
  goat: {
    title: 'The Goat Knows the Way',
    artist: 'Kwabena Fontaine-Reyes',
    motif: 'halves',
    rating: 5,
    tags: ['house', 'jazz'],
  },
  lift: { title: 'Every Lift Is Out', artist: 'The Understudies Club', motif: 'poster' },
  market: { title: 'Night Market 174', artist: 'Bruk Lantern', motif: 'hills' },
  tin: { title: 'Tin Parliament', artist: 'Halvorsen Pump Trio', motif: 'discs' },
  lighthouse: { title: 'Half a Lighthouse', artist: 'Yonna Vesk', motif: 'halves' },
  gate: { title: 'Gate Left Open', artist: 'Tamsin Oake & Co.', motif: 'halves' },
  biro: { title: 'Blue Biro', artist: 'Anemone Desk', motif: 'initial' },
  sum: { title: 'Market Day Arithmetic', artist: 'Kwabena Fontaine-Reyes', motif: 'squares' },
  vantage: { title: 'Vantage', artist: 'Kestrel Index', motif: 'squares' },
} satisfies Record<string, { title: string; artist: string; motif: MotifName; rating?: number; tags?: string[] }>

export type RecordName = keyof typeof RECORDS

/** Tags with their numbers, as in the collection. */
export const TAGS: [tag: string, count: number, chosen?: true][] = [
  ['ambient', 96, true],
  ['dub', 71],
  ['jazz', 64],
  ['folk', 48],
  ['tape', 41, true],
  ['techno', 38],
  ['drone', 33],
  ['house', 29],
  ['post-punk', 24],
  ['field recordings', 22],
  ['soul', 18],
  ['chamber', 15],
]
