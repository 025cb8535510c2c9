import { counted } from '#locales/intl.ts'

export { cancel, close, optional, saveChanges } from '#locales/phrases.ts'

export const share = 'Share…'
export const shareThese = 'Share these albums'
export const title = (name: string) => (name ? `Share “${name}”` : 'Share these albums')
export const editTitle = 'Change what is shared'
export const lead = 'Everybody who has the link sees these albums, always as they are now. Nobody sees who you are.'
export const yearLead =
  'Everybody who has the link sees what you heard and added in this year, always as it is now, without notes and days. Nobody sees who you are.'
export const selectionCrate = 'Shared albums'
export const selectionLead =
  'These albums go into a new crate with this title. Everybody who has the link sees what is in it, always as it is now.'
export const name = 'Title'
export const layout = 'Layout'
export const views = { wall: 'Wall of covers', list: 'List, with room for notes' }
export const shown = 'Also shown'
export const shows = {
  notes: 'Notes',
  ratings: 'Ratings',
  tags: 'Tags',
  prices: 'Prices',
  tracks: 'Track lists',
  hidden: 'Albums that may be hidden at Bandcamp',
}
export const showsOfYear = { ...shows, ratings: 'Best rated', prices: 'What you paid' }
export const hiddenHelp =
  'What only your Bandcamp link brought can be something you hid there, so it is left out unless you choose it.'
export const gift = 'Gift list'
export const giftHelp =
  'Guests mark what they give. You see nothing of it until the day you choose, which can only be put off.'
export const giftUntil = 'Secret until'
export const expires = 'Stop showing it on'
export const listed = 'Search engines may list it'
export const preview = 'Preview'
export const previewLoading = 'Loading the preview'
export const previewFailed = 'The preview couldn’t be loaded. The link can be made all the same.'
export const create = 'Create link'
export const created = 'Link created'
export const saved = 'Share updated'
export const createFailed = 'Error creating the link'
export const saveFailed = 'Error updating the share'
export const link = 'Link'
export const copy = 'Copy'
export const copied = 'Link copied'
export const copyFailed = 'The link could not be copied. Select it and copy it yourself.'
export const send = 'Send…'
export const see = 'See the page'
export const gone = 'This share no longer exists.'
export const loading = 'Loading your shares'
export const loadFailed = 'Error fetching your shares'

export const listTitle = 'Shares'
export const listText = 'What others can see by a link. Visits are counted without cookies or addresses.'
export const none = 'Nothing is shared. Crates, the wishlist, searches, selections and years have “Share”.'
export const lists = { collection: 'Collection', wishlist: 'Wishlist' }
export const someAlbums = 'A search'
export const crateGone = 'A crate that was deleted'
export const visits = (count: number) => counted(count, { one: 'visit', other: 'visits' })
export const isGift = 'gift list'
export const isOver = 'expired'
export const isRemoved = 'taken down by an administrator'
export const change = 'Change'
export const changeOf = (name: string) => `Change the share of ${name}`
/** Begins with the visible text. */
export const seeOf = (name: string) => `${see} of ${name}`
export const copyOf = (name: string) => `Copy the link to ${name}`
export const revoke = 'Stop sharing'
export const revokeOf = (name: string) => `Stop sharing ${name}`
export const revoked = 'No longer shared'
export const revokeFailed = 'Error ending the share'
export const newLink = 'New link'
export const newLinkText = 'The link before leads nowhere from then on.'
export const newLinkMade = 'New link made'
export const linkUnknown = 'The link can’t be shown again. A new one can be made.'
export const clearGifts = 'Clear all marks'
export const clearGiftsQuestion = 'Clear all marks of guests?'
export const clearGiftsText =
  'Everything on this list can be given again. You are not told whether anything was marked, and guests are not told either.'
export const giftsCleared = 'No album is marked now'
export const clearGiftsFailed = 'Error clearing the marks'
export const gifts = 'Who gives what'
export const noGifts = 'Nobody has marked anything.'
export const giftLine = (album: string, artist: string, guest: string) =>
  `${album} by ${artist}: ${guest || 'somebody'}`
/** Stands on the picture that other sites show. */
export const onCard = 'Shared with Gatefold'
