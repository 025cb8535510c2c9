/** The most Gatefold takes of each thing, in characters, rows or bytes. Each has its own message where it is checked. */
export const LIMITS = {
  title: 300,
  artist: 300,
  url: 2_000,
  notes: 10_000,
  tag: 60,
  tagsPerAlbum: 60,
  crateName: 120,
  crateDescription: 2_000,
  albumsPerPerson: 100_000,
  cratesPerPerson: 2_000,
  cratePlacesPerCall: 100_000,
  albumsPerBulkCall: 5_000,
  importCallBytes: 8_000_000,
  bodyBytes: 2_000_000,
} as const
