import { numberText } from '#locales/intl.ts'

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
