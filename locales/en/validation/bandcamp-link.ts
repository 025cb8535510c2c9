export const usernameMissing = 'Enter the username that Bandcamp shows'
export const passwordMissing = 'Enter the password that Bandcamp shows'
