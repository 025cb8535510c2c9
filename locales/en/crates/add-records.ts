import { counted } from '#locales/intl.ts'

export { done } from '#locales/phrases.ts'
export { loadingAlbums as loading } from '#locales/ui/parts.ts'

export const title = (crate: string) => `Add albums to ${crate}`
export const find = 'Find an album'
export const albums = 'Albums'
export const noMatches = 'No albums match'
export const crateGone = 'This crate no longer exists.'
export const added = (count: number) => counted(count, { one: 'album added', other: 'albums added' })
export const addFailed = 'Couldn’t add the album to the crate'
export const removeFailed = 'Couldn’t remove the album from the crate'
