import { anyOfText, besideText, isolated, numberText } from '#locales/intl.ts'

export const wrongAddress = 'Please enter a valid email address'
export const passwordTooShort = (least: number) => `Password must be at least ${numberText(least)} characters`
export const passwordTooLong = (most: number) => `Password must be at most ${numberText(most)} characters`
export const nameTooShort = (least: number) => `Name must be at least ${numberText(least)} characters`
export const nameTooLong = (most: number) => `Name must be at most ${numberText(most)} characters`
export const passwordsDiffer = 'Passwords do not match'
export const newPasswordsDiffer = "Passwords don't match"
export const wrongProvider = 'The provider must be google or oidc'
export const signupPasswordMissing = 'Please enter the signup password'
/** The settings of an account, by their names in the API. */
const settings = { itemsPerPage: 'Items per page', lastView: 'Last view', language: 'Language' }
export const wrongChoice = (setting: keyof typeof settings, values: readonly (string | number)[]) => {
  const texts = values.map((value) => (typeof value === 'number' ? numberText(value) : value))
  return `${settings[setting]} must be ${anyOfText(texts)}`
}
export const passwordMissing = 'Please enter your password'
export const wrongPhotoAddress = 'Must be a URL that starts with https://'
export const samePassword = 'Choose a password other than your current one'
export const confirmationMissing = 'Type your email address to confirm'

// The rules of a new password; `least` is its least length.
export const rules = (least: number) => ({
  length: `At least ${numberText(least)} characters`,
  uppercase: 'One uppercase letter',
  digit: 'One number',
})

/** The error for one of the 10,000 most common passwords. */
export const commonPassword = 'This password is too common. Choose one that is harder to guess.'

/** The error for each rule that is not met. */
export const errors = (least: number) => ({
  length: `Password must be at least ${numberText(least)} characters long`,
  uppercase: 'Password must contain at least one uppercase letter',
  digit: 'Password must contain at least one number',
})

export const pageNotFound = 'This page does not exist'
export const wrongSort = 'Sort must be created, username, email or role'
export const wrongDirection = 'Direction must be asc or desc'
export const unknownAction = 'Unknown action'
export const usernameMissing = 'Username is required'
export const usernameTooLong = (most: number) => `Username must be at most ${numberText(most)} characters`
export const displayNameTooLong = (most: number) => `Display name must be at most ${numberText(most)} characters`
export const wrongRole = 'The role must be user, test or admin'
export const addressMissing = 'Please enter your email address'

export const wrongList = 'The list must be collection or wishlist'
export const wrongVerdict = 'The decision must be keep, friday, later or let-go'
export const titleMissing = 'Title is required'
export const artistMissing = 'Artist is required'
export const wrongUrl = 'Must be a valid URL'
export const wrongReleaseDate = 'A release date must be YYYY, YYYY-MM or YYYY-MM-DD'
export const wrongMoment = 'A time must be written like 2024-05-01T12:00:00Z'
export const wrongRating = 'A rating must be from half a star to five, in steps of half a star'
export const wrongTrackCount = (most: number) => `Tracks must be a whole number from 0 to ${numberText(most)}`
export const wrongPrice = 'A price must be a whole number of cents, or of the currency’s smallest unit'
export const wrongCurrency = 'A currency must be a code such as EUR'
export const wrongPaid = 'What was paid must be a whole number of cents, or of the currency’s smallest unit'
export const paidInHalves = 'What was paid needs an amount and a currency'
export const wrongFormat = 'A format must be digital, vinyl, cassette, cd or other'
export const wrongYesOrNo = 'This must be true or false'
export const wrongFans = 'Fans must be a whole number'
export const wrongItemType = 'An item type must be album or track'
export const wrongBandcampId = 'An id at Bandcamp must be a whole number'
export const wrongTracks = 'Tracks must be a list, each with a number, a title and whether it can be played'
export const tooManyTracks = (most: number) => `An album can have at most ${numberText(most)} tracks`
export const wrongTags = 'Tags must be a list of texts'
export const tagTooLong = (most: number) => `A tag can have at most ${numberText(most)} characters`
export const tooManyTags = (most: number) => `An album can have at most ${numberText(most)} tags`
export const wrongAlbumIds = 'albumIds must be a list of album ids'
export const wrongMerge = (most: number) => `merge must be a list of 1 to ${numberText(most)} ids of other albums`
export const wrongVersions = 'versions must be a version of each album, first that of the one to keep'
export const wrongAlike = (most: number) => `albumIds must be a list of 2 to ${numberText(most)} album ids`
export const wrongApart = 'apart must be one of albumIds'
export const nothingToChange = 'Nothing to change'
export const tagAddedAndRemoved = 'A tag can’t be added and removed at once'

export const subsonicUsernameMissing = 'Enter the username that Bandcamp shows'
export const subsonicPasswordMissing = 'Enter the password that Bandcamp shows'

export const nameMissingTitle = 'Crate name required'
export const nameMissing = 'Please enter a name for your crate'
export const wrongCrateIds = 'crateIds must be a list of crate ids'

export const tooManyPlaces = (most: number) =>
  `At most ${numberText(most)} at once: choose fewer albums or fewer crates`

export const queryMissing = 'Enter what the crate should find'
export const queryTooLong = (most: number) => `A query can have at most ${numberText(most)} terms`
export const queryFault = (part: string) => `“${isolated(part)}” can’t be read as part of a query`
export const smartCrateHasNoAlbums = 'A smart crate has a query instead of albums of its own'
export const notSmart = 'Only a smart crate has a query'

export const wrongDay = 'A day must be YYYY-MM-DD'
export const wrongHeardAt = 'A time must be written like 2026-05-01T20:30'
export const notHeardYet = 'A time must not be in the future'

export const atMostCharacters = (most: number) => `At most ${numberText(most)} characters`
/** For schemas without a message. */
export const fieldMissing = 'This field is required'
export const invalidValue = 'This value is invalid'
export const wrongNewId = 'An id must be a whole number from 2^40 to 2^49 - 1'
export const unknownField = 'Unknown field'

export const wrongPlace = 'A place must be a whole number'
export const wrongRow = 'A row must be a whole number'
export const rowTooSmall = 'Rows must count from 1'
export const tooManyAlbums = (most: number) => `A file can have at most ${numberText(most)} albums`
export const tooManyAlbumsInCall = (most: number) =>
  `One call can import at most ${numberText(most)} albums. Import a larger file in the app, or in chunks with POST /api/imports/file`
export const wrongNth = 'nth must be a whole number'
export const nthTooSmall = 'nth must count from 1'
export const fileNameMissing = 'A file must have a name'
export const wrongFileFormat = 'The format must be csv or json'
export const wrongMode = 'The mode must be skip or fill'
export const wrongTarget = 'The target must be collection, albums or crate'
export const wrongTotal = 'total must be a whole number'
export const wrongCrateId = 'crateId must be a crate'
export const wrongFingerprint = 'A fingerprint must be written in hex'
export const wrongFileRow = 'A row must be {row, album} or {row, fault}'
export const wrongRows = 'rows must be a list of rows'
export const tooManyRowsInChunk = (most: number) => `At most ${numberText(most)} rows in one chunk`
export const wrongCrates = 'crates must be a list of crates'
export const tooManyCratesInChunk = (most: number) => `At most ${numberText(most)} crates in one chunk`
export const wrongChunks = 'chunks must be a number'
export const wrongTagRules = 'tagRules must be a list of tag rules'
export const tooManyTagRules = (most: number) => `At most ${numberText(most)} tag rules`
export const wrongCrateChunks = 'crateChunks must be a number'

export const listMissing = 'Please choose at least one list'
export const fanMissing = 'Please enter a Bandcamp username'
export const wrongUsername = 'Must be a Bandcamp username'

export const tokenMissing = 'Enter your user token from ListenBrainz'
export const wrongToken = 'This is not a user token of ListenBrainz. Copy it from your settings there.'

/** `values` are what a program may send. */
export const notOneOf = (values: readonly string[]) => `This must be one of: ${besideText(values)}`
export const wrongPage = 'A page must be a whole number from 1'
export const wrongCrate = 'A crate must be an id, or none'
export const wrongSeed = 'A seed must be a whole number of up to six digits'
export const wrongRatingFilter = 'A rating must be from 0 to 5, in steps of 0.5'
export const wrongRange = 'The lowest rating must not be above the highest'
export const wrongTagFilter = (most: number) => `Tags must be 1 to ${most} texts, none of them empty`
export const wrongYears = 'Years must be written like 1994 or 1994..1997; ten years from 1990 are the decade 1990'
export const wrongDecade = 'A decade must be its first year, such as 1990'
export const wrongMonth = 'A month must be written like 2026-05'
export const wrongName = (most: number) => `A name must have 1 to ${most} characters`
export const wrongImports = 'Imports must be one id, or two with a comma between'

export const wrongOf = 'Choose one thing to share: a crate, a list, a query, a year or the calendar'
export const wrongYear = 'The year must be a number from 1900 to 2099'
export const wrongSharedList = 'The list is either “collection” or “wishlist”'
export const wrongView = 'The view is either “wall” or “list”'
export const wrongShows = 'Choose with yes or no what is shown'
export const wrongYesNo = 'Choose yes or no'
export const wrongDate = 'Choose a date'
export const wrongGuest = 'This browser’s key for the gift list is not valid'
export const wrongEmbedFormat = 'The format must be json'

export const wrongSince = 'Revision must be that of an earlier answer'
export const wrongEpoch = 'Epoch must be that of an earlier answer'
export const wrongForm = 'Reload the page to get its new version'

export const wrongTag = 'A tag must be a text'
export const wrongTagList = 'Must be a list of at least one tag'
export const tooManyTagsAtOnce = (most: number) => `At most ${numberText(most)} tags at once`
export const tagNameMissing = 'Name is required'
export const wrongColor = 'Must be one of the colors'
export const notARule = 'This is not a tag rule'
export const notATagColor = 'This is not the color of a tag'
export const wrongEdit = 'Must be the name of an edit'
