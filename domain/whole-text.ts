import * as z from 'zod/mini'

/**
 * Puts U+FFFD in place of half a character (a lone surrogate), which is what storing or sending it would make of it anyway, and of NUL, at
 * which the database's functions take a text to end.
 */
export const wholeText = z.overwrite((text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD'))

/** The same for a name: one line without characters nobody sees, and no space round it. */
export const oneLine = z.overwrite((text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
)
