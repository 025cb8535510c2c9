import { seconds } from '#locales/wait.ts'

export const nothingHere = 'There is nothing at this address'
export const wrongFields = 'Some fields are invalid'
export const notJson = 'The body is not JSON'
export const noPicture = 'There is no picture at this address'
export const otherSite = 'This call came from another site'
export const tooLarge = 'This is too large for Gatefold.'
export const wrongKey = (most: number) => `Idempotency-Key must be 1 to ${most} characters long`
export const keyUsed = 'This key was used for another request'
export const tooManyAtOnce = (wait: number) => `Too many requests at once. Try again in ${seconds(wait)}.`
/** `id` finds the request in the log. */
export const unavailable = (wait: number, id: string) =>
  `The database can’t be reached right now. Try again in ${seconds(wait)}. Reference: ${id}`
/** `id` finds the request in the log. */
export const databaseFull = (id: string) =>
  `Gatefold has no room left, so nothing can be saved right now. Please tell the administrator. Reference: ${id}`
/** `id` finds the request in the log. */
export const failed = (id: string) => `Something went wrong. Reference: ${id}`
