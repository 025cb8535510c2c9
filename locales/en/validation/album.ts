import { numberText } from '#locales/intl.ts'

export const wrongList = 'The list is collection or wishlist'
export const titleMissing = 'Title is required'
export const artistMissing = 'Artist is required'
export const wrongUrl = 'Must be a valid URL'
export const wrongReleaseDate = 'A release date must be YYYY, YYYY-MM or YYYY-MM-DD'
export const wrongMoment = 'A moment is written like 2024-05-01T12:00:00Z'
export const wrongRating = 'A rating is a whole number from 1 to 5'
export const wrongTrackCount = 'Tracks are a whole number from 0 to 9,999'
export const wrongTags = 'Tags are a list of texts'
export const tagTooLong = (most: number) => `A tag has at most ${numberText(most)} characters`
export const tooManyTags = (most: number) => `An album has at most ${numberText(most)} tags`
export const wrongAlbumIds = 'albumIds is a list of album ids'
export const nothingToChange = 'Say what is to change'
export const tagAddedAndRemoved = 'A tag cannot be added and removed at once'
