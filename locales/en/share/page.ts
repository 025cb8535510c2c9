import { counted, dayText, numberText } from '#locales/intl.ts'

export { listNames as listTitles } from '#locales/album/form.ts'
export { albumCount as albums } from '#locales/album-count.ts'
export { nextPage as next, pages, previousPage as previous } from '#locales/collection/page.ts'
export { skipLink } from '#locales/pages.ts'
export { trackCount as tracks } from '#locales/track-count.ts'
export { starCount as rated } from '#locales/ui/parts.ts'

/** Of a year that is shared: it is not the reader's. */
export const yearTitle = (year: number) => `${year} in albums`
export const selection = 'A selection of albums'
export const description = (totals: string) => `${totals}, shared with Gatefold.`
export const sharedBy = (name: string) => `Shared by ${name}`
export const titleBy = (title: string, artist: string) => `${title} by ${artist}`
export const buy = 'Buy on Bandcamp'
export const listen = 'On Bandcamp'
/** `srOnly` text names the album for screen readers. */
export const ofAlbum = <Node>(text: string, title: string, srOnly: (text: string) => Node) => [
  text,
  srOnly(`: ${title}`),
]
export const play = 'Play'
export const playerTitle = (title: string) => `Bandcamp’s player: ${title}`
export const empty = 'Nothing here yet. Albums appear as soon as they are added.'
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
  `A gift list until ${dayText(until)}. Mark what you are giving, so that nobody else does. The owner sees nothing until then.`
export const giftOwner = 'Your list. What is taken stays secret.'
export const give = 'I’m giving this'
export const taken = 'Taken'
export const yours = 'You are giving this'
export const release = 'Take it back'
export const goneTitle = 'No longer on the list'
export const goneText = 'A guest is giving these, but they have left the list since.'
export const yourName = 'Your name'
export const nameHelp = 'Optional. The owner sees it after that day.'
export const failed = 'Couldn’t save that. Please try again.'
export const noScript = 'Marking gifts needs JavaScript.'
