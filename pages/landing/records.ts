/** Fictional records for the landing page, chosen because their generated sleeves are small in bytes. */
export const RECORDS = {
  umbel: { title: 'Umbel', artist: 'Kestrel Index', rating: 4, tags: ['techno', 'ambient'] },
  verdigris: { title: 'Verdigris', artist: 'Nadja Okoro-Lind', rating: 5, tags: ['soul'] },
  ferro: { title: 'Ferro Lumen', artist: 'Vellum Arcade', rating: 4, tags: ['idm', 'tape'] },
  plain: { title: 'Plain Song', artist: 'Tamsin Oake & Co.', rating: 5, tags: ['folk'] },
  goat: { title: 'The Goat Knows the Way', artist: 'Kwabena Fontaine-Reyes', rating: 5, tags: ['house', 'jazz'] },
  lift: { title: 'Every Lift Is Out', artist: 'The Understudies Club' },
  market: { title: 'Night Market 174', artist: 'Bruk Lantern' },
  tin: { title: 'Tin Parliament', artist: 'Halvorsen Pump Trio' },
  lighthouse: { title: 'Half a Lighthouse', artist: 'Yonna Vesk' },
  gate: { title: 'Gate Left Open', artist: 'Tamsin Oake & Co.' },
  biro: { title: 'Blue Biro', artist: 'Anemone Desk' },
  sum: { title: 'Market Day Arithmetic', artist: 'Kwabena Fontaine-Reyes' },
  vantage: { title: 'Vantage', artist: 'Kestrel Index' },
} satisfies Record<string, { title: string; artist: string; rating?: number; tags?: string[] }>

export type RecordName = keyof typeof RECORDS

/** Tags as the collection counts them. */
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
