// Texts of more than one feature.
export const brand = 'Gatefold'

export const cancel = 'Cancel'
export const close = 'Close'
export const done = 'Done'
export const no = 'No'
export const yes = 'Yes'
export const saveChanges = 'Save changes'
export const discard = 'Discard'
export const undo = 'Undo'
export const undone = 'Undone'
export const nothingToUndo = 'Nothing to undo'
export const changedSince = 'This was changed since and stays as it is'
export const tooMuchToUndo = 'This is too much to undo here. What was deleted is in the trash'
export const tryAgain = 'Try again'
export const showMore = 'Show more'
export const optional = 'Optional'

export const notLoaded = 'Couldn’t load this'
export const albumGone = 'This album no longer exists'
export const exportStarted = 'Export started'
export const exportStartedText = 'Your file download should begin shortly.'
export const unsavedChanges = 'You have unsaved changes.'

export const pleaseTryAgain = 'Please try again'
export const somethingWrong = 'Something went wrong. Please try again.'
export const unreachable = 'Couldn’t reach Gatefold. Please try again.'

// Toasts.
export const notifications = 'Notifications'
export const dismiss = 'Dismiss'
