export const pleaseTryAgain = 'Please try again'
export const tryAgain = 'Try again'

export const error = 'Error'
export const notReached = 'Gatefold could not be reached. Please try again.'
