import { counted } from '#locales/intl.ts'

export const albumCount = (count: number) => counted(count, { one: 'album', other: 'albums' })
