export const usernameMissing = 'Please enter a Bandcamp username'
export const wrongUsername = 'Must be a Bandcamp username'
