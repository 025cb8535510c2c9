/** What can happen to an album; `out` is a preorder that came out. */
export const EVENT_KINDS = ['added', 'rated', 'moved', 'price', 'out', 'gone', 'back'] as const
export type EventKind = (typeof EVENT_KINDS)[number]
