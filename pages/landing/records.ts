/** Fictional records for the landing page, chosen because their generated sleeves are small in bytes. */
export const RECORDS = {
  harbour: { title: 'Slow Harbour Lights', artist: 'Ottilie Brandt', rating: 5, tags: ['ambient', 'field recordings'] },
  verdigris: { title: 'Verdigris', artist: 'Nadja Okoro-Lind', rating: 5, tags: ['soul', 'strings'] },
  ferro: { title: 'Ferro Lumen', artist: 'Vellum Arcade', rating: 4, tags: ['techno', 'modular'] },
  plain: { title: 'Plain Song', artist: 'Tamsin Oake & Co.', rating: 5, tags: ['folk'] },
  commuter: { title: 'Commuter Psalms', artist: 'The Understudies Club', rating: 4, tags: ['post-punk'] },
  samba: { title: 'Cold Storage Samba', artist: 'DJ Umlaut' },
  lift: { title: 'Every Lift Is Out', artist: 'The Understudies Club' },
  tin: { title: 'Tin Parliament', artist: 'Halvorsen Pump Trio' },
  lighthouse: { title: 'Half a Lighthouse', artist: 'Yonna Vesk' },
  switchyard: { title: 'Switchyard', artist: 'Marrow Tide' },
  tenement: { title: 'Tenement Choir', artist: 'Wet Cement Choir' },
  lunch: { title: 'The Long Lunch', artist: 'Abacus Rainfall' },
  vantage: { title: 'Vantage', artist: 'Kestrel Index' },
} satisfies Record<string, { title: string; artist: string; rating?: number; tags?: string[] }>

export type RecordName = keyof typeof RECORDS
