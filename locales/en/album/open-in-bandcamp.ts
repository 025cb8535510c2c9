import { counted } from '#locales/intl.ts'

export { tryAgain } from '#locales/common.ts'

export const noAddress = (count: number) =>
  `${counted(count, { one: 'album has', other: 'albums have' })} no Bandcamp address`
export const blocked = 'Popup blocked'
export const blockedText = 'Your browser might be blocking popups. Please allow popups for this site'
