/** What can happen to an album; `out` is a preorder that came out. */
export const EVENT_KINDS = ['added', 'rated', 'moved', 'price', 'out', 'gone', 'back'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/**
 * What happened to an album, at a moment (ISO 8601). `before` and `after` are null or a rating, a list, or a price in minor units with its
 * currency, such as `700 EUR`.
 */
export type AlbumEvent = { at: string; kind: EventKind; before: string | null; after: string | null }

/** The same with the album, where events of many are told. */
export type TitledEvent = AlbumEvent & { albumId: number; title: string; artist: string }
