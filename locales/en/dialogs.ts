export { errorTitle as notOpenedTitle } from '#locales/common.ts'

export const notOpened = 'This could not be opened. Please try again.'
export const notOpenedOffline = 'This could not be opened: you are offline. Try again once you are connected.'
