import { unitText } from '#locales/intl.ts'

/** 310 kB, 1.2 MB */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? unitText(Math.max(1, bytes / 1_000), 'kilobyte', 0) : unitText(bytes / 1_000_000, 'megabyte', 1)
