import * as messages from '#locales/files.ts'

/** "310 kB" */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? messages.kilobytes(Math.max(1, Math.round(bytes / 1_000)))
    : messages.megabytes(Math.round(bytes / 100_000) / 10)
