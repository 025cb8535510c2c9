import * as words from '#locales/files.ts'

/** "310 kB" */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? words.kilobytes(Math.max(1, Math.round(bytes / 1_000)))
    : words.megabytes(Math.round(bytes / 100_000) / 10)
