import { language } from '#locales/language.ts'

const inUnit = (value: number, unit: string, maximumFractionDigits: number) =>
  value.toLocaleString(language, { style: 'unit', unit, maximumFractionDigits })

/** 310 kB, 1.2 MB */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? inUnit(Math.max(1, bytes / 1_000), 'kilobyte', 0) : inUnit(bytes / 1_000_000, 'megabyte', 1)
