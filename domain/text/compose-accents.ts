// Letters with marks, and Korean letters, that combine to one character. Single characters stay: the canonical form of some looks
// different.
const PARTS = /[\u1100-\u11ff]+|\P{M}\p{M}+/gu

/** A text with its accents composed, as nearly all programs write them: `e` and an acute accent become `é`. */
export const composeAccents = (text: string): string => text.replace(PARTS, (part) => part.normalize('NFC'))
