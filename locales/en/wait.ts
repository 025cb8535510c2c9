import { counted } from '#locales/intl.ts'

// How long to wait, for "Try again in 5 minutes."
export const seconds = (count: number) => counted(count, { one: 'second', other: 'seconds' })
export const minutes = (count: number) => counted(count, { one: 'minute', other: 'minutes' })
export const hours = (count: number) => counted(count, { one: 'hour', other: 'hours' })
