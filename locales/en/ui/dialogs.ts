export { cancel, discard, somethingWrong as failed } from '#locales/phrases.ts'

export const unsavedTitle = 'Leave without saving?'
export const keepEditing = 'Keep editing'

export const typeToContinue = <Node>(expected: Node) => ['Type ', expected, ' to continue']

export const openFailedTitle = 'Couldn’t open this'
export const openFailed = 'Please try again'
export const openFailedOffline = 'You are offline. Try again once you are connected.'

export const keepMine = 'Keep mine'
export const useOther = 'Use the other'
