/** How long texts can be, in characters. */
export const TEXT_LIMITS = {
  title: 300,
  artist: 300,
  url: 2_000,
  notes: 10_000,
  tag: 60,
  crateName: 120,
  crateDescription: 2_000,
  shareTitle: 120,
  listenNote: 2_000,
  guestName: 60,
  sharerName: 60,
} as const
