export { cancel, discard, errorTitle } from '#locales/phrases.ts'

export const failed = 'Something went wrong. Please try again.'

export const unsavedTitle = 'Leave without saving?'
export const keepEditing = 'Keep editing'

export const typeToContinue = <Node>(expected: Node) => ['Type ', expected, ' to continue']

export const openFailed = 'This could not be opened. Please try again.'
export const openFailedOffline = 'This could not be opened: you are offline. Try again once you are connected.'

export const keepMine = 'Keep mine'
export const useOther = 'Use the other'
