export const loggedInTitle = 'Login successful!'
export const loggedIn = 'Welcome back to Gatefold'

export const notOpenedTitle = 'Error'
export const notOpened = 'This could not be opened. Please reload the page.'
