import { numberText } from '#locales/intl.ts'
import { albumGone } from '#locales/phrases.ts'

export { undo } from '#locales/phrases.ts'

export const title = 'Delete Album'
export const question = (album: string, artist: string, days: number) =>
  `“${album}” by ${artist} will be removed from your collection and its crates. You can restore it from the trash for ${numberText(days)} days.`
export const notFound = `${albumGone}.`

export const deleted = 'Album deleted'
export const deleteFailed = 'Failed to delete album'
export const restoreFailed = 'Failed to restore album'
