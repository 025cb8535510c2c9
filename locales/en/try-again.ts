export { errorTitle as error, tryAgain } from '#locales/common.ts'

export const pleaseTryAgain = 'Please try again'

export const notReached = 'Gatefold could not be reached. Please try again.'
