import { counted, dayText, isolated, numberText, shortDayText } from '#locales/intl.ts'

export { listNames as lists } from '#locales/album-form.ts'
export { nextPage as next, page as pageName, pages, previousPage as previous } from '#locales/collection.ts'
export { skipLink } from '#locales/pages.ts'
export { cancel, close, optional } from '#locales/phrases.ts'
export { albumCount as albums, starCount as rated, trackCount as tracks } from '#locales/ui.ts'

export const share = 'Share…'
export const shareThese = 'Share these albums'
export const title = (name: string) => (name ? `Share “${isolated(name)}”` : 'Share these albums')
export const editTitle = 'Change what is shared'
export const lead = (isYear: boolean) =>
  isYear
    ? 'Anyone with the link sees what you heard and added in this year, without notes and days. Changes show at once.'
    : 'Anyone with the link sees these albums. Changes show at once.'
/** Where there is no link yet. */
export const before = (isYear: boolean) =>
  isYear
    ? 'Nobody else sees this year yet. With a link, anyone who has it sees what you heard and added in it, without notes and days.'
    : 'Nobody else sees these albums yet. With a link, anyone who has it does.'
export const stopped = 'Sharing stopped. The link no longer works.'
export const selectionCrate = 'Shared albums'
export const selectionLead =
  'These albums go into a new crate with this title. Anyone with the link sees what is in it. Changes show at once.'
export const name = 'Title'
export const sharer = 'Your name'
export const sharerHelp = 'Optional, shown on the page'
export const layout = 'Layout'
export const views = { wall: 'Wall of covers', list: 'List, with room for notes' }
export const shown = 'Also shown'
export const shows = {
  notes: 'Notes',
  ratings: 'Ratings',
  tags: 'Tags',
  prices: 'Prices',
  tracks: 'Track lists',
  hidden: 'Include albums hidden on Bandcamp',
}
export const showsOfYear = { ...shows, ratings: 'Best rated', prices: 'What you paid' }
export const gift = 'Gift list'
export const giftHelp = 'Guests mark what they give. You see nothing of it until the day you choose.'
export const giftLater =
  'Guests mark what they give. Their marks stay with the list if it gets a new link. You can move the day later, not earlier.'
export const giftUntil = 'Keep secret until'
export const makeGift = 'Make it a gift list'
export const moveDay = 'Move the day'
export const expires = 'The link expires'
export const expiresOn = 'Link expires on'
/** A box to check. */
export const listed = 'Search engines may list it'
export const preview = 'Preview'
export const previewLoading = 'Loading the preview'
export const previewFailed = 'Couldn’t load the preview. The link works all the same.'
export const noLink = 'Made when you copy it'
export const create = 'Create link'
export const statuses = { saving: 'Saving…', saved: 'Saved' }
export const createFailed = 'Couldn’t create the link'
export const saveFailed = 'Couldn’t save the change'
export const done = 'Done'
export const link = 'Link'
export const copy = 'Copy'
export const copyIt = 'Copy link'
export const copied = 'Link copied'
export const copyFailed = 'Couldn’t copy the link. Select it and copy it yourself.'
export const send = 'Send…'
/** Link to the page that others see. */
export const see = 'See the page'
export const gone = 'This share no longer exists.'
export const loading = 'Loading your shares'

export const listText = 'What others can see by a link. Visits are counted without cookies or addresses.'
export const none = 'You can share a crate, your wishlist, a search or a year.'
export const someAlbums = 'A search'
export const crateGone = 'A crate that was deleted'
export const visits = (count: number) => counted(count, { one: 'visit', other: 'visits' })
export const isGift = 'gift list'
export const isOver = 'expired'
export const isRemoved = 'taken down by an administrator'
export const changeOf = (name: string) => `Change the share of ${isolated(name)}`
/** Begins with the visible text. */
export const seeOf = (name: string) => `${see} of ${isolated(name)}`
export const copyOf = (name: string) => `Copy the link to ${isolated(name)}`
export const revoke = 'Stop sharing'
export const revokeOf = (name: string) => `Stop sharing ${isolated(name)}`
export const revoked = 'Sharing stopped'
export const shareAgainFailed = 'Couldn’t share it again'
export const revokeFailed = 'Couldn’t stop sharing it'
export const newLink = 'New link'
export const newLinkText = 'The old link stops working.'
export const newLinkFailed = 'Couldn’t make a new link'
export const newLinkMade = 'New link made'
export const visited = (count: number) => `${visits(count)} so far`
export const overText = 'The link has expired. Choose another day to show the page again.'
export const removedText = 'An administrator has taken this page down.'
export const linkUnknown = 'The link can’t be shown again. A new one can be made.'
export const clearGifts = 'Clear all marks'
export const clearGiftsQuestion = 'Clear all marks of guests?'
export const clearGiftsText =
  'Everything on this list can be given again. You are not told whether anything was marked, and guests are not told either.'
export const giftsCleared = 'No album is marked now'
export const clearGiftsFailed = 'Couldn’t clear the marks'
export const gifts = 'Who gives what'
export const noGifts = 'Nobody has marked anything.'
export const giftLine = (album: string, artist: string, guest: string) =>
  `${isolated(album)} by ${isolated(artist)}: ${isolated(guest) || 'somebody'}`
/** Stands on the picture that other sites show. */
export const onCard = 'Shared with Gatefold'

/** Of a year that is shared: it is not the reader's. */
export const yearTitle = (year: number) => `${year} in albums`
export const selection = 'A selection of albums'
export const description = (totals: string) => `${totals}, shared with Gatefold.`
export const sharedBy = (name: string) => `Shared by ${isolated(name)}`
export const titleBy = (title: string, artist: string) => `${isolated(title)} by ${isolated(artist)}`
export const buy = 'Buy on Bandcamp'
export const listen = 'On Bandcamp'
/** `srOnly` text names the album for screen readers. */
export const ofAlbum = <Node>(text: string, title: string, srOnly: (text: string) => Node) => [
  text,
  srOnly(`: ${isolated(title)}`),
]
export const play = 'Play'
export const playerTitle = (title: string) => `Bandcamp’s player: ${isolated(title)}`
export const empty = 'There are no albums to show here for now.'
/** For the owner of a page without albums. */
export const leftOut = (count: number) =>
  `${counted(count, { one: 'album is', other: 'albums are' })} left out: only your Bandcamp link brought what is here, and it lists what you hide at Bandcamp too. Import your public list, or choose to show albums that may be hidden.`
export const pageOf = (page: number, all: number) => `Page ${numberText(page)} of ${numberText(all)}`
export const print = 'Print'
export const feed = 'Atom feed'
export const jsonFeed = 'JSON Feed'
export const madeWith = 'Shared with Gatefold: every record you bought, back in a crate.'
export const report = 'Report this page'
/** The subject of the email that it begins. */
export const reportSubject = 'Report of a shared page'
export const open = 'Open the whole page'

/** For a link that leads to nothing. */
export const linkGoneTitle = 'This link is no longer shared'
export const linkGoneText =
  'Whoever shared it has stopped, or the link was not copied whole. Ask the person who sent it to you.'

export const giftLead = (until: number) =>
  `A gift list until ${dayText(until)}. Mark what you are giving, so that nobody else does. Marks belong to the list, whichever link you came by. The owner sees nothing until then.`
export const giftOwner = 'Your list. What is taken stays secret.'
export const give = 'I’m giving this'
export const taken = 'Taken'
export const yours = 'You are giving this'
export const release = 'Undo: I’m not giving this'
export const goneTitle = 'No longer on the list'
export const goneText = 'A guest is giving these, but they have left the list since.'
export const yourName = 'Your name'
export const nameHelp = 'Optional. The owner sees it after that day.'
export const failed = 'Couldn’t save that. Please try again.'
export const noScript = 'Marking gifts needs JavaScript.'

// The place of all shares.
/** For what a device has of the shares, read at a time (ms). */
export const kept = (time: number) =>
  `You’re offline. This is what was shared on ${shortDayText(time)}. You can change it when you are online again.`
export const count = (count: number) => counted(count, { one: 'link', other: 'links' })
export const noneTitle = 'Nothing is shared yet'
/** Each is a day, such as March 4, 2026. */
export const since = (day: string) => `since ${day}`
export const until = (day: string) => `until ${day}`
// In the settings.
export const toShares = 'See your shares'
