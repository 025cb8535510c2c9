import { numberText } from '#locales/intl.ts'

export const wrongTag = 'A tag must be a text'
export const wrongTagList = 'Must be a list of at least one tag'
export const tooManyTags = (most: number) => `At most ${numberText(most)} tags at once`
export const nameMissing = 'Name is required'
export const wrongColor = 'Must be one of the colors'
export const notARule = 'This is not a tag rule'
export const notATagColor = 'This is not the color of a tag'
export const wrongEdit = 'Must be the name of an edit'
