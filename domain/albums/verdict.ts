/** What a person has decided about a wish: to keep it, to buy it on Friday, to be asked again later, or to let it go. */
export const VERDICTS = ['keep', 'friday', 'later', 'let-go'] as const
export type Verdict = (typeof VERDICTS)[number]
