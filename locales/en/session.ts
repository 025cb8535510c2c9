export const loggedInTitle = 'Login successful!'
export const loggedIn = 'Welcome back to Gatefold'

export const signedOut = 'You have been logged out'
export const textKept =
  'What you typed is still here. Use the same account in the tab that opens, then come back and save.'

export const accountChangedTitle = 'Account changed'
export const accountChanged = (email: string) => `This browser is now logged in as ${email}.`
