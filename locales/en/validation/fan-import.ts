export const usernameMissing = 'Please enter a Bandcamp username'
export const wrongUsername = 'That is not a Bandcamp username'
