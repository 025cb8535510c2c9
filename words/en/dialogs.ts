export const notOpenedTitle = 'Error'
export const notOpened = 'This could not be opened. Please reload the page.'
