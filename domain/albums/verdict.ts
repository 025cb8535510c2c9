/** A person's decision about a wish: keep it, buy it on Friday, ask again later, or let it go. */
export const VERDICTS = ['keep', 'friday', 'later', 'let-go'] as const
export type Verdict = (typeof VERDICTS)[number]
