import { counted } from '#locales/intl.ts'

export const trackCount = (count: number) => counted(count, { one: 'track', other: 'tracks' })
