import { numberText } from '#locales/intl.ts'

export { signIn as signInFromDemo } from '#locales/auth.ts'
export { crates } from '#locales/header.ts'

/** Names the picture of the demo, which leads there. */
export const demoPicture = 'Try the demo: a collection with crates on the left, and covers with stars'

export const title = 'Gatefold · A home for your Bandcamp records'
export const description =
  'Keep your Bandcamp collection and wishlist: rated, tagged, with notes, sorted into crates. Bring it in with one username.'

export const accountLabel = 'Account'
export const signIn = 'Sign In'
export const getStarted = 'Get Started'
export const tryDemo = 'Try the demo'

export const heading = 'Every record you bought, back in a crate.'
export const lede =
  'Gatefold keeps your Bandcamp collection and wishlist: rated, tagged, with a note on why. Bring it in with one username.'
/** `provider` is the name of whose accounts may all sign up. */
export const whoMayJoin = (provider: string | null) =>
  provider ? `Sign-up is open with ${provider}, and otherwise invite-only.` : 'Sign-up is invite-only.'
export const askForInvitation = 'Ask for an invitation'
export const needsScript = 'Logging in needs JavaScript.'

/** Crate names. The first is also on a card beside its count, so it must not be much longer. */
export const slowCrate = 'Sunday, slow'
export const loudCrate = 'Kitchen, loud'
export const lateCrate = 'Late bus home'
export const slowCrateCount = '31 albums'

export const insideLabel = 'A look inside'
export const ratingLabel = 'Rating'

export const tagsTitle = 'Tags that find things'
export const tagsText =
  'Bandcamp’s tags come along, yours sit beside them. Pick two and only the records with both stay.'
/** A sample note. */
export const note = '“Record of the year, and it is only May.”'
export const starsTitle = 'Five stars and a reason'
export const starsText = 'Rate with one click, change your mind with another. A note keeps what the stars can’t say.'
export const cratesTitle = 'Crates, by hand'
export const cratesText = 'Drag a sleeve onto a crate and it is in. A record can be in as many crates as you like.'

export const deskTitle = 'A desk for the maybes'
export const deskText =
  'Your wishlist, one sleeve at a time, playing as it lands. Keep, Friday, later or the trash: one key each, and one to undo.'
export const shareTitle = 'A page to pass around'
export const shareText =
  'A crate, a list or your year gets a link. Whoever has it sees the covers, and your stars and notes if you like.'
export const diaryTitle = 'A diary in covers'
export const diaryText = 'What you heard stands on its day, with stars and a note. In December, that is your year.'
export const giftTitle = 'Gifts, unspoiled'
export const giftText =
  'Share your wishlist as a gift list: guests mark what they are giving, and you see nothing until the day.'
export const wholeTitle = 'Whole albums'
export const wholeText =
  'Connect Bandcamp, and what you own plays from the first track to the last, one album after another.'
/** Made-up tracks, which stand in one line. */
export const tracks = [
  ['Speaker’s Corner', '6:04'],
  ['Point of Order', '5:21'],
  ['The Ayes', '7:40'],
  ['Adjourned', '3:12'],
] as const
export const offlineTitle = 'Tunnels included'
export const offlineText = 'Albums, crates and diary open without a network. What you change there is sent later.'

export const promisesTitle = 'Your music, your business'
export const aloneTitle = 'Kept for you alone'
export const aloneText = 'Nobody else sees your albums, unless you share a link. Nothing is sold.'
export const takeAwayTitle = 'Yours to take away'
export const takeAwayText = 'Everything as CSV or JSON, crates and their order included.'
export const goneTitle = 'Gone when you say so'
export const goneText = (days: number) =>
  `What you delete stays in the trash for ${numberText(days)} days in case you change your mind, then it is permanently deleted.`
export const trackersTitle = 'No trackers'
export const trackersText =
  'No advertising, no tracking. Cookies only keep you logged in and remember your view. Covers and previews come straight from Bandcamp.'

/** Two short lines in the largest font of the page. */
export const closing = <Node>(lineBreak: Node) => ['The crate is waiting.', lineBreak, 'Side A first.']
export const createAccount = 'Create an Account'

export const notAffiliated = 'Not affiliated with Bandcamp.'

export const demoTitle = 'Demo'
export const demoDescription =
  'Try Gatefold with 120 albums, without an account: search, rate, tag and sort them into crates.'
/** Below the header of each page of the demo. */
export const line = 'This is a demo. What you change here stays in this tab.'
export const demoNeedsScript = 'The demo needs JavaScript.'
export const createYours = 'Create account'

export const dialogTitle = 'This comes with an account'
export const dialogText =
  'Your own albums, links, imports, exports, the trash and settings need an account. Everything else works here, with the demo’s albums.'
export const seeShared = 'See a shared page'
export const stay = 'Back to the demo'
/** In place of what the server answers. */
export const needsAccount = 'This needs an account.'
