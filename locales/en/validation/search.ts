import { besideText } from '#locales/intl.ts'

/** `values` are what a program may send. */
export const notOneOf = (values: readonly string[]) => `This must be one of: ${besideText(values)}`
export const wrongPage = 'A page must be a whole number from 1'
export const wrongCrate = 'A crate must be an id, or none'
export const wrongSeed = 'A seed must be a whole number of up to six digits'
export const wrongRating = 'A rating must be from 0 to 5, in steps of 0.5'
export const wrongRange = 'The lowest rating must not be above the highest'
export const wrongTags = (most: number) => `Tags must be 1 to ${most} texts, none of them empty`
export const wrongYears = 'Years must be written like 1994 or 1994..1997; ten years from 1990 are the decade 1990'
export const wrongDecade = 'A decade must be its first year, such as 1990'
export const wrongMonth = 'A month must be written like 2026-05'
export const wrongName = (most: number) => `A name must have 1 to ${most} characters`
export const wrongImports = 'Imports must be one id, or two with a comma between'
