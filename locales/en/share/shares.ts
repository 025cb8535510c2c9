import { counted } from '#locales/intl.ts'

// The place of all shares.
export const count = (count: number) => counted(count, { one: 'link', other: 'links' })
export const noneTitle = 'Nothing is shared'
/** Each is a day, such as March 4, 2026. */
export const since = (day: string) => `since ${day}`
export const until = (day: string) => `until ${day}`
// In the settings.
export const toShares = 'See your shares'
