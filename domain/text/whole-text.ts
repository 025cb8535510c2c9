import * as z from 'zod/mini'

/** Replaces lone surrogates by U+FFFD, as storing or sending them would, and NUL, at which SQLite's functions end a text. */
export const wholeText = z.overwrite((text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD'))

/** Like `wholeText` for a name: one line, without invisible characters, trimmed. */
export const oneLine = z.overwrite((text: string) =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
)
