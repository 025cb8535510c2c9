/** The kinds of events of an album; `out` is the release of a preorder, `grew` more tracks at Bandcamp. */
export const EVENT_KINDS = ['added', 'rated', 'moved', 'price', 'out', 'grew', 'gone', 'back'] as const
export type EventKind = (typeof EVENT_KINDS)[number]
