import * as z from 'zod/mini'

/** Puts U+FFFD in place of half a character (a lone surrogate), which is what storing or sending it would make of it anyway. */
export const wholeText = z.overwrite((text: string) => text.toWellFormed())
