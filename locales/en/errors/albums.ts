import { numberText } from '#locales/intl.ts'

export { albumGone } from '#locales/phrases.ts'

export const someAlbumGone = 'One of these albums no longer exists'
export const collectionFull = (most: number) => `You can have at most ${numberText(most)} albums`
export const albumThere = 'You already have this album'
export const albumInTrash = 'This album is in your trash'
export const idTaken = 'This id is taken. Please try again with another one.'
export const addressTaken = 'Another album has this address'
export const albumStale = 'This album was changed elsewhere'
export const albumsStale = 'Some of these albums were changed elsewhere. Please try again.'
export const tooManyTags = (most: number, count: number) =>
  `An album can have at most ${numberText(most)} tags, and one of these would have ${numberText(count)}`
export const ratingsDiffer = 'These albums have different ratings. Choose one.'
export const mergedNotesTooLong = (most: number, count: number) =>
  `Notes can have at most ${numberText(most)} characters, and together these have ${numberText(count)}. Shorten them first.`
export const tooManyMerged = (most: number) => `You can merge at most ${numberText(most)} albums`
export const mergeGone =
  'This merge can’t be undone: one of its albums was restored, merged again or deleted permanently'
export const tooManyDistinct = (most: number) =>
  `You can mark at most ${numberText(most)} pairs of albums as not the same`
export const wrongAlbums = 'albums must be a list of albums'
export const tooManyAlbumsInCall = (most: number) => `At most ${numberText(most)} albums in one call`
export const noPreview = 'This album has no preview'

export const crateGone = 'This crate no longer exists'
export const crateStale = 'This crate was changed elsewhere'
export const cratesStale = 'Your crates were changed elsewhere. Please try again.'
export const tooManyCrates = (most: number) => `You can have at most ${numberText(most)} crates`
export const crateIsSmart = 'A smart crate shows what its query finds; albums can’t be put into it'

export const tagsStale = 'Your tags were changed elsewhere. Please try again.'
export const tooManyTagRules = (most: number) => `You can have at most ${numberText(most)} rules for tags`
export const tooManyTagColors = (most: number) =>
  `You can choose colors for at most ${numberText(most)} tags. Set another one back to Automatic first.`
export const editGone = 'This change can’t be undone anymore'
export const editUnfinished = 'This change is still being made. Try again in a moment.'
export const tagEditGone = 'This change of tags can’t be undone anymore'
export const tagEditFollowed = 'Your tags have changed again since, so this can’t be undone'
